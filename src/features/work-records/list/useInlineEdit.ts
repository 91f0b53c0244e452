import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '@/domain/id';
import { EMPTY_OUTBOX, rowIdOf } from '@/domain/changes/outbox';
import { type NamedRecord, type WorkRecord, completedFor, copyOf } from '@/domain/work/workRecord';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { localDay } from '@/domain/time/period';
import { useSaveFailureText } from '@/shared/api/useErrorText';
import { errorNotice } from '@/shared/notices/noticesSlice';
import { useWishes } from '@/shared/outbox/useWish';
import { useAppDispatch, useUser } from '@/shared/store/hooks';
import { useSavedNotice } from '@/shared/outbox/useSavedNotice';
import type { LeavingRow } from '../entry/useRowEditor';
import { keptRecords } from '../keptRecords';
import { useRecordSteps } from '../useRecordSteps';
import { type StoredRecord, saveRecord } from '../outbox/saveRecords';

/** Which row of the list is in inline edit. */
interface EditedRow {
  /** The record in inline edit. */
  readonly editedId: Id | null;
  /** The row is a new copy: " (copy)" is selected, so that typing replaces it. */
  readonly isCopy: boolean;
}

const NO_ROW: EditedRow = { editedId: null, isCopy: false };

/**
 * Inline edit of the list, and copies that open in it. One row is open at a time: before another one opens, the first
 * is saved; if that fails, it stays open.
 */
export function useInlineEdit() {
  const [edited, setEdited] = useState<EditedRow>(NO_ROW);
  const leaving: LeavingRow = useRef(null);
  /** Counts how often a row was opened. */
  const opened = useRef(0);
  const { copy, copyForToday } = useCopyWorkRecord();
  const { value: outbox = EMPTY_OUTBOX } = useDeviceValue(keptRecords);
  const { editedId: openedId, isCopy } = edited;
  const editedId = openedId === null ? null : rowIdOf(outbox, openedId);

  async function open(next: EditedRow): Promise<void> {
    opened.current += 1;
    const isLeft = (await leaving.current?.()) ?? true;
    if (isLeft) setEdited(next);
  }

  return {
    edited: {
      editedId,
      isCopy,
      leaving,
      /** The React key of the editor; it does not change when a waiting record is sent and gets its id from the service. */
      editorKey: `edited/${openedId}`,
    },
    edit: ({ id }: WorkRecord) => void open({ editedId: id, isCopy: false }),
    end: () => setEdited(NO_ROW),
    copy: (record: WorkRecord) => void copy(record),
    /** Copies a record to today and opens the copy, unless another row was opened meanwhile. */
    copyForToday: async (record: WorkRecord) => {
      const before = opened.current;
      const id = await copyForToday(record);
      if (id !== undefined && opened.current === before) await open({ editedId: id, isCopy: true });
    },
  };
}

/**
 * Copies a record at once: the same work without an id, its description ending in " (copy)", on its own day or
 * today. Values that the list lacks are filled in as in the dialog, because creating needs them.
 */
function useCopyWorkRecord() {
  const { t } = useTranslation('workRecords');
  const saveFailureText = useSaveFailureText();
  const dispatch = useAppDispatch();
  const steps = useRecordSteps();
  const { tellSaved } = useSavedNotice();
  const wishes = useWishes();
  const user = useUser();

  async function save({ id }: WorkRecord, copy: NamedRecord): Promise<StoredRecord | undefined> {
    const wish = `${id}/${copy.date}`;
    const kept = await dispatch(saveRecord(completedFor(user, copy), null, wishes.keyOf(wish)));
    if (!('error' in kept)) {
      wishes.end(wish);
      return kept;
    }
    dispatch(errorNotice(saveFailureText(kept.error, (reason) => t('copyFailed', { reason }))));
    return undefined;
  }

  return {
    copy: async (record: WorkRecord) => {
      const kept = await save(record, copyOf(record));
      if (!kept) return;
      steps.created([kept.record]);
      tellSaved(kept, t('copied'));
    },
    /**
     * Copies a record to today.
     * @returns the id of the copy
     */
    copyForToday: async (record: WorkRecord) => {
      const kept = await save(record, copyOf(record, localDay(new Date())));
      if (kept) steps.tellCreated([kept], { text: t('copiedForToday') });
      return kept?.record.id;
    },
  };
}
