import { useState } from 'react';
import { type Begun, type DraftKind, findDraft } from '../drafts/draftKind';
import type { UserDrafts } from '../drafts/draftMemory';

/**
 * The edits of a section, one after the other, and the draft with which one begins: what was typed there before and not
 * saved.
 *
 * @param kind the drafts of this very section of this very thing
 */
export function useSectionDraft<Content extends object>(kind: DraftKind<Content>) {
  const [find] = useState(() => async (drafts: UserDrafts) => findDraft(drafts, kind));
  const [edit, setEdit] = useState<{ readonly count: number; readonly draft: Begun<Content> | null }>({
    count: 0,
    draft: null,
  });
  return {
    /** Key of the section: each edit begins anew. */
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
