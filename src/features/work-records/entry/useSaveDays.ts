import { useRef, useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { Id } from '@/domain/id';
import type { IsoDate } from '@/domain/period';
import type { WorkRecord } from '@/domain/workRecord';
import { isApiError } from '@/shared/api/apiError';
import { useFormats } from '@/shared/i18n/useFormats';
import type { Attempt } from '@/shared/lists/createSurely';
import { useAppDispatch } from '@/shared/store/hooks';
import { useRecordCalls } from '../grid/useRecordCalls';
import { useCreatedNotice } from '../useCreatedNotice';
import { useSaveWorkRecord } from './useSaveWorkRecord';
import type { ValidRecord } from './useWorkRecordForm';
import { alikeTo } from '../workRecordsApi';

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

/** A day that was sent and of which nobody knows whether it was saved; which records said the same before. */
interface DoubtfulDay {
  readonly valid: ValidRecord;
  readonly before: ReadonlySet<string>;
}

/** Creates the record of a day, never twice: what is in doubt is looked for before it is sent again. */
function useCreateDay() {
  const dispatch = useAppDispatch();
  const calls = useRecordCalls();
  const saveRecord = useSaveWorkRecord();
  const doubts = useRef(new Map<IsoDate, DoubtfulDay>());

  /** What says the same already; days that were not read by now are read, so that it is not taken for what is sent. */
  async function alikeBefore({ content }: ValidRecord) {
    const alike = dispatch(alikeTo(content));
    if (alike !== null) return { data: new Set(alike.map(String)) };
    const listed = await calls.read(content);
    return 'error' in listed ? listed : { data: new Set(listed.data.map(({ id }) => String(id))) };
  }

  /** It was saved as it stood when it was sent; what was typed since follows. */
  async function withWhatFollowed(id: Id, sent: ValidRecord, valid: ValidRecord): Promise<Attempt> {
    if (JSON.stringify(sent) === JSON.stringify(valid)) return { kind: 'created', id };
    const { content, ...names } = valid;
    const changed = await saveRecord(valid, { ...content, ...names, id });
    return 'error' in changed ? { kind: 'open', error: changed.error } : { kind: 'created', id };
  }

  return async (valid: ValidRecord): Promise<Attempt> => {
    const { date } = valid.content;
    const doubt = doubts.current.get(date);
    if (doubt) {
      const found = await calls.find({ ...doubt.valid, before: doubt.before });
      if ('error' in found) return { kind: 'doubtful', error: found.error };
      if (found.data !== null) return withWhatFollowed(found.data, doubt.valid, valid);
      doubts.current.delete(date);
    }
    const before = await alikeBefore(valid);
    if ('error' in before) return { kind: 'open', error: before.error };
    const created = await calls.create({ ...valid, before: before.data });
    if (created.kind === 'doubtful') doubts.current.set(date, { valid, before: before.data });
    return created;
  };
}

/** What an attempt that failed is called: an answer that says no leaves no doubt once the list lacks the record. */
function kindOf(attempt: Attempt): 'failed' | 'unknown' {
  const isAnswered = attempt.kind !== 'created' && isApiError(attempt.error) && attempt.error.kind === 'http';
  return attempt.kind === 'doubtful' && !isAnswered ? 'unknown' : 'failed';
}

/**
 * Saves one entry for several days, one call a day and one after another ("Speed of use", "Calendar"). The first failure
 * stops; what was saved until then has one undo, and so has all of it.
 */
export function useSaveDays() {
  const { t } = useTranslation('workRecords');
  const formats = useFormats();
  const createDay = useCreateDay();
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
      const attempt = await createDay(day);
      if (attempt.kind !== 'created') {
        const kind = kindOf(attempt);
        setResults(
          days.map((one, index) => ({
            day: one,
            kind: index < at ? 'saved' : index === at ? kind : 'waiting',
          })),
        );
        tell(records);
        return { error: attempt.error, left: days.slice(at) };
      }
      records.push({ ...day.content, ...names, id: attempt.id });
    }
    tell(records);
    return { records };
  }

  return { results, save };
}
