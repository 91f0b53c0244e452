import {
  type KeyboardEvent,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { COPY_SUFFIX, type WorkRecord } from '@/domain/work/workRecord';
import { type SaveEnding, type SaveOutcome, useSaving } from '@/shared/forms/useSaving';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { useAppDispatch } from '@/shared/store/hooks';
import { useSavedNotice } from '@/shared/outbox/useSavedNotice';
import { type StoredRecord, saveRecord } from '../outbox/saveRecords';
import { useRecordSteps } from '../useRecordSteps';
import { useWorkRecordForm } from './useWorkRecordForm';
import type { ValidRecord } from '../workRecordsApi';
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
  /** Takes how the row is left for another one: it saves what was typed. */
  readonly leaving: LeavingRow;
  readonly onDone: () => void;
}

/**
 * How an open row is left for another one; null while none is open.
 *
 * @returns whether it was left: what cannot be saved stays in sight
 */
export type LeavingRow = RefObject<(() => Promise<boolean>) | null>;

/** State of inline edit, the same for the table's row and the phone's card. */
export function useRowEditor({ record, column, isCopy = false, leaving, onDone }: RowEditorOptions) {
  const language = useLanguage();
  const [initial] = useState<WorkRecordValues>(() => valuesOf(record, language));
  const form = useWorkRecordForm({ initial, record });
  const dispatch = useAppDispatch();
  const steps = useRecordSteps();
  const { tellWaiting } = useSavedNotice();
  /** As it was before it is saved: while something is typed meanwhile, the editor stays. */
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

  /** What was not changed needs no call, and is no step that could be taken back. */
  const handleSave = async () => (mustSave ? run(save, 'close') : handleCancel());

  function handleCancel() {
    // What was sent cannot be discarded any more.
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
  // A select opens its list with Enter in some browsers, and a button is pressed by it.
  const isField = event.target instanceof HTMLInputElement;
  if (event.key === 'Enter' && isField) {
    event.preventDefault();
    void save();
  }
}

/** Whether all is saved: what was typed during a save that was under way is saved after it. */
async function isSavedBy(save: () => Promise<SaveEnding>): Promise<boolean> {
  const ending = await save();
  return ending === 'done' || (ending === 'kept' && (await save()) === 'done');
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
