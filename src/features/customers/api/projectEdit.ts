import * as v from 'valibot';
import { singleFields } from '@/domain/changes/fields';
import { cents } from '@/domain/money/money';
import type { Project } from '@/domain/customers/project';

/** The editable fields of a project, in the order of its forms. */
export const projectEditSchema = v.object({
  name: v.string(),
  description: v.string(),
  orderNumber: v.string(),
  state: v.string(),
  revenue: v.nullable(v.pipe(v.number(), v.integer(), v.transform(cents))),
  /** Hours. */
  timeBudget: v.nullable(v.number()),
});
export type ProjectEdit = v.InferOutput<typeof projectEditSchema>;

/** Each field can be changed and merged on its own. */
export const projectFields = singleFields<ProjectEdit>(projectEditSchema.entries);

/** Picks the editable fields of a stored project. */
export function editOf(project: Project): ProjectEdit {
  const { name, description, orderNumber, state, revenue, timeBudget } = project;
  return { name, description, orderNumber, state, revenue, timeBudget };
}
