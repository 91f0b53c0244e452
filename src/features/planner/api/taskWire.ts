import * as v from 'valibot';
import type { Task } from '@/domain/planner/kanban';
import { PLACEHOLDER_STAGE } from '@/domain/limits';
import type { TaskContent } from '@/domain/planner/taskEdit';
import {
  readDate,
  readName,
  readOptionalId,
  readOptionalNumber,
  readText,
  wireFlag,
  wireId,
  wireOptionalId,
  wireOptionalNumber,
  wireOptionalText,
} from '@/shared/api/wire';
import { readMembers } from './memberWire';

/** A task in the service's answer. */
export const taskWire = v.object({
  id: wireId,
  title: wireOptionalText,
  description: wireOptionalText,
  kanbanId: wireOptionalId,
  bucketId: wireOptionalId,
  stage: wireOptionalNumber,
  state: wireOptionalText,
  priority: wireOptionalText,
  startDate: wireOptionalText,
  endDate: wireOptionalText,
  members: v.optional(v.unknown()),
  hasComments: v.optional(wireFlag),
});

export type TaskWire = v.InferOutput<typeof taskWire>;

/** Converts a task from the service's spelling to ours; an unreadable date becomes null. */
export function taskFromWire(wire: TaskWire): Task {
  return {
    id: wire.id,
    title: readName(wire.title, wire.id),
    description: readText(wire.description),
    boardId: readOptionalId(wire.kanbanId),
    bucketId: readOptionalId(wire.bucketId),
    stage: readOptionalNumber(wire.stage) ?? 0,
    state: readText(wire.state),
    priority: readText(wire.priority),
    startDate: readDate(readText(wire.startDate)) ?? null,
    dueDate: readDate(readText(wire.endDate)) ?? null,
    members: readMembers(wire.members),
    hasComments: wire.hasComments ?? false,
  };
}

/** The content of a new task. */
export type NewTask = Pick<TaskContent, 'title' | 'boardId' | 'bucketId' | 'state' | 'priority'>;

/** The body of a new task; state and priority only if given. */
export function newTaskToWire({ title, boardId, bucketId, state, priority }: NewTask) {
  return {
    title,
    kanbanId: boardId,
    bucketId,
    stage: PLACEHOLDER_STAGE,
    ...(state !== '' && { state }),
    ...(priority !== '' && { priority }),
  };
}

/** The body of a changed task: only the given fields; `hasComments` and comments are never sent. */
export function changedTaskToWire({ dueDate, ...rest }: Partial<Omit<TaskContent, 'boardId'>>) {
  return { ...rest, ...(dueDate !== undefined && { endDate: dueDate }) };
}
