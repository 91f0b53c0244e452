import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { WorkRecord } from '@/domain/workRecord';
import { useDraft } from '@/shared/drafts/useDraft';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { useSaveWorkRecord } from './useSaveWorkRecord';
import { type ValidRecord, useWorkRecordForm } from './useWorkRecordForm';
import { workRecordDrafts } from './workRecordDraft';
import { type WorkRecordValues, valuesOf } from './workRecordValues';

/** The columns that can be edited in place. */
export type EditableColumn = 'date' | 'customerId' | 'projectId' | 'description' | 'hours';

/** What an editor of one record in the list needs. */
export interface RowEditorOptions {
  readonly record: WorkRecord;
  readonly start: number;
  /** The cell that was double-clicked: focus starts there. */
  readonly column: EditableColumn;
  readonly onDone: () => void;
}

/** State of inline edit, the same for the table's row and the phone's card. */
export function useRowEditor({ record, start, column, onDone }: RowEditorOptions) {
  const language = useLanguage();
  const [initial] = useState<WorkRecordValues>(() => valuesOf(record, language));
  const form = useWorkRecordForm(initial, record);
  const save = useSaveWorkRecord(start);
  const [failure, setFailure] = useState<unknown>(null);
  const [isSaving, setIsSaving] = useState(false);
  const draft = useDraft(workRecordDrafts, form.isDirty ? { record, values: form.values } : null);
  const { focus } = form;
  const focusFirst = useRef(() => focus(column));

  useLayoutEffect(() => focusFirst.current(), []);

  async function handleSave() {
    if (isSaving) return;
    const valid = await form.submit();
    if (!valid) return;
    setFailure(null);
    setIsSaving(true);
    const error = await save(withStoredTravel(valid, record), record);
    setIsSaving(false);
    if (error) {
      setFailure(error);
      return;
    }
    draft.forget();
    onDone();
  }

  function handleCancel() {
    draft.forget();
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

  return { form, failure, isSaving, handleSave, handleCancel, handleKeyDown };
}

/** Inline edit does not show the travel fields: location and amounts stay as they are stored. */
function withStoredTravel(valid: ValidRecord, record: WorkRecord): ValidRecord {
  const { location, foodAllowance, travelExpenses } = record;
  return { ...valid, content: { ...valid.content, location, foodAllowance, travelExpenses } };
}
