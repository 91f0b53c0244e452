import { onTestFinished } from 'vitest';
import { server } from './testService';

/** A call that the app has sent. */
export interface SentCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** Collects the calls that the app sends from now on, in order, with their bodies. */
export function watchCalls(): { of: (method: string, path?: string) => SentCall[] } {
  const sent: SentCall[] = [];
  const handle = ({ request }: { request: Request }) => {
    const entry = {
      method: request.method,
      path: new URL(request.url).pathname.replace(/^\/api/u, ''),
      body: null,
    };
    sent.push(entry);
    void request
      .clone()
      .text()
      .then((text) => Object.assign(entry, { body: text === '' ? null : JSON.parse(text) }));
  };
  server.events.on('request:start', handle);
  onTestFinished(() => server.events.removeListener('request:start', handle));
  return {
    of: (method, path) =>
      sent.filter((call) => call.method === method && (path === undefined || call.path.startsWith(path))),
  };
}
