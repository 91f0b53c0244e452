import {
  type KeyboardEvent,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type NamedRecord, type WorkRecord, COPY_SUFFIX } from '@/domain/work/workRecord';
import { type SaveEnding, type SaveOutcome, useSaving } from '@/shared/forms/useSaving';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { useAppDispatch } from '@/shared/store/hooks';
import { useSavedNotice } from '@/shared/outbox/useSavedNotice';
import { type StoredRecord, saveRecord } from '../outbox/saveRecords';
import { useRecordSteps } from '../useRecordSteps';
import { useWorkRecordForm } from './useWorkRecordForm';
import { type WorkRecordValues, valuesOf } from './workRecordValues';

/** The columns that can be edited in place. */
export type EditableColumn = 'date' | 'customerId' | 'projectId' | 'description' | 'hours';

/** What an editor of one record in the list needs. */
export interface RowEditorOptions {
  readonly record: WorkRecord;
  /** The cell that was double-clicked, which gets the focus first. */
  readonly column: EditableColumn;
  /** The row is a new copy: " (copy)" in its description is selected. */
  readonly isCopy?: boolean;
  /** Receives the function that leaves this row and saves what was typed. */
  readonly leaving: LeavingRow;
  readonly onDone: () => void;
}

/**
 * Leaves the open row for another one and saves it; null while no row is open.
 * @returns whether it was left; a row that cannot be saved stays open
 */
export type LeavingRow = RefObject<(() => Promise<boolean>) | null>;

/** State of inline edit, shared by the table row and the phone card. */
export function useRowEditor({ record, column, isCopy = false, leaving, onDone }: RowEditorOptions) {
  const language = useLanguage();
  const [initial] = useState<WorkRecordValues>(() => valuesOf(record, language));
  const form = useWorkRecordForm({ initial, record });
  const dispatch = useAppDispatch();
  const steps = useRecordSteps();
  const { tellWaiting } = useSavedNotice();
  /** The record before the save; it changes because the editor stays open if something is typed meanwhile. */
  const before = useRef(record);
  const { isSaving, isSent, isClosing, failure, isKept, run, closeLater } = useSaving();
  const focusFirst = useRef(() => {
    form.focus(column);
    if (isCopy) selectCopyMark(document.activeElement);
  });

  useLayoutEffect(() => focusFirst.current(), []);

  async function save(onSend: () => void): Promise<SaveOutcome> {
    const submitted = await form.submit();
    if (!submitted) return { kind: 'invalid' };
    onSend();
    const saved = await dispatch(
      saveRecord(withStoredTravel(form.recordOf(submitted), record), before.current, form.wish.key),
    );
    return 'error' in saved
      ? { kind: 'failed', error: saved.error }
      : { kind: 'saved', finish: (_then, wasLeft) => finish(submitted, saved, wasLeft) };
  }

  function finish(
    submitted: WorkRecordValues,
    { record: now, needsUser }: StoredRecord,
    wasLeft: boolean,
  ): 'done' | 'kept' {
    steps.changed(before.current, now);
    before.current = now;
    if (!wasLeft && form.hasChangedSince(submitted)) {
      form.goOn(submitted, submitted);
      return 'kept';
    }
    if (needsUser) tellWaiting('undecided');
    form.forgetDraft();
    onDone();
    return 'done';
  }

  const mustSave = isSaving || form.isDirty;

  /** Unchanged values need no call and no step to undo. */
  const handleSave = async () => (mustSave ? run(save, 'close') : handleCancel());

  function handleCancel() {
    // A change that was sent can no longer be discarded.
    if (isSent) {
      closeLater();
      return;
    }
    form.forgetDraft();
    onDone();
  }

  useImperativeHandle(leaving, () => async () => {
    if (mustSave) return isSavedBy(async () => run(save, 'close'));
    handleCancel();
    return true;
  });

  return {
    form,
    failure,
    isSaving,
    progress: isClosing ? 'closing' : isKept && form.isDirty ? 'kept' : null,
    handleSave,
    handleCancel,
    handleKeyDown: (event: KeyboardEvent) => handleRowKey(event, handleSave, handleCancel),
  } as const;
}

function handleRowKey(event: KeyboardEvent, save: () => unknown, cancel: () => void): void {
  if (event.key === 'Escape') {
    event.stopPropagation();
    cancel();
  }
  // Enter in a select opens its list in some browsers, and on a button it presses it.
  const isField = event.target instanceof HTMLInputElement;
  if (event.key === 'Enter' && isField) {
    event.preventDefault();
    void save();
  }
}

/**
 * Saves, and saves again if something was typed during the first save.
 * @returns whether everything is saved
 */
async function isSavedBy(save: () => Promise<SaveEnding>): Promise<boolean> {
  const ending = await save();
  return ending === 'done' || (ending === 'kept' && (await save()) === 'done');
}

/** Selects " (copy)", so that typing replaces it. */
function selectCopyMark(field: Element | null): void {
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isText || !field.value.endsWith(COPY_SUFFIX)) return;
  field.setSelectionRange(field.value.length - COPY_SUFFIX.length, field.value.length);
}

/** Inline edit does not show the travel fields: location and amounts keep their stored values. */
function withStoredTravel(edited: NamedRecord, record: WorkRecord): NamedRecord {
  const { location, foodAllowance, travelExpenses } = record;
  return { ...edited, location, foodAllowance, travelExpenses };
}
