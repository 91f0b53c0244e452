import { useRef, useState } from 'react';
import type { Id } from '@/domain/id';
import { EMPTY_OUTBOX, rowIdOf } from '@/domain/changes/outbox';
import type { WorkRecord } from '@/domain/work/workRecord';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import type { LeavingRow } from '../entry/useRowEditor';
import { keptRecords } from '../outbox/keptRecords';
import { useCopyWorkRecord } from './useCopyWorkRecord';

/** Which row of the list is being edited in place. */
interface EditedRow {
  /** The record in inline edit. */
  readonly editedId: Id | null;
  /** It is a copy that was just made: its mark is selected, so that what is typed takes its place. */
  readonly isCopy: boolean;
}

/** Inline edit as the list needs it. */
export interface InlineEdit extends EditedRow {
  /** React's key of the editor: it stays when a record that waited goes out and gets an id of the service. */
  readonly editorKey: string;
  readonly leaving: LeavingRow;
}

const NO_ROW: EditedRow = { editedId: null, isCopy: false };

/**
 * Inline edit of the list, and the copies that end in it. One row is open at a time: before another one opens, what was
 * typed in it is saved, and where that fails it stays open.
 */
export function useInlineEdit() {
  const [edited, setEdited] = useState<EditedRow>(NO_ROW);
  const leaving: LeavingRow = useRef(null);
  /** How often a row was opened. */
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
    edited: { editedId, isCopy, leaving, editorKey: `edited/${openedId}` },
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
