import type { Id } from '@/domain/id';
import { type ApiError, isApiError } from '../api/apiError';
import { type Call, sendOnUnload } from '../api/httpClient';
import type { Countdowns } from './countdowns';

type PlainCall = Pick<Call, 'url' | 'method'>;

/** A failure that the user was told of before the call ended: `onFailed` has nothing to add. */
export const alreadyTold = Symbol('already told');

/**
 * A call that is held back for a few seconds so that it can be undone. It goes out when its time is up, when the page
 * is turned or left, and at the latest when the tab is closed.
 */
export interface HeldBackCall {
  /** Unique among all that wait; its countdown has the same id. */
  readonly id: string;
  /**
   * The call itself, or several that are undone together, for when the tab is closed or the session ends and nobody can
   * wait for an answer. A call too large for that has none: the browser asks before the tab is closed.
   */
  readonly call?: PlainCall | readonly PlainCall[] | undefined;
  /** Sends the call. Whatever it answers or throws is a failure; `undefined` is success, `alreadyTold` a failure, too. */
  readonly run: () => Promise<unknown>;
  /** Takes back what the screen already shows, because it was undone or has failed. */
  readonly takeBack: () => void;
  /** The user undid it; what was taken back is on its way to the screen. */
  readonly onUndone?: (() => void) | undefined;
  /** The service refused, or could not be reached. */
  readonly onFailed: (error: ApiError) => void;
  /** The call's fate is decided: it is no longer undoable. */
  readonly onSettled: () => void;
}

/** An error that is none of the service's counts as an answer that could not be read. */
async function errorOf({ run }: HeldBackCall): Promise<ApiError | typeof alreadyTold | undefined> {
  try {
    const error = await run();
    if (error === undefined || error === alreadyTold || isApiError(error)) return error;
  } catch {
    // Judged below like an error that was returned.
  }
  return { kind: 'contract', path: 'JSON' };
}

/** The calls of one store that are held back. */
export class HeldBackCalls {
  readonly #countdowns: Countdowns;
  readonly #waiting = new Map<string, HeldBackCall>();
  /** On their way, with what will come of them: whether it is done. */
  readonly #sending = new Map<HeldBackCall, Promise<boolean>>();

  constructor(countdowns: Countdowns) {
    this.#countdowns = countdowns;
  }

  /** Holds a call back for `ms` milliseconds; they stand still with the other countdowns. */
  hold(held: HeldBackCall, ms: number): void {
    this.#waiting.set(held.id, held);
    this.#countdowns.start(held.id, ms, () => void this.send(held.id));
  }

  /** Undoes a held-back call; nothing was sent. */
  undo(id: string): void {
    const held = this.#take(id);
    if (!held) return;
    held.takeBack();
    held.onUndone?.();
  }

  /** Sends a held-back call before its time and waits for the answer. */
  async send(id: string): Promise<void> {
    const held = this.#take(id);
    if (!held) return;
    const end = this.#end(held);
    this.#sending.set(held, end);
    await end;
    this.#sending.delete(held);
  }

  /** Waits for the answer of a call that is on its way. */
  async ended(id: string): Promise<void> {
    await Promise.all([...this.#sending].filter(([held]) => held.id === id).map(async ([, end]) => end));
  }

  async #end(held: HeldBackCall): Promise<boolean> {
    const error = await errorOf(held);
    if (error === undefined) return true;
    held.takeBack();
    if (error !== alreadyTold) held.onFailed(error);
    return false;
  }

  /** Sends everything that is held back and waits for the answers. */
  async sendAll(): Promise<void> {
    await Promise.all([...this.#waiting.keys()].map(async (id) => this.send(id)));
  }

  /**
   * Sends what would be lost with the session and waits for it, also for what of it is on its way already.
   *
   * @returns whether all of it is done; the user was told of what is not
   */
  async sendUnsendable(): Promise<boolean> {
    for (const [id, { call }] of this.#waiting) if (!call) void this.send(id);
    const ends = [...this.#sending].filter(([{ call }]) => !call).map(async ([, end]) => end);
    return (await Promise.all(ends)).every(Boolean);
  }

  /**
   * The page or the session goes away: what is held back is handed to the browser, which sends it without us.
   *
   * @param token of the user who did it; null sends nothing
   */
  sendAllOnUnload(token: string | null): void {
    for (const id of this.#waiting.keys()) {
      const held = this.#take(id);
      for (const call of [held?.call ?? []].flat()) sendOnUnload(call, token);
    }
  }

  /**
   * Ids of the entries below a path whose deletion waits or is on its way: they are off the screen, and the service still
   * has them.
   */
  leaving(path: string): readonly Id[] {
    const held = [...this.#waiting.values(), ...this.#sending.keys()];
    const urls = held.flatMap(({ call }) => [call ?? []].flat().map(({ url }) => url));
    return urls
      .filter((url) => url.startsWith(`${path}/`))
      .map((url) => decodeURIComponent(url.slice(path.length + 1)));
  }

  /** Whether this call waits to be sent. */
  has(id: string): boolean {
    return this.#waiting.has(id);
  }

  /** Whether anything waits to be sent. */
  hasAny(): boolean {
    return this.#waiting.size > 0;
  }

  /** Whether something waits, or is on its way, that would be lost with the tab. */
  hasUnsendable(): boolean {
    return [...this.#waiting.values(), ...this.#sending.keys()].some(({ call }) => call === undefined);
  }

  /** From here on it can be neither undone nor sent a second time. */
  #take(id: string): HeldBackCall | undefined {
    const held = this.#waiting.get(id);
    this.#waiting.delete(id);
    this.#countdowns.stop(id);
    held?.onSettled();
    return held;
  }
}
