import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type IsoDate, isIsoDate } from '@/domain/time/period';
import type { NamedRecord, WorkRecord } from '@/domain/work/workRecord';
import type { AfterSaving, SaveOutcome } from '@/shared/forms/useSaving';
import { formatDate } from '@/shared/i18n/format';
import { useFormats } from '@/shared/i18n/useFormats';
import { errorOf, isDone } from '@/shared/outbox/change';
import { useAppDispatch } from '@/shared/store/hooks';
import { type StoredRecord, recordChange, saveRecord, saveRecords, storedBy } from '../outbox/saveRecords';
import { useSavedNotice } from '@/shared/outbox/useSavedNotice';
import { useRecordSteps } from '../useRecordSteps';
import type { WorkRecordForm } from './useWorkRecordForm';
import { daysOfValues, nextDayValues, valuesOfDays } from './workRecordContent';
import type { WorkRecordValues } from './workRecordValues';

interface EntrySavingOptions {
  readonly form: WorkRecordForm;
  /** The stored record that is changed, or null for a new one. */
  readonly edited: WorkRecord | null;
  readonly setEdited: (record: WorkRecord | null) => void;
  /** Called after something was stored. */
  readonly onSaved: (() => void) | undefined;
  readonly onClose: () => void;
}

/** How the work-time dialog saves and continues: one record, or one for each of several days. */
export function useEntrySaving({ form, edited, setEdited, onSaved, onClose }: EntrySavingOptions) {
  const { t } = useTranslation('workRecords');
  const dispatch = useAppDispatch();
  const severalDays = useSaveDays();
  const steps = useRecordSteps();
  const { tellSaved } = useSavedNotice();

  async function save(onSend: () => void): Promise<SaveOutcome> {
    const submitted = await form.submit();
    if (!submitted) return { kind: 'invalid' };
    onSend();
    const days = daysOfValues(submitted);
    if (edited === null && days.length > 1) return saveSeveral(submitted, days);
    const saved = await dispatch(
      saveRecord(form.recordOf(submitted), edited, form.wish.key, { hasDraft: true }),
    );
    return 'error' in saved
      ? { kind: 'failed', error: saved.error }
      : { kind: 'saved', finish: (then) => finish(then, submitted, saved) };
  }

  async function saveSeveral(submitted: WorkRecordValues, days: readonly IsoDate[]): Promise<SaveOutcome> {
    const saved = await severalDays.save(form.recordOf(submitted), days, form.wish.of);
    if ('error' in saved) {
      // Days that are saved must not be sent again; only the remaining ones stay chosen.
      if (saved.left.length < days.length) onSaved?.();
      form.setValues(valuesOfDays(saved.left));
      return { kind: 'failed', error: saved.error };
    }
    return { kind: 'saved', finish: (then) => finishSeveral(then, submitted) };
  }

  /** Text typed during the save can only belong to another entry. */
  function finishSeveral(then: AfterSaving, submitted: WorkRecordValues): 'done' | 'kept' {
    onSaved?.();
    const hasChanged = form.hasChangedSince(submitted);
    if (!hasChanged) form.forgetDraft();
    if (then === 'close' && !hasChanged) {
      onClose();
      return 'done';
    }
    form.goOn(submitted, nextDayValues(submitted), { focus: 'hours' });
    return then === 'close' ? 'kept' : 'done';
  }

  function finish(
    then: AfterSaving,
    submitted: WorkRecordValues,
    { record: stored, ...wait }: StoredRecord,
  ): 'done' | 'kept' {
    onSaved?.();
    if (edited) steps.changed(edited, stored);
    else steps.created([stored]);
    const hasChanged = form.hasChangedSince(submitted);
    if (!hasChanged) form.forgetDraft();
    if (then === 'next') {
      const date = isIsoDate(submitted.date) ? formatDate(submitted.date) : submitted.date;
      tellSaved(wait, t('dialog.saved', { date }));
      setEdited(null);
      form.goOn(submitted, nextDayValues(submitted), { focus: 'hours' });
      return 'done';
    }
    if (hasChanged) {
      // Further typing corrects the record just stored and does not create a second one.
      setEdited(stored);
      form.goOn(submitted, submitted);
      return 'kept';
    }
    tellSaved(wait, t('saved'));
    onClose();
    return 'done';
  }

  return { save, results: severalDays.results };
}

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
 * Saves one entry for several days, one call per day and one after another. The first failure stops; one undo
 * takes back all days that were saved.
 */
function useSaveDays() {
  const { t } = useTranslation('workRecords');
  const formats = useFormats();
  const dispatch = useAppDispatch();
  const { tellCreated } = useRecordSteps();
  /** The results of an attempt that stopped; otherwise empty. */
  const [results, setResults] = useState<readonly DayResult[]>([]);

  /** @param keyOf returns the key for a day */
  async function save(
    want: NamedRecord,
    days: readonly IsoDate[],
    keyOf: (day: IsoDate) => string,
  ): Promise<SavedDays> {
    setResults([]);
    const entries = days.map((date) => ({ ...want, date }));
    const outcomes = await dispatch(
      saveRecords(
        entries.map((entry) => recordChange(entry, null, keyOf(entry.date))),
        { stopAt: 'first', hasDraft: true },
      ),
    );
    const stored = entries.flatMap((entry, at) => {
      const outcome = outcomes[at];
      return (outcome && storedBy(outcome, entry)) ?? [];
    });
    tellCreated(stored, {
      text: t('several.saved', { count: stored.length, hours: formats.hours(want.hours) }),
      detail: stored.map(({ record: { date } }) => formats.day(date)).join(', '),
    });
    const error = outcomes.map(errorOf).find((one) => one !== undefined);
    if (error === undefined) return { isDone: true };
    setResults(days.map((day, at) => ({ day, kind: resultKinds[outcomes[at]?.kind ?? 'unsent'] })));
    return { error, left: days.filter((_day, at) => !isDone(outcomes[at])) };
  }

  return { results, save };
}
