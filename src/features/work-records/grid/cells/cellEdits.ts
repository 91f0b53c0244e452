import { useSyncExternalStore } from 'react';
import { type GridCell, cellState } from '@/domain/work/weekGrid';
import type { HoursProblem } from '@/domain/work/workRecord';
import { newKey } from '@/shared/outbox/change';
import type { Extra } from '@/shared/store/extra';
import { useExtra, useUser } from '@/shared/store/hooks';
import { Listeners } from '@/shared/store/listeners';

/** Why a cell was not saved: the text cannot be read, or the service refused it. */
export type CellFailure =
  | {
      readonly kind: 'typed';
      readonly problem: Exclude<HoursProblem, 'missing'> | 'ambiguous' | 'changed' | 'description';
    }
  | { readonly kind: 'service'; readonly error: unknown };

/** The text typed in a cell and not yet saved. */
export interface CellStatus {
  /** The hours as typed; left out if only the description was typed. */
  readonly text?: string | undefined;
  readonly description?: string | undefined;
  /** The content of the cell when typing began; left out if its present content counts. */
  readonly seen?: string | undefined;
  readonly failure?: CellFailure | undefined;
  /** Whether it was saved a moment ago. */
  readonly isSaved?: true | undefined;
}

/** How long the check mark is shown, in milliseconds. */
const SAVED_MS = 1200;

const NOTHING: CellStatus = {};

/**
 * What is typed in the cells of the week grid, what of it is being saved, and how it is undone. It outlives the grid,
 * so that nothing is lost in another week or the list. A cell subscribes to itself only, so that typing renders one
 * cell.
 */
export class CellEdits extends Listeners {
  readonly #cells = new Map<string, CellStatus>();
  readonly #wishes = new Map<string, string>();
  #saving: ReadonlyMap<string, number> = new Map();
  #queue: Promise<unknown> = Promise.resolve();

  readonly get = (key: string): CellStatus => this.#cells.get(key) ?? NOTHING;

  /** Hours that are being saved, by cell. */
  readonly saving = (): ReadonlyMap<string, number> => this.#saving;

  /** Whether something typed is not yet saved. */
  readonly hasTyped = (): boolean =>
    [...this.#cells.values()].some((status) => status.text !== undefined || status.description !== undefined);

  set(key: string, status: CellStatus): void {
    this.#cells.set(key, status);
    this.announce();
  }

  /** Types into a cell and remembers what it held when typing began. */
  type(cell: GridCell, text: string): void {
    const { text: before, seen, description } = this.get(cell.key);
    const isBegun = before !== undefined || this.#saving.has(cell.key);
    this.set(cell.key, { text, seen: isBegun ? seen : cellState(cell), description });
  }

  /** Discards what is typed in the cell, which then shows its stored value again. */
  forget(key: string): void {
    if (this.#cells.delete(key)) this.announce();
  }

  begin(key: string, hours: number): void {
    this.#saving = new Map([...this.#saving, [key, hours]]);
    this.announce();
  }

  /** @param isSaved whether to show a check mark for a moment, unless something else is typed already */
  end(key: string, isSaved: boolean): void {
    this.#saving = new Map([...this.#saving].filter(([one]) => one !== key));
    const status = this.get(key);
    if (isSaved && status === NOTHING) {
      const saved: CellStatus = { isSaved: true };
      this.#cells.set(key, saved);
      setTimeout(() => {
        if (this.get(key) === saved) this.forget(key);
      }, SAVED_MS);
    }
    this.announce();
  }

  /** Runs calls one after another. */
  async inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    const turn = this.#queue.then(run);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  /** The key for creating the record of a cell: sending it again does not create a second one. */
  wishOf(key: string): string {
    const wish = this.#wishes.get(key) ?? newKey();
    this.#wishes.set(key, wish);
    return wish;
  }

  /** Called once the record is saved or waits: the next one created in this cell gets a new key. */
  endWish(key: string): void {
    this.#wishes.delete(key);
  }
}

const editsOfStores = new WeakMap<Extra, Map<string, CellEdits>>();

/** The cells of the signed-in user. */
export function useCellEdits(): CellEdits {
  const extra = useExtra();
  const guid = useUser()?.guid ?? '';
  const ofStore = editsOfStores.get(extra) ?? new Map<string, CellEdits>();
  editsOfStores.set(extra, ofStore);
  const ofUser = ofStore.get(guid) ?? new CellEdits();
  ofStore.set(guid, ofUser);
  return ofUser;
}

/** The text typed in one cell. */
export function useCellStatus(edits: CellEdits, key: string): CellStatus {
  return useSyncExternalStore(edits.subscribe, () => edits.get(key));
}
