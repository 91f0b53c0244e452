import * as v from 'valibot';
import { isIsoDate } from '@/domain/time/period';
import type { TaskDetails } from '@/domain/planner/taskEdit';

/** What stands in the fields of the task dialog. */
export const taskValuesSchema = v.object({
  title: v.string(),
  description: v.string(),
  state: v.string(),
  priority: v.string(),
  startDate: v.string(),
  dueDate: v.string(),
});

export type TaskValues = v.InferOutput<typeof taskValuesSchema>;

/** The fields of a task as it is stored. */
export function valuesOf(details: TaskDetails): TaskValues {
  const { title, description, state, priority, startDate, dueDate } = details;
  return {
    title,
    description,
    state,
    priority,
    startDate: startDate ?? '',
    dueDate: dueDate ?? '',
  };
}

/** The details that the fields mean; a date that is none counts as empty. */
export function detailsOfValues(values: TaskValues): TaskDetails {
  const { title, description, state, priority, startDate, dueDate } = values;
  return {
    title,
    description,
    state,
    priority,
    startDate: isIsoDate(startDate) ? startDate : null,
    dueDate: isIsoDate(dueDate) ? dueDate : null,
  };
}
