import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isIsoDate } from '@/domain/period';
import type { WorkRecord } from '@/domain/workRecord';
import { FormDialog } from '@/shared/forms/FormDialog';
import type { AfterSaving, SaveOutcome } from '@/shared/forms/useSaving';
import { formatDate } from '@/shared/i18n/format';
import { noticeLife } from '@/shared/notices/noticeLife';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { usePhone } from '@/shared/ui/useMediaQuery';
import { WorkRecordForm } from './WorkRecordForm';
import { useBooked } from '../memory/useBooked';
import { useSaveWorkRecord } from './useSaveWorkRecord';
import { useSuggestingForm } from './useSuggestingForm';
import { type WorkRecordValues, nextDayValues } from './workRecordValues';

interface WorkRecordDialogProps {
  /** The stored record to edit, or null for a new one. */
  readonly record: WorkRecord | null;
  readonly values: WorkRecordValues;
  /** The values were typed before (a draft) or taken over from elsewhere: closing asks first. */
  readonly isUnsaved?: boolean;
  /** Customer, project and hours start with what was booked last and what the day lacks, as far as they are empty. */
  readonly suggests?: boolean;
  /** The field that has the focus at first, where that is not the first one. */
  readonly focus?: 'hours';
  /** What stands above the fields: where the values come from. */
  readonly lead?: ReactNode;
  /** A button that stands apart at the left of the footer. */
  readonly aside?: ReactNode;
  /** Word for the way out, where "Cancel" is not it. */
  readonly cancelLabel?: string | undefined;
  /** A record was stored, of whatever was typed until then. */
  readonly onSaved?: () => void;
  readonly onClose: () => void;
}

/**
 * The work-time record dialog (section 2): creates or edits, "Save and close" and "Save and next". What is typed
 * is kept as a draft until it is saved or thrown away.
 */
export function WorkRecordDialog({
  record,
  values,
  isUnsaved = false,
  suggests = false,
  focus,
  lead,
  aside,
  cancelLabel,
  onSaved,
  onClose,
}: WorkRecordDialogProps) {
  const { t } = useTranslation('workRecords');
  const dispatch = useAppDispatch();
  // "Save and next" goes on with a new record, whatever was edited before.
  const [edited, setEdited] = useState(record);
  const memory = useBooked();
  const form = useSuggestingForm({ values, record: edited, isUnsaved, suggests, memory });
  const saveRecord = useSaveWorkRecord();
  useFirstFocus(focus, form.focus);

  async function save(onSend: () => void): Promise<SaveOutcome> {
    const submitted = await form.submit();
    if (!submitted) return { kind: 'invalid' };
    onSend();
    const saved = await saveRecord(form.recordOf(submitted), edited);
    return 'error' in saved
      ? { kind: 'failed', error: saved.error }
      : { kind: 'saved', finish: (then) => finish(then, submitted, saved.record) };
  }

  function finish(then: AfterSaving, submitted: WorkRecordValues, stored: WorkRecord): 'done' | 'kept' {
    onSaved?.();
    const hasChanged = form.hasChangedSince(submitted);
    if (!hasChanged) form.forgetDraft();
    if (then === 'next') {
      const date = isIsoDate(submitted.date) ? formatDate(submitted.date) : submitted.date;
      dispatch(noticeGiven({ tone: 'success', text: t('dialog.saved', { date }), lifeMs: noticeLife.done }));
      setEdited(null);
      form.goOn(submitted, nextDayValues(submitted), { focus: 'hours' });
      return 'done';
    }
    if (hasChanged) {
      // A correction of what is stored now, and not a second record.
      setEdited(stored);
      form.goOn(submitted, submitted);
      return 'kept';
    }
    dispatch(noticeGiven({ tone: 'success', text: t('saved'), lifeMs: noticeLife.done }));
    onClose();
    return 'done';
  }

  function handleClose() {
    form.forgetDraft();
    onClose();
  }

  return (
    <FormDialog
      title={t(edited ? 'dialog.editTitle' : 'dialog.createTitle')}
      size="lg"
      isDirty={form.isDirty}
      enterMovesOn
      saveLabel={t('dialog.saveAndClose')}
      nextLabel={t('dialog.saveAndNext')}
      describeFailure={(reason) => t('dialog.saveFailed', { reason })}
      save={save}
      aside={aside}
      {...(cancelLabel !== undefined && { cancelLabel })}
      onClose={handleClose}
    >
      {lead}
      <WorkRecordForm form={form} memory={memory} />
    </FormDialog>
  );
}

/** Puts the focus into a field once the dialog stands; not on a phone, where a keyboard would cover the rest. */
function useFirstFocus(field: 'hours' | undefined, put: (field: 'hours') => void): void {
  const isPhone = usePhone();
  const start = useEffectEvent(() => {
    if (field !== undefined && !isPhone) put(field);
  });
  useEffect(() => start(), []);
}
