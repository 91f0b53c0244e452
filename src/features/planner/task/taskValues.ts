import * as v from 'valibot';
import { isIsoDate } from '@/domain/time/period';
import type { TaskDetails } from '@/domain/planner/taskEdit';

/** The field values of the task dialog. */
export const taskValuesSchema = v.object({
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
  return {
    title,
    description,
    state,
    priority,
    startDate: startDate ?? '',
    dueDate: dueDate ?? '',
  };
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
