import * as v from 'valibot';
import type { Task } from '@/domain/kanban';
import {
  readDate,
  readOptionalId,
  readOptionalNumber,
  readText,
  wireId,
  wireOptionalId,
  wireOptionalNumber,
  wireOptionalText,
  wireText,
} from '@/shared/api/wire';
import { wireFlag, wireList } from '@/shared/api/wireLists';

const taskMemberWire = v.object({ guid: wireText, name: wireOptionalText });

/** A task as the service answers it (contract, Kanban). */
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
  members: v.optional(wireList(taskMemberWire)),
  hasComments: v.optional(wireFlag),
});

export const tasksWire = wireList(taskWire);

/** A task in the service's spelling becomes ours; a date that cannot be read is none. */
export function taskFromWire(wire: v.InferOutput<typeof taskWire>): Task {
  return {
    id: wire.id,
    title: readText(wire.title),
    description: readText(wire.description),
    boardId: readOptionalId(wire.kanbanId),
    bucketId: readOptionalId(wire.bucketId),
    stage: readOptionalNumber(wire.stage) ?? 0,
    state: readText(wire.state),
    priority: readText(wire.priority),
    startDate: readDate(readText(wire.startDate)) ?? null,
    dueDate: readDate(readText(wire.endDate)) ?? null,
    members: (wire.members ?? []).map(({ guid, name }) => ({ guid, name: readText(name) || guid })),
    hasComments: wire.hasComments ?? false,
  };
}
