import * as v from 'valibot';
import { type DraftKind, findDraft } from '@/shared/drafts/draftKind';
import type { UserDrafts } from '@/shared/drafts/draftMemory';
import { readAs } from '@/shared/storage/keptSchema';

/** The name typed for a planner that has not been created yet. */
export interface BoardDraft {
  readonly title: string;
}

const draftSchema = v.object({ title: v.string() });

/** What was typed for a new planner. */
export const boardDrafts: DraftKind<BoardDraft> = {
  name: 'board',
  version: 1,
  read: readAs(draftSchema, undefined),
};

/** Finds the most recent draft of a new planner. */
export async function findBoardDraft(drafts: UserDrafts) {
  return findDraft(drafts, boardDrafts);
}
