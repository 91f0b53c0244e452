import { singleFields } from '@/domain/changes/fields';
import type { Cents } from '@/domain/money/money';
import type { Project } from '@/domain/customers/project';

/** The editable fields of a project. */
export interface ProjectEdit {
  readonly name: string;
  readonly description: string;
  readonly orderNumber: string;
  readonly state: string;
  readonly revenue: Cents | null;
  /** Hours. */
  readonly timeBudget: number | null;
}

/** Each field can be changed and merged on its own. */
export const projectFields = singleFields<ProjectEdit>({
  name: ['name'],
  description: ['description'],
  orderNumber: ['orderNumber'],
  state: ['state'],
  revenue: ['revenue'],
  timeBudget: ['timeBudget'],
});

/** Picks the editable fields of a stored project. */
export function editOf(project: Project): ProjectEdit {
  const { name, description, orderNumber, state, revenue, timeBudget } = project;
  return { name, description, orderNumber, state, revenue, timeBudget };
}
