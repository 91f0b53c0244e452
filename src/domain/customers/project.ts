import type { Id } from '../id';
import type { Cents } from '../money/money';
import type { TeamMember } from '../people/person';
import type { UnreadableRow } from '../lists/unreadableRow';

/** The name of a newly created project; the service stores it unchanged. */
export const NEW_PROJECT = 'New project';

/** The states of a project in the order of its life; an editor can set any of them freely. */
export const projectStates = ['pending', 'verified', 'active', 'failed', 'closed'] as const;

/** A known state, or an unknown one with the service's name for it. */
export type ProjectState = (typeof projectStates)[number] | (string & {});

/** A project as a customer's page lists it. */
export interface ProjectSummary {
  readonly id: Id;
  readonly name: string;
  readonly state: ProjectState;
  readonly orderNumber: string;
}

export interface Project extends ProjectSummary {
  readonly description: string;
  /** Assigned by the service; it cannot be edited. */
  readonly projectNumber: string;
  /** Hours; null if not set. */
  readonly timeBudget: number | null;
  readonly revenue: Cents | null;
  readonly customerId: Id;
  readonly customerName: string;
  readonly members: readonly TeamMember[];
  /** Members in the service's answer that cannot be read. */
  readonly unreadableMembers: readonly UnreadableRow[];
}

/** Closed and failed projects are over; "Show completed projects" shows them, too. */
export function isCompletedProject({ state }: Pick<ProjectSummary, 'state'>): boolean {
  return state === 'closed' || state === 'failed';
}

/** How many projects are in each state, in the order of `projectStates`, unknown states last. */
export function countByState(
  projects: readonly Pick<ProjectSummary, 'state'>[],
): readonly { readonly state: ProjectState; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const { state } of projects) counts.set(state, (counts.get(state) ?? 0) + 1);
  const place = (state: string) => {
    const at = (projectStates as readonly string[]).indexOf(state);
    return at < 0 ? projectStates.length : at;
  };
  return [...counts]
    .map(([state, count]) => ({ state, count }))
    .toSorted((one, other) => place(one.state) - place(other.state) || one.state.localeCompare(other.state));
}

/**
 * The used part of a time budget, 0.5 for half of it; above 1 when it was exceeded.
 *
 * @param hours worked
 * @param budget hours; null or 0 if there is none
 * @returns null without a budget
 */
export function budgetUsed(hours: number, budget: number | null): number | null {
  return budget === null || budget <= 0 ? null : hours / budget;
}
