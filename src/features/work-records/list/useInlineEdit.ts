import { useState } from 'react';
import { type Id, isSameId } from '@/domain/id';
import type { WorkRecord } from '@/domain/workRecord';
import { useCopyWorkRecord } from './useCopyWorkRecord';

/** Which row of the list is being edited in place. */
export interface InlineEdit {
  /** The record in inline edit. */
  readonly editedId: Id | null;
  /** It is a copy that was just made: its mark is selected, so that what is typed takes its place. */
  readonly isCopy: boolean;
}

/** Inline edit of the list, and the copies that end in it. */
export function useInlineEdit() {
  const [edited, setEdited] = useState<InlineEdit>({ editedId: null, isCopy: false });
  const { copy, copyForToday } = useCopyWorkRecord();
  return {
    edited,
    edit: ({ id }: WorkRecord) => setEdited({ editedId: id, isCopy: false }),
    end: () => setEdited({ editedId: null, isCopy: false }),
    copy: (record: WorkRecord) => void copy(record),
    /** Copies a record to today and opens the copy, unless another row was opened meanwhile. */
    copyForToday: async (record: WorkRecord) => {
      const { editedId: before } = edited;
      const id = await copyForToday(record);
      if (id === undefined) return;
      setEdited((now) => (isSameId(now.editedId, before) ? { editedId: id, isCopy: true } : now));
    },
  };
}
