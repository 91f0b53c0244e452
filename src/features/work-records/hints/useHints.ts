import * as v from 'valibot';
import { type RecordHint, recordHints } from '@/domain/work/recordHints';
import type { WorkRecord } from '@/domain/work/workRecord';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import type { Week } from '../week/useWeek';
import { listKind } from '@/shared/storage/keptSchema';

/** Upper limit of remembered records; the oldest are dropped. */
const MOST_HIDDEN = 500;

/** Ids of the records whose hints the user has hidden. */
const hiddenHintsKind = listKind<string>('hidden-hints', v.string());

/**
 * The hints of the rows on the screen, based on the known records.
 *
 * @param records all of the list that is searched; its rows are the first of them
 */
export function useHints(
  rows: readonly WorkRecord[],
  records: readonly WorkRecord[],
  { known, knownFrom, workDays }: Week,
) {
  const hidden = useDeviceValue(hiddenHintsKind);
  const listed = new Set(records.map(({ id }) => String(id)));
  const others = known?.filter(({ id }) => !listed.has(String(id))) ?? [];
  const hints =
    workDays && known
      ? recordHints({ shown: rows, records: [...records, ...others], knownFrom, workDays })
      : null;
  return {
    of: ({ id }: WorkRecord): RecordHint | null => {
      const isHidden = hidden.value?.includes(String(id)) ?? true;
      return isHidden ? null : (hints?.get(String(id)) ?? null);
    },
    hide: ({ id }: WorkRecord): void =>
      void hidden.change((before) =>
        [String(id), ...before.filter((one) => one !== String(id))].slice(0, MOST_HIDDEN),
      ),
  };
}
