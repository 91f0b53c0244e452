import { SETTLE_MS, type SendingEnd } from './sendWaiting';

/** The wait after the first try without an answer, in milliseconds; it doubles each time. */
const FIRST_RETRY_MS = 30_000;
const LAST_RETRY_MS = 600_000;

/** Is told when sending starts and ends. */
export interface SendingListener {
  readonly onStart: () => void;
  readonly onEnd: (end: SendingEnd) => void;
}

/** Sends what is waiting when asked to, and retries by itself while the service does not answer. */
export class OutboxSender {
  readonly #sendAll: () => Promise<SendingEnd>;
  readonly #listener: SendingListener;
  #isUnderWay = false;
  #isAskedAgain = false;
  #isStopped = false;
  #retryMs = FIRST_RETRY_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param sendAll tries once to send everything that is waiting */
  constructor(sendAll: () => Promise<SendingEnd>, listener: SendingListener) {
    this.#sendAll = sendAll;
    this.#listener = listener;
  }

  /** Sends in `ms` milliseconds; this replaces a try that was already scheduled. */
  sendIn(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#send(), ms);
  }

  /** Ends it for good; a call under way ends by itself. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** Makes the next retry an early one again. */
  startOver(): void {
    this.#retryMs = FIRST_RETRY_MS;
  }

  async #send(): Promise<void> {
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
    if (!end.isUnanswered) this.startOver();
    // If this try got no answer, the caller who asked again may know that the network is back. So the next try comes soon.
    const pauseMs = end.pauseMs ?? 0;
    if (isAskedAgain) this.sendIn(end.isUnanswered ? Math.max(SETTLE_MS, pauseMs) : 0);
    else if (end.isUnanswered) {
      this.sendIn(Math.max(this.#retryMs, pauseMs));
      this.#retryMs = Math.min(this.#retryMs * 2, LAST_RETRY_MS);
    }
  }
}
