/** What a step answers that has nothing to take back any more: somebody did so by another way. */
export const alreadyUndone = Symbol('already undone');

/** Something that was done and can be taken back. */
export interface UndoStep {
  /** Takes it back; answers `undefined`, `alreadyUndone`, or what keeps it from that. */
  readonly run: () => Promise<unknown>;
  /** Says what came of it: `undefined` when it is undone. */
  readonly tell: (error: unknown) => void;
}

/** So many steps can be taken back ("Speed of use", "Undo"). */
const MOST_STEPS = 20;

/**
 * What was done on a page, the last step last, until the page is left ("Speed of use", "Undo"). Steps are taken back one
 * after another; one that fails says so and stays.
 */
export class UndoSteps {
  #steps: UndoStep[] = [];
  #queue: Promise<unknown> = Promise.resolve();

  add(step: UndoStep): void {
    this.#steps = [...this.#steps, step].slice(-MOST_STEPS);
  }

  /** It was taken back by another way, or cannot be any more. */
  drop(step: UndoStep): void {
    this.#steps = this.#steps.filter((one) => one !== step);
  }

  hasAny(): boolean {
    return this.#steps.length > 0;
  }

  /** The page is left. */
  clear(): void {
    this.#steps = [];
  }

  /** Takes a step back, also where it is not the last one. */
  async undo(step: UndoStep): Promise<void> {
    return this.#inTurn(async () => {
      this.drop(step);
      await this.#undo(step);
    });
  }

  /** Takes the last step back; what was undone by another way is passed over. */
  async undoLast(): Promise<void> {
    return this.#inTurn(async () => {
      let step = this.#steps.pop();
      // oxlint-disable-next-line no-await-in-loop -- one after another
      while (step && (await this.#undo(step)) === alreadyUndone) step = this.#steps.pop();
    });
  }

  async #undo(step: UndoStep): Promise<unknown> {
    const error = await step.run().catch(() => null);
    if (error === alreadyUndone) return error;
    if (error !== undefined) this.add(step);
    step.tell(error);
    return undefined;
  }

  async #inTurn(run: () => Promise<void>): Promise<void> {
    const turn = this.#queue.then(run);
    this.#queue = turn;
    return turn;
  }
}
