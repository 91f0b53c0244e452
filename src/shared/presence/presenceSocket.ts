import { SOCKET_POLL_ATTEMPTS, SOCKET_POLL_MS } from '@/domain/limits';
import { type PresenceMessage, type UserEvent, readPresenceMessage } from './presenceMessages';

/** A connection that lasted this long, in milliseconds, was stable: the next pause is a short one again. */
export const STABLE_CONNECTION_MS = 20_000;

/** The longest first pause before connecting again, in milliseconds; it doubles with each further pause. */
const RECONNECT_BASE_MS = 1000;

/** The longest pause of all, in milliseconds. */
export const RECONNECT_CAP_MS = 30_000;

/**
 * How long to wait before connecting again: exponential backoff with full jitter, so that the clients of a restarted
 * service do not all reconnect at the same moment.
 *
 * @param failures connections in a row that failed or did not last
 * @param random a number from 0 up to 1
 * @returns milliseconds
 */
export function reconnectDelay(failures: number, random: number): number {
  return random * Math.min(RECONNECT_CAP_MS, RECONNECT_BASE_MS * 2 ** failures);
}

/** How long the other side may be silent before it is asked for an answer, in milliseconds. */
export const SOCKET_QUIET_MS = 60_000;

/** How long we wait for that answer, and for a connection, in milliseconds. */
export const SOCKET_ANSWER_MS = 12_000;

/** The part of a websocket that is used here. */
type SocketLike = Pick<WebSocket, 'readyState' | 'send' | 'close'> & EventTarget;

export interface PresenceSocketOptions {
  /** Address of the websocket. */
  readonly url: string;
  /** The connection is open, or has been quiet: announces the user, which the service answers. */
  readonly onOpen: () => void;
  readonly onMessage: (message: PresenceMessage) => void;
  /** The connection is lost: until the next one, no user counts as connected. */
  readonly onLost: () => void;
  readonly WebSocket?: new (url: string) => SocketLike;
  /** A random number for the pause before the next connection. */
  readonly random?: () => number;
}

// `WebSocket.OPEN` and the like are properties of a class that tests replace.
const CONNECTING = 0;
const OPEN = 1;

/**
 * A websocket that reconnects when it is lost: after a pause that grows while connections fail or do not last, and at
 * once when the network is back. A connection that says nothing any more, as after a laptop slept, is replaced.
 */
export class PresenceSocket {
  readonly #options: PresenceSocketOptions;
  readonly #waiting = new Set<ReturnType<typeof setInterval>>();
  #socket: SocketLike | undefined;
  #failures = 0;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #isWanted = false;

  constructor(options: PresenceSocketOptions) {
    this.#options = options;
  }

  /** Opens the connection and keeps it open. */
  start(): void {
    if (this.#isWanted) return;
    this.#isWanted = true;
    this.#failures = 0;
    addEventListener('online', this.#handleOnline);
    addEventListener('offline', this.#handleOffline);
    this.#connectAfter(0);
  }

  /**
   * Closes the connection for good, after a farewell message if one is given: at once, or when the socket has opened.
   *
   * @returns whether there is a connection to send it on
   */
  stop(farewell?: UserEvent): boolean {
    if (!this.#isWanted) return false;
    this.#isWanted = false;
    removeEventListener('online', this.#handleOnline);
    removeEventListener('offline', this.#handleOffline);
    for (const timer of this.#waiting) clearInterval(timer);
    this.#waiting.clear();
    clearTimeout(this.#pause);
    clearTimeout(this.#silence);
    const isConnected = this.#socket !== undefined;
    this.#drop(farewell);
    return isConnected;
  }

  /**
   * Sends a message as soon as the socket is open: polled every 200 ms up to 10 times, then given up with a line in the
   * log.
   *
   * @returns a function that takes the message back while it waits
   */
  send(message: UserEvent): () => void {
    let polls = 0;
    const attempt = () => {
      if (this.#socket?.readyState === OPEN) {
        this.#socket.send(JSON.stringify(message));
        end();
      } else if (polls >= SOCKET_POLL_ATTEMPTS) {
        end();
        // oxlint-disable-next-line no-console -- this line is to be in the log
        console.error('Maximum number of attempts exceeded');
      }
      polls += 1;
    };
    const timer = setInterval(attempt, SOCKET_POLL_MS);
    const end = () => {
      clearInterval(timer);
      this.#waiting.delete(timer);
    };
    this.#waiting.add(timer);
    attempt();
    return end;
  }

  #connectAfter(pauseMs: number): void {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.#connect(), pauseMs);
  }

  #connect(): void {
    if (!this.#isWanted || this.#socket) return;
    const socket = new (this.#options.WebSocket ?? WebSocket)(this.#options.url);
    this.#socket = socket;
    let openedAt = Infinity;
    const expectMessage = () =>
      this.#afterSilence(SOCKET_QUIET_MS, () => {
        this.#options.onOpen();
        this.#afterSilence(SOCKET_ANSWER_MS, () => this.#replace());
      });
    this.#afterSilence(SOCKET_ANSWER_MS, () => this.#replace());
    socket.addEventListener('open', () => {
      if (this.#socket !== socket) return;
      openedAt = performance.now();
      expectMessage();
      this.#options.onOpen();
    });
    socket.addEventListener('message', (event) => {
      if (this.#socket !== socket || !(event instanceof MessageEvent)) return;
      expectMessage();
      const message = readPresenceMessage(event.data);
      if (message) this.#options.onMessage(message);
    });
    socket.addEventListener('close', () => {
      if (this.#socket !== socket) return;
      this.#socket = undefined;
      this.#options.onLost();
      if (performance.now() - openedAt >= STABLE_CONNECTION_MS) this.#failures = 0;
      clearTimeout(this.#silence);
      this.#connectAfter(reconnectDelay(this.#failures, (this.#options.random ?? Math.random)()));
      this.#failures += 1;
    });
  }

  #afterSilence(ms: number, act: () => void): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(act, ms);
  }

  #replace(): void {
    this.#drop();
    this.#connectAfter(0);
  }

  /** Closes the socket, after a last message if there is one; anything it still receives is ignored. */
  #drop(farewell?: UserEvent): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#socket = undefined;
    this.#options.onLost();
    const leave = () => {
      if (farewell && socket.readyState === OPEN) socket.send(JSON.stringify(farewell));
      socket.close();
    };
    // Closing a socket that is still connecting makes browsers complain in the console.
    if (socket.readyState === CONNECTING) socket.addEventListener('open', leave);
    else leave();
  }

  readonly #handleOnline = () => {
    this.#connectAfter(0);
  };

  // A connection that lost its network reports that only after minutes. The browser may be wrong, so it is tried again.
  readonly #handleOffline = () => {
    clearTimeout(this.#silence);
    this.#drop();
    this.#connectAfter(RECONNECT_CAP_MS);
  };
}
