import type { Service } from '../service/service';
import { hold, release } from './leftBehind';

const open = new Set<TestSocket>();
let serviceOf: (() => Service) | undefined;
let problem: (text: string) => void = () => undefined;

/** Connects new sockets to the current service; `report` is called for unexpected addresses. */
export function connectSockets(service: () => Service, report: (text: string) => void): void {
  serviceOf = service;
  problem = report;
}

/** Breaks the connection of every socket, as a lost network would. */
export function dropSockets(): void {
  for (const socket of open) socket.lose();
}

/**
 * A websocket connected to the reference service's presence instead of a network. msw has one, too, but keeps data of
 * each connection, which adds up when many test files share a process.
 */
export class TestSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;

  readonly url: string;
  readyState: number = TestSocket.CONNECTING;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: Event) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  readonly #presence: Service['presence'] | undefined;
  readonly #peer = { send: (data: string) => this.#later(() => this.#hear(data)) };

  constructor(url: string | URL) {
    super();
    this.url = String(url);
    if (!/^ws:\/\/localhost:3000\/ws$/u.test(this.url)) problem(`unexpected websocket: ${this.url}`);
    this.#presence = serviceOf?.().presence;
    open.add(this);
    hold(this, 'websocket');
    this.#later(() => this.#open());
  }

  send(data: string): void {
    if (this.readyState === TestSocket.CONNECTING)
      throw new DOMException('not open yet', 'InvalidStateError');
    if (this.readyState === TestSocket.OPEN) this.#presence?.receive(this.#peer, data);
  }

  close(): void {
    if (this.readyState >= TestSocket.CLOSING) return;
    this.readyState = TestSocket.CLOSING;
    this.#later(() => this.#end(new Event('close')));
  }

  /** The connection breaks without a closing handshake. */
  lose(): void {
    if (this.readyState === TestSocket.CLOSED) return;
    this.#fire(new Event('error'), this.onerror);
    this.#end(new Event('close'));
  }

  #open(): void {
    if (this.readyState !== TestSocket.CONNECTING) return;
    this.readyState = TestSocket.OPEN;
    this.#presence?.join(this.#peer);
    this.#fire(new Event('open'), this.onopen);
  }

  #hear(data: string): void {
    if (this.readyState === TestSocket.OPEN)
      this.#fire(new MessageEvent('message', { data }), this.onmessage);
  }

  #end(event: Event): void {
    this.readyState = TestSocket.CLOSED;
    open.delete(this);
    release(this);
    this.#presence?.leave(this.#peer);
    this.#fire(event, this.onclose);
  }

  #fire<Kind extends Event>(event: Kind, handler: ((event: Kind) => void) | null): void {
    this.dispatchEvent(event);
    handler?.(event);
  }

  #later(run: () => void): void {
    queueMicrotask(run);
  }
}
