import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '@/domain/id';
import { NOTHING_SELECTED, keptAmong, spanned, toggled } from '@/domain/lists/selection';
import type { WorkRecord } from '@/domain/work/workRecord';
import { noticeGiven, noticeLife } from '@/shared/notices/noticesSlice';
import { useAppDispatch } from '@/shared/store/hooks';

/**
 * The state or outcome of a record's call; the text is in the user's language, and empty if there is nothing to say.
 */
export interface RecordResult {
  readonly kind: 'waiting' | 'sending' | 'done' | 'unsent' | 'failed' | 'unknown';
  readonly text: string;
}

const NO_RESULTS: ReadonlyMap<string, RecordResult> = new Map();

const idOf = ({ id }: WorkRecord) => String(id);

/** Drops the selected records that other filters hide, because only what is seen may be changed, and says so. */
function useDropHidden(filters: string, hidden: number, drop: () => void): void {
  const { t } = useTranslation('workRecords');
  const dispatch = useAppDispatch();
  const dropHidden = useEffectEvent(() => {
    if (hidden === 0) return;
    drop();
    dispatch(
      noticeGiven({ tone: 'info', text: t('noLongerListed', { count: hidden }), lifeMs: noticeLife.done }),
    );
  });
  // Only other filters drop something: a record that could not be deleted is selected before its row is back.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the filters say when, and are not read
  useEffect(() => dropHidden(), [filters]);
}

/**
 * The selection in the list: its page, or all that was found. Another page starts with nothing selected, and filters
 * drop what they hide.
 *
 * @param filters what is asked of the list, as text
 */
export function useBulk(records: readonly WorkRecord[], filters: string) {
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const [results, setResults] = useState(NO_RESULTS);
  const [isBusy, setIsBusy] = useState(false);
  const order = records.map(idOf);
  const selected = records.filter((record) => selection.ids.has(idOf(record)));
  useDropHidden(filters, selection.ids.size - selected.length, () =>
    setSelection((before) => keptAmong(before, order)),
  );
  useEffect(() => {
    const left = new Map([...results].filter(([, { kind }]) => kind !== 'done'));
    if (isBusy || left.size === results.size) return undefined;
    const timer = setTimeout(() => setResults(left), noticeLife.done);
    return () => clearTimeout(timer);
  }, [isBusy, results]);

  return {
    /** The records that can be selected, in the order of the list. */
    records,
    selected,
    isSelected: (record: WorkRecord) => selection.ids.has(idOf(record)),
    resultOf: (record: WorkRecord) => results.get(idOf(record)),
    /** While calls are being sent, the selection cannot change. */
    isBusy,
    /**
     * @param isSpan whether to select every record from the last selected one to this one
     * @param from the row that had the focus
     */
    select: (record: WorkRecord, isSpan: boolean, from: Id | null = null) => {
      // Records that wait in the outbox are not in the list that we are given.
      if (isBusy || !order.includes(idOf(record))) return;
      const focused = from === null ? null : String(from);
      setSelection((before) => {
        const present = keptAmong(before, order);
        return isSpan ? spanned(present, idOf(record), order, focused) : toggled(present, idOf(record));
      });
    },
    /** Selects every record of the list. */
    selectAll: () => {
      if (!isBusy) setSelection({ ids: new Set(order), anchor: null });
    },
    clear: () => {
      setSelection(NOTHING_SELECTED);
      setResults(NO_RESULTS);
    },
    /** Marks the start of sending: earlier results are replaced by one for each of these records. */
    begin: (sent: readonly WorkRecord[], result: RecordResult) => {
      setIsBusy(true);
      setResults(new Map(sent.map((record) => [idOf(record), result])));
    },
    tell: (record: WorkRecord, result: RecordResult | null) =>
      setResults((before) => {
        const others = [...before].filter(([id]) => id !== idOf(record));
        return new Map(result ? [...others, [idOf(record), result]] : others);
      }),
    /** Marks the end of sending: the records that are done are no longer selected. */
    end: (done: readonly WorkRecord[]) => {
      setIsBusy(false);
      const gone = new Set(done.map(idOf));
      setSelection((before) =>
        keptAmong(
          before,
          [...before.ids].filter((id) => !gone.has(id)),
        ),
      );
    },
    /** Selects exactly these records and shows their results. */
    selectAgain: (told: ReadonlyMap<string, RecordResult>) => {
      setSelection({ ids: new Set(told.keys()), anchor: null });
      setResults(told);
    },
  };
}

/** Which records of the list are selected, and the outcome of those that were changed. */
export type Bulk = ReturnType<typeof useBulk>;
