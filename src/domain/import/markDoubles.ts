import type { IsoDate } from '../time/period';
import { pairKey } from '../work/weekGrid';
import type { WorkRecord } from '../work/workRecord';
import type { NewRecord, RecordMark } from './newRecords';

/** A text as it is compared: without case and blanks. */
export const textKey = (text: string) => text.toLowerCase().replaceAll(/\s+/gu, ' ').trim();

/** A record with the reason for which it is not ticked. */
export function marked(record: NewRecord, mark: RecordMark): NewRecord {
  return { ...record, mark, canBeTicked: mark.code !== 'imported' && mark.code !== 'recorded' };
}

/**
 * Marks records that are recorded already, or similarly; each recorded one is used once, by an equal one first.
 *
 * @param recorded by days
 * @param used the ids of those that are used, to which more are added
 */
export function markDoubles(
  drafts: readonly NewRecord[],
  recorded: ReadonlyMap<IsoDate, readonly WorkRecord[]>,
  used: Set<string>,
): readonly NewRecord[] {
  const take = ({ date, text }: NewRecord, fits: (record: WorkRecord) => boolean) => {
    const isSame = (record: WorkRecord) => textKey(record.description) === textKey(text);
    const free = recorded.get(date)?.filter(({ id }) => !used.has(String(id)));
    const found = free?.find((record) => fits(record) && isSame(record));
    if (found) used.add(String(found.id));
    return found;
  };
  const equal = drafts.map((draft) => {
    if (draft.mark?.code === 'imported') return marked(draft, { code: 'imported' });
    const isEqual = (record: WorkRecord) =>
      record.hours === draft.hours && pairKey(record) === pairKey(draft);
    return take(draft, isEqual) ? marked(draft, { code: 'recorded' }) : draft;
  });
  return equal.map((draft) => {
    if (!draft.canBeTicked || draft.mark?.code === 'deleted-since') return draft;
    const similar = take(draft, () => true);
    return similar ? marked(draft, { code: 'similar', hours: similar.hours }) : draft;
  });
}
