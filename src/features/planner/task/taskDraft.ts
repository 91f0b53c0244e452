import * as v from 'valibot';
import type { Id } from '@/domain/id';
import type { TaskDetails } from '@/domain/planner/taskEdit';
import { isIsoDate } from '@/domain/time/period';
import { type DraftKind, draftKind, findDraft, readDraft, storedDraft } from '@/shared/drafts/draftKind';
import type { UserDrafts } from '@/shared/drafts/draftMemory';
import { forgetDoubts, saveDraft } from '@/shared/drafts/draftStore';
import { outboxNames } from '@/shared/outbox/countWaiting';

/** The field values of the task dialog. */
const taskValuesSchema = v.object({
  title: v.string(),
  description: v.string(),
  state: v.string(),
  priority: v.string(),
  startDate: v.string(),
  dueDate: v.string(),
});

export type TaskValues = v.InferOutput<typeof taskValuesSchema>;

/** The field values of a stored task. */
export function valuesOf(details: TaskDetails): TaskValues {
  const { title, description, state, priority, startDate, dueDate } = details;
  return { title, description, state, priority, startDate: startDate ?? '', dueDate: dueDate ?? '' };
}

/** Converts field values to details; an invalid date counts as empty. */
export function detailsOfValues(values: TaskValues): TaskDetails {
  const { startDate, dueDate } = values;
  return {
    ...values,
    startDate: isIsoDate(startDate) ? startDate : null,
    dueDate: isIsoDate(dueDate) ? dueDate : null,
  };
}

/** The comment that is typed. */
export interface NewComment {
  readonly text: string;
  /** Tells this comment from an earlier one with the same text, which is a wish of its own. */
  readonly key: string;
  /** It was sent before a reload, and nobody knows whether it arrived. */
  readonly isInDoubt: boolean;
}

const draftSchema = v.object({
  id: v.union([v.string(), v.number()]),
  /** The field values when the edit began; only differences from them are sent. */
  base: taskValuesSchema,
  values: taskValuesSchema,
  /** A comment that was not sent, or not answered. */
  comment: v.string(),
  /** Part of the key of the comment's wish (`NewComment`); drafts of older builds lack it. */
  commentKey: v.optional(v.string()),
});

/** Unsaved values of the task dialog. */
export type TaskDraft = v.InferOutput<typeof draftSchema>;

/** What was typed in a task; the name is followed by the task's id. */
const taskDrafts = draftKind<TaskDraft>('task', draftSchema, { outbox: outboxNames.tasks });

/** Drafts of one task. */
export function draftsOf(id: Id): DraftKind<TaskDraft> {
  return { ...taskDrafts, name: `${taskDrafts.name}/${encodeURIComponent(id)}` };
}

/** Finds the most recent draft of any task. */
export async function findTaskDraft(drafts: UserDrafts) {
  return findDraft(drafts, taskDrafts);
}

/** Takes a comment that was sent after its dialog had gone out of the draft that the dialog left. */
export async function forgetComment(
  drafts: UserDrafts,
  id: Id,
  { draftForm, wish: { key } }: { readonly draftForm: string; readonly wish: { readonly key: string } },
  sent: string,
): Promise<void> {
  const kind = draftsOf(id);
  const name = `${kind.name}/${draftForm}`;
  const draft = await readDraft(drafts, kind, name);
  if (draft?.comment.trim() !== sent) return;
  await saveDraft(drafts, name, storedDraft(kind, { ...draft, comment: '' }, key));
  await forgetDoubts(drafts, key);
  drafts.removals.dispatchEvent(new Event('removed'));
}
