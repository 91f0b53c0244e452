import * as v from 'valibot';
import type { Id } from '@/domain/id';
import { type DraftKind, findDraft } from '@/shared/drafts/draftKind';
import type { UserDrafts } from '@/shared/drafts/draftMemory';
import { type TaskValues, taskValuesSchema } from './taskValues';
import { outboxNames } from '@/shared/outbox/countWaiting';

/** What was typed in the dialog of a task and not saved. */
export interface TaskDraft {
  readonly id: Id;
  /** The fields when the edit began: only what differs from them is sent. */
  readonly base: TaskValues;
  readonly values: TaskValues;
  /** A comment that is not sent. */
  readonly comment: string;
}

const draftSchema = v.object({
  id: v.union([v.string(), v.number()]),
  base: taskValuesSchema,
  values: taskValuesSchema,
  comment: v.string(),
});

/** What was typed in a task; the name is followed by the task's id. */
const taskDrafts: DraftKind<TaskDraft> = {
  name: 'task',
  version: 1,
  outbox: outboxNames.tasks,
  read: (content) => {
    const parsed = v.safeParse(draftSchema, content);
    return parsed.success ? parsed.output : undefined;
  },
};

/** Drafts of one task. */
export function draftsOf(id: Id): DraftKind<TaskDraft> {
  return { ...taskDrafts, name: `${taskDrafts.name}/${encodeURIComponent(id)}` };
}

/** What somebody typed of a task and did not save last, whichever it was. */
export async function findTaskDraft(drafts: UserDrafts) {
  return findDraft(drafts, taskDrafts);
}
