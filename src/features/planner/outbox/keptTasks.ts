import * as v from 'valibot';
import { type IsoDate, isIsoDate } from '@/domain/time/period';
import type { TaskContent } from '@/domain/planner/taskEdit';
import { outboxNames } from '@/shared/outbox/countWaiting';
import { keptOutbox } from '@/shared/outbox/keptOutbox';

const id = v.nullable(v.union([v.string(), v.number()]));
const date = v.nullable(v.custom<IsoDate>((value) => typeof value === 'string' && isIsoDate(value)));

const keptTaskSchema = v.object({
  title: v.string(),
  description: v.string(),
  state: v.string(),
  priority: v.string(),
  startDate: date,
  dueDate: date,
  boardId: id,
  bucketId: id,
}) satisfies v.GenericSchema<unknown, TaskContent>;

/** The tasks that wait to be sent, by user on the device. */
export const keptTasks = keptOutbox<TaskContent>(outboxNames.tasks, keptTaskSchema);
