import type { Id } from '@/domain/id';
import { type ApiError, isApiError } from '../api/apiError';
import { type Call, sendOnUnload } from '../api/httpClient';
import type { Countdowns } from './countdowns';

type PlainCall = Pick<Call, 'url' | 'method'>;

/** A failure that the user was told of before the call ended: `onFailed` is not called. */
export const alreadyTold = Symbol('already told');

/**
 * A call that is held back for a few seconds so that it can be undone. It is sent when its time is up, when the user
 * turns or leaves the page, and at the latest when the tab is closed.
 */
export interface HeldBackCall {
  /** Unique among all held-back calls; its countdown has the same id. */
  readonly id: string;
  /**
   * The call itself, or several that are undone together, for when the tab is closed or the session ends and we cannot
   * wait for an answer. It is missing if the call is too large for that: then the browser asks before the tab is
   * closed.
   */
  readonly call?: PlainCall | readonly PlainCall[] | undefined;
  /** Sends the call. Any value it returns or throws is a failure, `alreadyTold` included; `undefined` means success. */
  readonly run: () => Promise<unknown>;
  /** Takes back what the screen already shows, because the call was undone or has failed. */
  readonly takeBack: () => void;
  /** The user undid it; the screen is about to show the old state again. */
  readonly onUndone?: (() => void) | undefined;
  /** The service refused the call, or could not be reached. */
  readonly onFailed: (error: ApiError) => void;
  /** The call can no longer be undone. */
  readonly onSettled: () => void;
  /** It is over: undone, answered, or handed to the browser. */
  readonly onOver?: (() => void) | undefined;
}

/** The error of a call; one that is not from the service counts as an answer that could not be read. */
async function errorOf({ run }: HeldBackCall): Promise<ApiError | typeof alreadyTold | undefined> {
  try {
    const error = await run();
    if (error === undefined || error === alreadyTold || isApiError(error)) return error;
  } catch {
    // Handled below, like an error that was returned.
  }
  return { kind: 'contract', path: 'JSON' };
}

/** The held-back calls of one store. */
export class HeldBackCalls {
  readonly #countdowns: Countdowns;
  readonly #waiting = new Map<string, HeldBackCall>();
  /** Calls on their way, with a promise that says whether they succeeded. */
  readonly #sending = new Map<HeldBackCall, Promise<boolean>>();

  constructor(countdowns: Countdowns) {
    this.#countdowns = countdowns;
  }

  /** Holds a call back for `ms` milliseconds, if there are any; the time stops together with the other countdowns. */
  hold(held: HeldBackCall, ms?: number): void {
    this.#waiting.set(held.id, held);
    if (ms) this.#countdowns.start(held.id, ms, () => void this.send(held.id));
  }

  /** Undoes a held-back call; nothing was sent. */
  undo(id: string): void {
    const held = this.#take(id);
    if (!held) return;
    held.takeBack();
    held.onUndone?.();
    held.onOver?.();
  }

  /** Sends a held-back call early and waits for the answer. */
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
    held.onOver?.();
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
   * Sends the calls that would be lost with the session and waits for them, including those already on their way.
   *
   * @returns whether all of them succeeded; the user was told about those that did not
   */
  async sendUnsendable(): Promise<boolean> {
    for (const [id, { call }] of this.#waiting) if (!call) void this.send(id);
    const ends = [...this.#sending].filter(([{ call }]) => !call).map(async ([, end]) => end);
    return (await Promise.all(ends)).every(Boolean);
  }

  /**
   * The page or the session ends: hands all held-back calls to the browser, which sends them without us.
   *
   * @param token of the user who made the calls; with null nothing is sent
   */
  sendAllOnUnload(token: string | null): void {
    for (const id of this.#waiting.keys()) {
      const held = this.#take(id);
      for (const call of [held?.call ?? []].flat()) sendOnUnload(call, token);
      // What cannot be handed over is told on the next visit.
      if (held?.call && token !== null) held.onOver?.();
    }
  }

  /**
   * Ids of the entries below a path whose deletion is held back or on its way: they are off the screen, but the service
   * still has them.
   */
  leaving(path: string): readonly Id[] {
    const held = [...this.#waiting.values(), ...this.#sending.keys()];
    const urls = held.flatMap(({ call }) => [call ?? []].flat().map(({ url }) => url));
    return urls
      .filter((url) => url.startsWith(`${path}/`))
      .map((url) => decodeURIComponent(url.slice(path.length + 1)));
  }

  /** Whether this call is still held back. */
  has(id: string): boolean {
    return this.#waiting.has(id);
  }

  /** Whether any call is held back. */
  hasAny(): boolean {
    return this.#waiting.size > 0;
  }

  /** Whether a call that is held back or on its way would be lost with the tab. */
  hasUnsendable(): boolean {
    return [...this.#waiting.values(), ...this.#sending.keys()].some(({ call }) => call === undefined);
  }

  /** Removes a call from the waiting ones: it can no longer be undone, nor sent a second time. */
  #take(id: string): HeldBackCall | undefined {
    const held = this.#waiting.get(id);
    this.#waiting.delete(id);
    this.#countdowns.stop(id);
    held?.onSettled();
    return held;
  }
}
