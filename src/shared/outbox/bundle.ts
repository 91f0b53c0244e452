import type { Box } from './boxes';
import type { OutboxCalls, Taken } from './outboxKind';

/** A batch of more entries is large; while no more than so many wait, the lists follow each at once. */
export const FEW = 20;

/** How often they follow a larger batch, in milliseconds. */
const BUNDLE_MS = 1000;

/** Tells the lists what the service has taken: a large batch in bundles, so that the screen can be used meanwhile. */
export class Bundle<Content> {
  /** How many entries wait. */
  left = 1;
  readonly #calls: OutboxCalls<Content>;
  readonly #box: Box<Content>;
  #untold: Taken<Content>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(calls: OutboxCalls<Content>, box: Box<Content>) {
    this.#calls = calls;
    this.#box = box;
  }

  /** Until it is told, the entry is shown as waiting. */
  add(taken: Taken<Content>): void {
    this.#untold.push(taken);
    if (this.left <= FEW) {
      this.tell();
      return;
    }
    this.#hold();
  }

  #hold(): void {
    this.#box.hold(true);
    this.#timer ??= setTimeout(() => {
      const hasMore = this.#untold.length > 0;
      this.tell();
      if (hasMore) this.#hold();
    }, BUNDLE_MS);
  }

  /** Tells what is not told yet. */
  tell(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const untold = this.#untold;
    this.#untold = [];
    if (untold.length > 0) this.#calls.taken?.(untold);
    this.#box.hold(false);
  }
}
