interface Countdown {
  remainingMs: number;
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  readonly onEnd: () => void;
}

/**
 * The one clock of all that goes by itself after a while: held-back calls and notices. It stands still, for all of them,
 * while somebody reads or is about to press.
 */
export class Countdowns {
  readonly #countdowns = new Map<string, Countdown>();
  #isHeld = false;

  /** Starts a countdown, in milliseconds; one of the same id begins anew. */
  start(id: string, ms: number, onEnd: () => void): void {
    this.stop(id);
    const countdown = { remainingMs: ms, startedAt: 0, timer: undefined, onEnd };
    this.#countdowns.set(id, countdown);
    if (!this.#isHeld) this.#run(id, countdown);
  }

  /** Ends a countdown before its time; nothing happens. */
  stop(id: string): void {
    clearTimeout(this.#countdowns.get(id)?.timer);
    this.#countdowns.delete(id);
  }

  has(id: string): boolean {
    return this.#countdowns.has(id);
  }

  /** Makes all countdowns stand still, or go on with what was left of them. */
  hold(isHeld: boolean): void {
    if (isHeld === this.#isHeld) return;
    this.#isHeld = isHeld;
    for (const [id, countdown] of this.#countdowns) {
      if (isHeld) {
        clearTimeout(countdown.timer);
        countdown.remainingMs -= performance.now() - countdown.startedAt;
      } else {
        this.#run(id, countdown);
      }
    }
  }

  #run(id: string, countdown: Countdown): void {
    countdown.startedAt = performance.now();
    countdown.timer = setTimeout(
      () => {
        this.#countdowns.delete(id);
        countdown.onEnd();
      },
      Math.max(0, countdown.remainingMs),
    );
  }
}
