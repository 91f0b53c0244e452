import { once } from 'node:events';
import { WebSocket } from 'ws';
import * as v from 'valibot';

const message = v.union([
  v.object({ type: v.literal('success'), id: v.number(), result: v.unknown() }),
  v.object({ type: v.literal('error'), id: v.nullable(v.number()), error: v.string(), message: v.string() }),
  v.object({ type: v.literal('event') }),
]);

/** A connection by which a browser takes commands and answers: WebDriver BiDi. */
export class Bidi {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<
    number,
    { resolve: (result: unknown) => void; reject: (error: Error) => void }
  >();
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      const read = v.parse(message, JSON.parse(data.toString()));
      if (read.type === 'event') return;
      const sent = this.#waiting.get(read.id ?? 0);
      this.#waiting.delete(read.id ?? 0);
      if (read.type === 'success') sent?.resolve(read.result);
      else sent?.reject(new Error(`${read.error}: ${read.message}`));
    });
    socket.on('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('the browser has gone'));
    });
  }

  static async connect(url: string): Promise<Bidi> {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    await once(socket, 'open');
    return new Bidi(socket);
  }

  async send(method: string, params: object = {}): Promise<unknown> {
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  close(): void {
    this.#socket.close();
  }
}
