import * as v from 'valibot';
import { type DraftKind, findDraft } from '@/shared/drafts/draftKind';
import type { UserDrafts } from '@/shared/drafts/draftMemory';

/** A planner that was named and not created. */
export interface BoardDraft {
  readonly title: string;
}

const draftSchema = v.object({ title: v.string() });

/** What was typed for a new planner. */
export const boardDrafts: DraftKind<BoardDraft> = {
  name: 'board',
  version: 1,
  read: (content) => {
    const parsed = v.safeParse(draftSchema, content);
    return parsed.success ? parsed.output : undefined;
  },
};

/** The name that somebody typed last and did not create a planner with. */
export async function findBoardDraft(drafts: UserDrafts) {
  return findDraft(drafts, boardDrafts);
}
