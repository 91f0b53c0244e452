import axios, { isAxiosError } from 'axios';
import { env } from '../env';
import { readToken } from '../session/storedSession';

/** The one axios client: base address, and the session's bearer token on every call that is not public (section 6). */
export const client = axios.create({
  baseURL: env.apiUrl,
  // The body is parsed below: a page of HTML or half a JSON text must become an error value, not a string that
  // looks like data.
  responseType: 'text',
  transformResponse: [(text: unknown) => text],
});

client.interceptors.request.use((config) => {
  const token = readToken();
  if (token !== null && config.headers.get('X-Public') !== 'true')
    config.headers.set('Authorization', `Bearer ${token}`);
  config.headers.delete('X-Public');
  return config;
});

export { isAxiosError };
