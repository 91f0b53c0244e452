import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { COPY_SUFFIX, type WorkRecord } from '@/domain/workRecord';
import { type SaveOutcome, useSaving } from '@/shared/forms/useSaving';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { useAppDispatch } from '@/shared/store/hooks';
import { type StoredRecord, keepRecord } from '../outbox/keepRecord';
import { useRecordSteps } from '../useRecordSteps';
import { type ValidRecord, useWorkRecordForm } from './useWorkRecordForm';
import { type WorkRecordValues, valuesOf } from './workRecordValues';

/** The columns that can be edited in place. */
export type EditableColumn = 'date' | 'customerId' | 'projectId' | 'description' | 'hours';

/** What an editor of one record in the list needs. */
export interface RowEditorOptions {
  readonly record: WorkRecord;
  /** The cell that was double-clicked: focus starts there. */
  readonly column: EditableColumn;
  /** A copy that was just made: the mark of its description is selected. */
  readonly isCopy?: boolean;
  readonly onDone: () => void;
}

/** State of inline edit, the same for the table's row and the phone's card. */
export function useRowEditor({ record, column, isCopy = false, onDone }: RowEditorOptions) {
  const language = useLanguage();
  const [initial] = useState<WorkRecordValues>(() => valuesOf(record, language));
  const form = useWorkRecordForm({ initial, record });
  const dispatch = useAppDispatch();
  const steps = useRecordSteps();
  /** As it was before it is saved: while something is typed meanwhile, the editor stays. */
  const before = useRef(record);
  const { isSaving, isSent, isClosing, failure, isKept, run, closeLater } = useSaving();
  const { focus } = form;
  const focusFirst = useRef(() => {
    focus(column);
    if (isCopy) selectCopyMark(document.activeElement);
  });

  useLayoutEffect(() => focusFirst.current(), []);

  async function save(onSend: () => void): Promise<SaveOutcome> {
    const submitted = await form.submit();
    if (!submitted) return { kind: 'invalid' };
    onSend();
    const saved = await dispatch(keepRecord(withStoredTravel(form.recordOf(submitted), record), record));
    return 'error' in saved
      ? { kind: 'failed', error: saved.error }
      : { kind: 'saved', finish: (_then, wasLeft) => finish(submitted, saved, wasLeft) };
  }

  function finish(
    submitted: WorkRecordValues,
    { record: now, isWaiting }: StoredRecord,
    wasLeft: boolean,
  ): 'done' | 'kept' {
    if (!isWaiting) steps.changed(before.current);
    before.current = now;
    if (!wasLeft && form.hasChangedSince(submitted)) {
      form.goOn(submitted, submitted);
      return 'kept';
    }
    form.forgetDraft();
    onDone();
    return 'done';
  }

  const handleSave = async () => run(save, 'close');

  function handleCancel() {
    // What was sent cannot be discarded any more.
    if (isSent) {
      closeLater();
      return;
    }
    form.forgetDraft();
    onDone();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      handleCancel();
    }
    // A select opens its list with Enter in some browsers, and a button is pressed by it.
    const isField = event.target instanceof HTMLInputElement;
    if (event.key === 'Enter' && isField) {
      event.preventDefault();
      void handleSave();
    }
  }

  return {
    form,
    failure,
    isSaving,
    /** What is being saved, or was, in the field's own words. */
    progress: isClosing ? 'closing' : isKept && form.isDirty ? 'kept' : null,
    handleSave,
    handleCancel,
    handleKeyDown,
  } as const;
}

/** What is typed next takes the place of " (copy)". */
function selectCopyMark(field: Element | null): void {
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isText || !field.value.endsWith(COPY_SUFFIX)) return;
  field.setSelectionRange(field.value.length - COPY_SUFFIX.length, field.value.length);
}

/** Inline edit does not show the travel fields: location and amounts stay as they are stored. */
function withStoredTravel(valid: ValidRecord, record: WorkRecord): ValidRecord {
  const { location, foodAllowance, travelExpenses } = record;
  return { ...valid, content: { ...valid.content, location, foodAllowance, travelExpenses } };
}
