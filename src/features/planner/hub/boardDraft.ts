import * as v from 'valibot';
import { draftKind, findDraft } from '@/shared/drafts/draftKind';
import type { UserDrafts } from '@/shared/drafts/draftMemory';

const draftSchema = v.object({ title: v.string() });

/** The name typed for a planner that has not been created yet. */
export type BoardDraft = v.InferOutput<typeof draftSchema>;

/** What was typed for a new planner. */
export const boardDrafts = draftKind<BoardDraft>('board', draftSchema);

/** Finds the most recent draft of a new planner. */
export async function findBoardDraft(drafts: UserDrafts) {
  return findDraft(drafts, boardDrafts);
}
