import { nanoid } from '@reduxjs/toolkit';
import type { ApiError } from '../api/apiError';

/** What an undo answers that has nothing to take back any more: somebody did so by another way. */
export const alreadyUndone = Symbol('already undone');

/** An undo does not fit any more what the service has by now. */
export const noLonger: ApiError = { kind: 'conflict', status: 409, message: undefined };

/** Takes a step back; answers `undefined`, `alreadyUndone`, or what keeps it from that. */
export type Undo = () => Promise<unknown>;

/** Something that somebody did. Texts are in the user's language. */
export interface Step {
  /** One sentence that it is done, such as "Entry deleted". */
  readonly text: string;
  /** Says what it was done to. */
  readonly detail?: string | undefined;
  /** How it is taken back, or in words why it cannot be. */
  readonly undo: Undo | string;
  /** Says what came of taking it back: `undefined` when it is undone. */
  readonly tell: (error: unknown) => void;
}

/** A step in the list of what was done. */
export interface DoneStep extends Step {
  readonly id: string;
  /** When it was done, in milliseconds since 1970. */
  readonly at: number;
  readonly state: 'done' | 'undoing' | 'undone';
}

/** Upper limit of remembered steps (account menu, "What I did"). */
const MOST_STEPS = 50;

/**
 * What somebody did in this visit, the last step last (section "Speed of use", "Undo"). Steps are taken back one after
 * another; one that fails says so and can be taken back again.
 */
export class StepHistory {
  #steps: readonly DoneStep[] = [];
  #queue: Promise<unknown> = Promise.resolve();
  readonly #listeners = new Set<() => void>();

  /** The same list until something changes. */
  readonly steps = (): readonly DoneStep[] => this.#steps;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** @returns the id of the step */
  add(step: Step): string {
    const id = nanoid();
    this.#set([...this.#steps, { ...step, id, at: Date.now(), state: 'done' as const }].slice(-MOST_STEPS));
    return id;
  }

  /** It was not done after all. */
  drop(id: string): void {
    this.#set(this.#steps.filter((step) => step.id !== id));
  }

  /** It cannot be taken back any more; `why` says so in the user's language. */
  seal(id: string, why: string): void {
    this.#change(id, { undo: why });
  }

  /** It was taken back by another way, such as the button of its notice. */
  undone(id: string): void {
    this.#change(id, { state: 'undone' });
  }

  /** Whether there is a step that can be taken back. */
  hasAny(): boolean {
    return this.#last() !== undefined;
  }

  /** The visit ends. */
  clear(): void {
    this.#set([]);
  }

  /** Takes a step back, also where it is not the last one. */
  async undo(id: string): Promise<void> {
    return this.#inTurn(async () => {
      const step = this.#steps.find((one) => one.id === id);
      if (step?.state === 'done') await this.#undo(step);
    });
  }

  /** Takes the last step back that can be; what was undone by another way is passed over. */
  async undoLast(): Promise<void> {
    return this.#inTurn(async () => {
      let step = this.#last();
      // oxlint-disable-next-line no-await-in-loop -- one after another
      while (step && (await this.#undo(step)) === alreadyUndone) step = this.#last();
    });
  }

  #last(): DoneStep | undefined {
    return this.#steps.findLast(({ undo, state }) => typeof undo === 'function' && state === 'done');
  }

  async #undo({ id, undo, tell }: DoneStep): Promise<unknown> {
    if (typeof undo === 'string') return undefined;
    this.#change(id, { state: 'undoing' });
    const error = await undo().catch(() => null);
    const isUndone = error === undefined || error === alreadyUndone;
    this.#change(id, { state: isUndone ? 'undone' : 'done' });
    if (error === alreadyUndone) return error;
    tell(error);
    return undefined;
  }

  #change(id: string, change: Partial<DoneStep>): void {
    this.#set(this.#steps.map((step) => (step.id === id ? { ...step, ...change } : step)));
  }

  #set(steps: readonly DoneStep[]): void {
    this.#steps = steps;
    for (const listener of this.#listeners) listener();
  }

  async #inTurn(run: () => Promise<void>): Promise<void> {
    const turn = this.#queue.then(run);
    this.#queue = turn;
    return turn;
  }
}
