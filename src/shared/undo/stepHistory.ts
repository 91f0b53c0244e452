import { nanoid } from '@reduxjs/toolkit';
import type { ApiError } from '../api/apiError';
import { Listeners } from '../store/listeners';

/** The answer of an undo with nothing left to do, because the step was already undone elsewhere. */
export const alreadyUndone = Symbol('already undone');

/** The answer of an undo that left what was changed again since the step. */
export const undonePartly = Symbol('undone partly');

/** The error of an undo that no longer fits the state of the service. */
export const noLonger: ApiError = { kind: 'conflict', status: 409, message: undefined };

/** Undoes a step; answers `undefined`, `alreadyUndone`, `undonePartly`, or the reason why it failed. */
export type Undo = () => Promise<unknown>;

/** Something that the user did. Texts are in the user's language. */
export interface Step {
  /** One sentence that says what was done, such as "Entry deleted". */
  readonly text: string;
  /** Says which thing it was done to. */
  readonly detail?: string | undefined;
  /** How it is undone, or a text that says why it cannot be. */
  readonly undo: Undo | string;
  /** Reports the result of the undo: `undefined` or `undonePartly` if it worked. */
  readonly tell: (error: unknown) => void;
}

/** A step in the list of what the user did. */
export interface DoneStep extends Step {
  readonly id: string;
  /** When it was done, in milliseconds since 1970. */
  readonly at: number;
  readonly state: 'done' | 'undoing' | 'undone';
}

/** Upper limit of remembered steps (account menu, "What I did"). */
const MOST_STEPS = 50;

/**
 * The user's steps in this visit, the last one last. Steps are undone one after another; an undo that fails
 * says so and can be tried again.
 */
export class StepHistory extends Listeners {
  #steps: readonly DoneStep[] = [];
  #queue: Promise<unknown> = Promise.resolve();

  /** The same list until something changes. */
  readonly steps = (): readonly DoneStep[] => this.#steps;

  /** @returns the id of the step */
  add(step: Step): string {
    const id = nanoid();
    this.#set([...this.#steps, { ...step, id, at: Date.now(), state: 'done' as const }].slice(-MOST_STEPS));
    return id;
  }

  /** Removes a step that was not done after all. */
  drop(id: string): void {
    this.#set(this.#steps.filter((step) => step.id !== id));
  }

  /** Marks a step that can no longer be undone; `why` says so in the user's language. */
  seal(id: string, why: string): void {
    this.#change(id, { undo: why });
  }

  /** Marks a step as undone elsewhere, for example by the button of its notice. */
  undone(id: string): void {
    this.#change(id, { state: 'undone' });
  }

  /** Whether there is a step that can be undone. */
  hasAny(): boolean {
    return this.#last() !== undefined;
  }

  /** Forgets all steps at the end of the visit. */
  clear(): void {
    this.#set([]);
  }

  /** Undoes a step, even if it is not the last one. */
  async undo(id: string): Promise<void> {
    return this.#inTurn(async () => {
      const step = this.#steps.find((one) => one.id === id);
      if (step?.state === 'done') await this.#undo(step);
    });
  }

  /** Undoes the last step that can be undone; steps already undone elsewhere are skipped. */
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
    const isUndone = error === undefined || error === alreadyUndone || error === undonePartly;
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
    this.announce();
  }

  async #inTurn(run: () => Promise<void>): Promise<void> {
    const turn = this.#queue.then(run);
    this.#queue = turn;
    return turn;
  }
}
