import axios, { CanceledError, isAxiosError } from 'axios';
import { env } from '../env';
import { readToken, readTokenOf } from '../session/storedSession';

declare module 'axios' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- it adds to the library's own
  interface AxiosRequestConfig {
    /** Sends the call without a token (for calls of screens without a session). */
    isPublic?: boolean | undefined;
    /** Guid of the user in whose session the call is made; without it, the user who is signed in. */
    owner?: string | undefined;
  }
}

export const client = axios.create({
  baseURL: env.apiUrl,
  // `httpClient` parses the body: a page of HTML or half a JSON text must become an error value, not a string that
  // looks like data.
  responseType: 'text',
  transformResponse: [(text: unknown) => text],
});

/** Sends each call with the token of the session in which it was made, and never with another user's. */
client.interceptors.request.use((config) => {
  const { isPublic, owner, headers } = config;
  if (isPublic) return config;
  const token = owner === undefined ? readToken() : readTokenOf(owner);
  // Another user has signed in in another tab.
  if (token === null) throw new CanceledError();
  headers.set('Authorization', `Bearer ${token}`);
  return config;
});

export { isAxiosError };
