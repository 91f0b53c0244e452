import { singleFields } from '@/domain/changes/fields';
import type { Cents } from '@/domain/money/money';
import type { Project } from '@/domain/customers/project';

/** The fields of a project that are edited. */
export interface ProjectEdit {
  readonly name: string;
  readonly description: string;
  readonly orderNumber: string;
  readonly state: string;
  readonly revenue: Cents | null;
  /** Hours. */
  readonly timeBudget: number | null;
}

/** Each of them is changed by itself. */
export const projectFields = singleFields<ProjectEdit>({
  name: ['name'],
  description: ['description'],
  orderNumber: ['orderNumber'],
  state: ['state'],
  revenue: ['revenue'],
  timeBudget: ['timeBudget'],
});

/** What is edited of a stored project. */
export function editOf(project: Project): ProjectEdit {
  const { name, description, orderNumber, state, revenue, timeBudget } = project;
  return { name, description, orderNumber, state, revenue, timeBudget };
}
