interface Countdown {
  remainingMs: number;
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  readonly onEnd: () => void;
}

/**
 * The one clock for everything that happens by itself after a while: held-back calls and notices. It stops, for all of
 * them, while the user reads or is about to press something.
 */
export class Countdowns {
  readonly #countdowns = new Map<string, Countdown>();
  #isHeld = false;

  /** Starts a countdown, in milliseconds; one with the same id starts again. */
  start(id: string, ms: number, onEnd: () => void): void {
    this.stop(id);
    const countdown = { remainingMs: ms, startedAt: 0, timer: undefined, onEnd };
    this.#countdowns.set(id, countdown);
    if (!this.#isHeld) this.#run(id, countdown);
  }

  /** Stops a countdown without calling `onEnd`. */
  stop(id: string): void {
    clearTimeout(this.#countdowns.get(id)?.timer);
    this.#countdowns.delete(id);
  }

  has(id: string): boolean {
    return this.#countdowns.has(id);
  }

  /** Pauses all countdowns, or continues them with the time they had left. */
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
