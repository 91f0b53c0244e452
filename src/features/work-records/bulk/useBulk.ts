import { useState } from 'react';
import type { Id } from '@/domain/id';
import { NOTHING_SELECTED, keptAmong, spanned, toggled } from '@/domain/lists/selection';
import type { WorkRecord } from '@/domain/work/workRecord';

/**
 * The state or outcome of a record's call; the text is in the user's language, and empty if there is nothing to say.
 */
export interface RecordResult {
  readonly kind: 'waiting' | 'sending' | 'done' | 'unsent' | 'failed' | 'unknown';
  readonly text: string;
}

const NO_RESULTS: ReadonlyMap<string, RecordResult> = new Map();

/** Which records of the page are selected, and the outcome of those that were changed. */
export interface Bulk {
  readonly selected: readonly WorkRecord[];
  readonly isSelected: (record: WorkRecord) => boolean;
  readonly resultOf: (record: WorkRecord) => RecordResult | undefined;
  /** While calls are being sent, the selection cannot change. */
  readonly isBusy: boolean;
  /**
   * @param isSpan whether to select every record from the last selected one to this one
   * @param from the row that had the focus
   */
  readonly select: (record: WorkRecord, isSpan: boolean, from?: Id | null) => void;
  readonly clear: () => void;
  /** Marks the start of sending: earlier results are cleared. */
  readonly begin: () => void;
  readonly tell: (record: WorkRecord, result: RecordResult | null) => void;
  /** Marks the end of sending: the records that are done are no longer selected. */
  readonly end: (done: readonly WorkRecord[]) => void;
  /** Removes the results of the records that are done. */
  readonly settle: () => void;
  /** Selects exactly these records and shows their results. */
  readonly selectAgain: (results: ReadonlyMap<string, RecordResult>) => void;
}

const idOf = ({ id }: WorkRecord) => String(id);

/** The selection on the page shown; another page starts with nothing selected. */
export function useBulk(records: readonly WorkRecord[]): Bulk {
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const [results, setResults] = useState(NO_RESULTS);
  const [isBusy, setIsBusy] = useState(false);
  const order = records.map(idOf);

  return {
    selected: records.filter((record) => selection.ids.has(idOf(record))),
    isSelected: (record) => selection.ids.has(idOf(record)),
    resultOf: (record) => results.get(idOf(record)),
    isBusy,
    select: (record, isSpan, from = null) => {
      // Records that wait in the outbox are not in the list that we are given.
      if (isBusy || !order.includes(idOf(record))) return;
      const focused = from === null ? null : String(from);
      setSelection((before) => {
        const present = keptAmong(before, order);
        return isSpan ? spanned(present, idOf(record), order, focused) : toggled(present, idOf(record));
      });
    },
    clear: () => {
      setSelection(NOTHING_SELECTED);
      setResults(NO_RESULTS);
    },
    begin: () => {
      setIsBusy(true);
      setResults(NO_RESULTS);
    },
    tell: (record, result) =>
      setResults((before) => {
        const others = [...before].filter(([id]) => id !== idOf(record));
        return new Map(result ? [...others, [idOf(record), result]] : others);
      }),
    end: (done) => {
      setIsBusy(false);
      const gone = new Set(done.map(idOf));
      setSelection((before) =>
        keptAmong(
          before,
          [...before.ids].filter((id) => !gone.has(id)),
        ),
      );
    },
    settle: () => setResults((before) => new Map([...before].filter(([, { kind }]) => kind !== 'done'))),
    selectAgain: (told) => {
      setSelection({ ids: new Set(told.keys()), anchor: null });
      setResults(told);
    },
  };
}
