import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IsoDate } from '@/domain/period';
import type { WorkRecord } from '@/domain/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { useCreatedNotice } from '../useCreatedNotice';
import { useSaveWorkRecord } from './useSaveWorkRecord';
import type { ValidRecord } from './useWorkRecordForm';

/** What became of a day. */
export interface DayResult {
  readonly day: IsoDate;
  readonly kind: 'saved' | 'failed' | 'waiting';
}

/** What became of all of them: the last record, or why it stopped and which days are left. */
type SavedDays =
  | { readonly records: readonly WorkRecord[] }
  | { readonly error: unknown; readonly left: readonly IsoDate[] };

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
    for (const [at, date] of days.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- one after another: the first failure stops
      const saved = await saveRecord({ ...valid, content: { ...valid.content, date } }, null);
      if ('error' in saved) {
        setResults(
          days.map((day, index) => ({
            day,
            kind: index < at ? 'saved' : index === at ? 'failed' : 'waiting',
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
