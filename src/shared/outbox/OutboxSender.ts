import { isOnline } from '../ui/useIsOnline';
import type { SendingEnd } from './sendWaiting';

/** After a try without an answer the next one follows, each time twice as late, in milliseconds. */
const FIRST_RETRY_MS = 30_000;
const LAST_RETRY_MS = 600_000;

/** A call that broke off may still be under way in the service: it is looked for after this time, in milliseconds. */
export const SETTLE_MS = 3000;

/** Who is told of it. */
export interface SendingListener {
  readonly onStart: () => void;
  readonly onEnd: (end: SendingEnd) => void;
}

/** Sends what waits when it is asked to, and again by itself while the service does not answer. */
export class OutboxSender {
  readonly #sendAll: () => Promise<SendingEnd>;
  readonly #listener: SendingListener;
  #isUnderWay = false;
  #isAskedAgain = false;
  #retryMs = FIRST_RETRY_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param sendAll one try to send all that waits */
  constructor(sendAll: () => Promise<SendingEnd>, listener: SendingListener) {
    this.#sendAll = sendAll;
    this.#listener = listener;
  }

  /** Sends in `ms` milliseconds; a try that was to come is replaced. */
  sendIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), ms);
  }

  /** Nothing is tried any more; what is under way ends by itself. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  /** The next retry is an early one again. */
  startOver(): void {
    this.#retryMs = FIRST_RETRY_MS;
  }

  async #send(): Promise<void> {
    // Back online somebody asks again.
    if (!isOnline()) return;
    if (this.#isUnderWay) {
      this.#isAskedAgain = true;
      return;
    }
    this.#isUnderWay = true;
    this.#listener.onStart();
    const end = await this.#sendAll().finally(() => {
      this.#isUnderWay = false;
    });
    this.#listener.onEnd(end);
    const isAskedAgain = this.#isAskedAgain;
    this.#isAskedAgain = false;
    if (!end.isUnanswered) {
      this.startOver();
      if (isAskedAgain) this.sendIn(0);
    } else if (isAskedAgain) {
      // Whoever asked may know that the network is back; a try that began before says nothing of it.
      this.sendIn(SETTLE_MS);
    } else {
      this.sendIn(this.#retryMs);
      this.#retryMs = Math.min(this.#retryMs * 2, LAST_RETRY_MS);
    }
  }
}
