import { readToken } from '../session/storedSession';
import type { ApiError } from './apiError';
import { type Call, sendOnUnload } from './httpClient';

/**
 * Calls that are held back for a few seconds so that they can be undone. They go out when their time is up, when
 * the page is turned or left, and at the latest when the tab is closed.
 */
export interface HeldBackCall {
  readonly id: string;
  /** The call itself, for when the tab is closed and nobody can wait for an answer. */
  readonly call: Pick<Call, 'url' | 'method'>;
  /** Sends the call; an error is an error of the service. */
  readonly run: () => Promise<ApiError | undefined>;
  /** Takes back what the screen already shows, because it was undone or has failed. */
  readonly takeBack: () => void;
  /** The service refused, or could not be reached. */
  readonly onFailed: (error: ApiError) => void;
  /** The call's fate is decided: it is no longer undoable. */
  readonly onSettled: () => void;
}

/** The calls of one store that are held back. */
export class HeldBackCalls {
  readonly #waiting = new Map<string, { held: HeldBackCall; timer: ReturnType<typeof setTimeout> }>();

  /** Holds a call back for `ms` milliseconds. */
  hold(held: HeldBackCall, ms: number): void {
    this.#waiting.set(held.id, { held, timer: setTimeout(() => void this.#release(held.id), ms) });
  }

  /** Undoes a held-back call; nothing was sent. */
  undo(id: string): void {
    const entry = this.#waiting.get(id);
    if (!entry) return;
    this.#waiting.delete(id);
    clearTimeout(entry.timer);
    entry.held.onSettled();
    entry.held.takeBack();
  }

  /** Sends everything that is held back and waits for the answers. */
  async sendAll(): Promise<void> {
    await Promise.all([...this.#waiting.keys()].map(async (id) => this.#release(id)));
  }

  /**
   * The page or the session goes away: everything held back is handed to the browser, which sends it without us.
   *
   * @param token where it is not the stored one any more
   */
  sendAllOnUnload(token = readToken()): void {
    for (const { held, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      sendOnUnload(held.call, token);
      held.onSettled();
    }
    this.#waiting.clear();
  }

  /** Whether anything waits to be sent. */
  hasAny(): boolean {
    return this.#waiting.size > 0;
  }

  async #release(id: string): Promise<void> {
    const entry = this.#waiting.get(id);
    if (!entry) return;
    this.#waiting.delete(id);
    clearTimeout(entry.timer);
    const { held } = entry;
    held.onSettled();
    const error = await held.run();
    if (!error) return;
    held.takeBack();
    held.onFailed(error);
  }
}
