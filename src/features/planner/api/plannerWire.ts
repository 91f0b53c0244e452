import * as v from 'valibot';
import { PLACEHOLDER_STAGE } from '@/domain/limits';
import { type Board, type Bucket, PERSONAL_CLASS, type Task, type TaskMember } from '@/domain/planner/kanban';
import type { TaskContent } from '@/domain/planner/taskEdit';
import { unpacked } from '@/shared/api/jsonText';
import {
  readDate,
  readName,
  wireFlag,
  wireId,
  wireOptionalId,
  wireOptionalNumber,
  wireOptionalText,
  wireText,
} from '@/shared/api/wire';

const memberWire = v.object({ guid: v.pipe(wireText, v.nonEmpty()), name: wireOptionalText });

/** Reads a person with a guid, who may have no name. Undefined for anything else. */
export function readMember(value: unknown): TaskMember | undefined {
  const parsed = v.safeParse(memberWire, unpacked(value));
  if (!parsed.success) return undefined;
  const { guid, name } = parsed.output;
  return { guid, name: name || guid };
}

/**
 * Reads members from a list or from JSON text, and skips unreadable ones. A board should not fail to load because of
 * its member list, which is only shown and never saved.
 */
export function readMembers(value: unknown): readonly TaskMember[] {
  const list = unpacked(value);
  if (!Array.isArray(list)) return [];
  const members = list.flatMap((one: unknown) => readMember(one) ?? []);
  return members.filter(({ guid }, at) => members.findIndex((other) => other.guid === guid) === at);
}

/** A board in the service's answer. */
export const boardWire = v.object({
  id: wireId,
  title: wireOptionalText,
  class: wireOptionalText,
  members: v.optional(v.unknown()),
  owner: v.optional(v.unknown()),
});

export type BoardWire = v.InferOutput<typeof boardWire>;

/** Converts a board from the service's spelling to ours; the owner is sent as a guid or as an object with one. */
export function boardFromWire(wire: BoardWire): Board {
  const { owner } = wire;
  return {
    id: wire.id,
    title: readName(wire.title, wire.id),
    boardClass: wire.class,
    members: readMembers(wire.members),
    ownerGuid: readMember(owner)?.guid ?? (typeof owner === 'string' ? owner : ''),
  };
}

/** A new board: the service makes the caller its owner and first member. */
export function newBoardToWire(title: string) {
  return { title, class: PERSONAL_CLASS };
}

/** A bucket in the service's answer. */
export const bucketWire = v.object({ id: wireId, name: wireOptionalText, stage: wireOptionalNumber });

export type BucketWire = v.InferOutput<typeof bucketWire>;

/** Converts a bucket from the service's spelling to ours. */
export function bucketFromWire({ id, name, stage }: BucketWire): Bucket {
  return { id, name, stage: stage ?? 0 };
}

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
    description: wire.description,
    boardId: wire.kanbanId,
    bucketId: wire.bucketId,
    stage: wire.stage ?? 0,
    state: wire.state,
    priority: wire.priority,
    startDate: readDate(wire.startDate) ?? null,
    dueDate: readDate(wire.endDate) ?? null,
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
