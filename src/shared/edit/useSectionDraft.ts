import { useState } from 'react';
import { type Begun, type DraftKind, findDraft } from '../drafts/draftKind';
import type { UserDrafts } from '../drafts/draftMemory';

/**
 * The edits of a section, one after the other, and the draft with which an edit begins: what was typed there before but
 * not saved.
 *
 * @param kind the drafts of this section of this thing
 */
export function useSectionDraft<Content extends object>(kind: DraftKind<Content>) {
  const [find] = useState(() => async (drafts: UserDrafts) => findDraft(drafts, kind));
  const [edit, setEdit] = useState<{ readonly count: number; readonly draft: Begun<Content> | null }>({
    count: 0,
    draft: null,
  });
  return {
    /** Key of the section, so that each edit starts with a fresh one. */
    key: edit.count,
    draft: edit.draft,
    /** For `DraftNotice`. */
    notice: {
      find,
      isBusy: edit.draft !== null,
      onContinue: (draft: Begun<Content>) => setEdit({ count: edit.count + 1, draft }),
    },
  };
}
