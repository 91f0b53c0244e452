import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IsoDate } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { useAppDispatch } from '@/shared/store/hooks';
import { errorOf, isDone } from '@/shared/outbox/change';
import { recordChange, saveRecords, storedBy } from '../outbox/saveRecords';
import { useSavedNotice } from '@/shared/outbox/useSavedNotice';
import { useCreatedNotice } from '../useCreatedNotice';
import type { ValidRecord } from '../workRecordsApi';

/** The outcome of a day. */
export interface DayResult {
  readonly day: IsoDate;
  /** `unknown`: it was sent but not answered, and the list could not be read. */
  readonly kind: 'saved' | 'failed' | 'unknown' | 'waiting';
}

/** Whether all days are saved; if not, the error and the days that are left. */
type SavedDays = { readonly isDone: true } | { readonly error: unknown; readonly left: readonly IsoDate[] };

const resultKinds = {
  saved: 'saved',
  waiting: 'saved',
  failed: 'failed',
  unknown: 'unknown',
  unsent: 'waiting',
} as const;

/**
 * Saves one entry for several days, one call per day and one after another ("Speed of use", "Calendar"). The first
 * failure stops; one undo takes back all days that were saved.
 */
export function useSaveDays() {
  const { t } = useTranslation('workRecords');
  const formats = useFormats();
  const dispatch = useAppDispatch();
  const tellCreated = useCreatedNotice();
  const { tellWaiting } = useSavedNotice();
  /** The results of an attempt that stopped; otherwise empty. */
  const [results, setResults] = useState<readonly DayResult[]>([]);

  /** @param keyOf returns the key for a day */
  async function save(
    valid: ValidRecord,
    days: readonly IsoDate[],
    keyOf: (day: IsoDate) => string,
  ): Promise<SavedDays> {
    setResults([]);
    const entries = days.map((date) => ({ ...valid, content: { ...valid.content, date } }));
    const outcomes = await dispatch(
      saveRecords(
        entries.map((entry) => recordChange(entry, null, keyOf(entry.content.date))),
        { stopAt: 'first', hasDraft: true },
      ),
    );
    const stored = entries.flatMap((entry, at) => {
      const outcome = outcomes[at];
      return (outcome && storedBy(outcome, entry)) ?? [];
    });
    const [first] = stored;
    if (first && stored.some(({ isWaiting }) => isWaiting)) tellWaiting();
    else if (first)
      tellCreated({
        records: stored.map(({ record }) => record),
        text: t('several.saved', { count: stored.length, hours: formats.hours(first.record.hours ?? 0) }),
        detail: stored
          .map(({ record: { date } }) => `${formats.weekday(date)} ${formats.dayMonth(date)}`)
          .join(', '),
      });
    const error = outcomes.map(errorOf).find((one) => one !== undefined);
    if (error === undefined) return { isDone: true };
    setResults(days.map((day, at) => ({ day, kind: resultKinds[outcomes[at]?.kind ?? 'unsent'] })));
    return { error, left: days.filter((_day, at) => !isDone(outcomes[at])) };
  }

  return { results, save };
}
