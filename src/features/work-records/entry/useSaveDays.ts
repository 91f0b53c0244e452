import { useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { IsoDate } from '@/domain/period';
import type { WorkRecord } from '@/domain/workRecord';
import { isApiError } from '@/shared/api/apiError';
import { useFormats } from '@/shared/i18n/useFormats';
import { useCreatedNotice } from '../useCreatedNotice';
import { useSaveWorkRecord } from './useSaveWorkRecord';
import type { ValidRecord } from './useWorkRecordForm';

/** What became of a day. */
export interface DayResult {
  readonly day: IsoDate;
  /** `unknown`: it was sent, nothing was heard, and the list could not tell or does not have it yet. */
  readonly kind: 'saved' | 'failed' | 'unknown' | 'waiting';
}

/** What became of all of them: the last record, or why it stopped and which days are left. */
type SavedDays =
  | { readonly records: readonly WorkRecord[] }
  | { readonly error: unknown; readonly left: readonly IsoDate[] };

/** How a failure is told: after an error status the list was read, and lacked the record, so that it was not saved. */
function kindOf({ error, isUnknown }: { readonly error: unknown; readonly isUnknown: boolean }) {
  const isAnswered = isApiError(error) && error.kind === 'http';
  return isUnknown && !isAnswered ? 'unknown' : 'failed';
}

/**
 * Saves one entry for several days, one call a day and one after another ("Speed of use", "Calendar"). The first failure
 * stops; what was saved until then has one undo, and so has all of it.
 */
export function useSaveDays() {
  const { t } = useTranslation('workRecords');
  const formats = useFormats();
  const saveRecord = useSaveWorkRecord();
  const tellCreated = useCreatedNotice();
  /** Of the attempt that stopped; empty while none did. */
  const [results, setResults] = useState<readonly DayResult[]>([]);

  function tell(records: readonly WorkRecord[]) {
    const [first] = records;
    if (!first) return;
    tellCreated({
      ids: records.map(({ id }) => id),
      text: t('several.saved', { count: records.length, hours: formats.hours(first.hours ?? 0) }),
      detail: records.map(({ date }) => `${formats.weekday(date)} ${formats.dayMonth(date)}`).join(', '),
    });
  }

  async function save(valid: ValidRecord, days: readonly IsoDate[]): Promise<SavedDays> {
    setResults([]);
    const records: WorkRecord[] = [];
    const { content, ...names } = valid;
    for (const [at, date] of days.entries()) {
      const day = { ...names, content: { ...content, date } };
      // oxlint-disable-next-line no-await-in-loop -- one after another: the first failure stops
      const saved = await saveRecord(day, null);
      if ('error' in saved) {
        const kind = kindOf(saved);
        setResults(
          days.map((one, index) => ({
            day: one,
            kind: index < at ? 'saved' : index === at ? kind : 'waiting',
          })),
        );
        tell(records);
        return { error: saved.error, left: days.slice(at) };
      }
      records.push(saved.record);
    }
    tell(records);
    return { records };
  }

  return { results, save };
}
