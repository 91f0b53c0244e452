import { HttpResponse, type JsonBodyType, http } from 'msw';
import { server } from '../jsdom/testService';

type Answer = () => Response;

export const refused = (status: number, body: JsonBodyType) => HttpResponse.json(body, { status });

/** What may come of any call, and what the user is told then. */
export const faults: readonly (readonly [string, Answer, RegExp])[] = [
  ['500 HTML', () => new HttpResponse('<h1>Oops</h1>', { status: 500 }), /reports an error \(500\)/u],
  ['200 HTML', () => new HttpResponse('<html><h1>Oops</h1></html>'), /cannot be read/u],
  ['200 empty', () => new HttpResponse(null, { status: 200 }), /cannot be read/u],
  ['dropped', () => HttpResponse.error(), /No connection to the server/u],
  ['403', () => refused(403, { message: 'not yours' }), /do not have the rights for this.*not yours/u],
  ['403 HTML', () => new HttpResponse('<h1>Oops</h1>', { status: 403 }), /do not have the rights for this/u],
];

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The next call is answered so; the ones after it by the service. */
export const answerOnce = (method: Method, path: string, answer: Answer) =>
  server.use(http[method](`*/api${path}`, answer, { once: true }));
