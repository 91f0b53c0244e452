/** A websocket controlled by a test: it opens, sends and breaks when told to. */
export class HandSocket extends EventTarget {
  /** Every socket of the running test, oldest first; a test begins by emptying the list. */
  static made: HandSocket[] = [];

  /** The newest socket. */
  static now(): HandSocket {
    const socket = HandSocket.made.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  }

  readyState: WebSocket['readyState'] = 0;
  readonly sent: unknown[] = [];
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    HandSocket.made.push(this);
  }

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  say(message: unknown): void {
    const data = typeof message === 'string' ? message : JSON.stringify(message);
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  lose(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }

  close(): void {
    this.readyState = 3;
  }
}
