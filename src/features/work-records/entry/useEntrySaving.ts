import { useTranslation } from 'react-i18next';
import { type IsoDate, isIsoDate } from '@/domain/time/period';
import type { WorkRecord } from '@/domain/work/workRecord';
import type { AfterSaving, SaveOutcome } from '@/shared/forms/useSaving';
import { formatDate } from '@/shared/i18n/format';
import { useAppDispatch } from '@/shared/store/hooks';
import { useSaveDays } from './useSaveDays';
import { type StoredRecord, saveRecord } from '../outbox/saveRecords';
import { useSavedNotice } from '@/shared/outbox/useSavedNotice';
import { useRecordSteps } from '../useRecordSteps';
import type { WorkRecordForm } from './useWorkRecordForm';
import { type WorkRecordValues, daysOfValues, nextDayValues, valuesOfDays } from './workRecordValues';

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

  /** What was typed during the save can only belong to another entry. */
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
