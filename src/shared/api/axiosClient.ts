import axios, { isAxiosError } from 'axios';
import { env } from '../env';

/** The one axios client. Whose token a call goes out with is decided in `httpClient`. */
export const client = axios.create({
  baseURL: env.apiUrl,
  // The body is parsed below: a page of HTML or half a JSON text must become an error value, not a string that
  // looks like data.
  responseType: 'text',
  transformResponse: [(text: unknown) => text],
});

export { isAxiosError };
