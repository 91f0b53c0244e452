import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isIsoDate } from '@/domain/period';
import type { WorkRecord } from '@/domain/workRecord';
import { useDraft } from '@/shared/drafts/useDraft';
import { formatDate } from '@/shared/i18n/format';
import { type AfterSaving, EntryDialog, type SaveOutcome } from '@/shared/lists/EntryDialog';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { WorkRecordForm } from './WorkRecordForm';
import { workRecordDrafts } from './workRecordDraft';
import { useSaveWorkRecord } from './useSaveWorkRecord';
import { useWorkRecordForm } from './useWorkRecordForm';
import { type WorkRecordValues, nextDayValues } from './workRecordValues';

interface WorkRecordDialogProps {
  /** The stored record to edit, or null for a new one. */
  readonly record: WorkRecord | null;
  readonly values: WorkRecordValues;
  /** The values were typed before (a draft) or taken over from elsewhere: closing asks first. */
  readonly isUnsaved?: boolean;
  /** Index at which the list on the screen begins. */
  readonly start?: number;
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
  start = 0,
  onClose,
}: WorkRecordDialogProps) {
  const { t } = useTranslation('workRecords');
  const dispatch = useAppDispatch();
  // "Save and next" goes on with a new record, whatever was edited before.
  const [edited, setEdited] = useState(record);
  const [wasUnsaved, setWasUnsaved] = useState(isUnsaved);
  const form = useWorkRecordForm(values, edited);
  const isDirty = form.isDirty || wasUnsaved;
  const draft = useDraft(workRecordDrafts, isDirty ? { record: edited, values: form.values } : null);
  const saveRecord = useSaveWorkRecord(start);

  async function save(): Promise<SaveOutcome> {
    const valid = await form.submit();
    if (!valid) return { kind: 'invalid' };
    const error = await saveRecord(valid, edited);
    return error ? { kind: 'failed', error } : { kind: 'saved' };
  }

  function handleSaved(then: AfterSaving) {
    draft.forget();
    if (then === 'close') {
      dispatch(noticeGiven({ tone: 'success', text: t('saved'), lifeMs: 3000 }));
      onClose();
      return;
    }
    const saved = form.values.date;
    const date = isIsoDate(saved) ? formatDate(saved) : saved;
    dispatch(noticeGiven({ tone: 'success', text: t('dialog.saved', { date }), lifeMs: 3000 }));
    setEdited(null);
    setWasUnsaved(false);
    // In this order: resetting forgets the fields until they are drawn again, and the focus moves after that.
    form.focus('hours');
    form.reset(nextDayValues(form.values));
  }

  function handleClose() {
    draft.forget();
    onClose();
  }

  return (
    <EntryDialog
      title={t(edited ? 'dialog.editTitle' : 'dialog.createTitle')}
      size="lg"
      isDirty={isDirty}
      labels={{ saveAndNext: t('dialog.saveAndNext'), saveAndClose: t('dialog.saveAndClose') }}
      describeFailure={(reason) => t('dialog.saveFailed', { reason })}
      save={save}
      onSaved={handleSaved}
      onClose={handleClose}
    >
      <WorkRecordForm form={form} />
    </EntryDialog>
  );
}
