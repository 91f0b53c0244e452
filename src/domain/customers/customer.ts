import { type Fields, singleFields } from '../changes/fields';
import { sumDecimals } from '../decimal';
import type { Id } from '../id';
import type { Cents } from '../money/money';
import { type TeamMember, nameWords } from '../people/person';
import type { ProjectSummary } from './project';
import type { UnreadableRow } from '../lists/unreadableRow';

/**
 * The editable details of a customer; empty text means that a detail is not set. A type rather than an interface,
 * because a form takes only those as its values.
 */
export type CustomerDetails = Readonly<{
  name: string;
  address: string;
  postalCode: string;
  location: string;
  customerNumber: string;
  isActive: boolean;
}>;

/** The details of a new customer: active, because customers are created when work for them begins. */
export const newCustomer: CustomerDetails = {
  name: '',
  address: '',
  postalCode: '',
  location: '',
  customerNumber: '',
  isActive: true,
};

/** Picks the details of a customer. */
export function detailsOf(customer: CustomerDetails): CustomerDetails {
  const { name, address, postalCode, location, customerNumber, isActive } = customer;
  return { name, address, postalCode, location, customerNumber, isActive };
}

/** Each detail is a part of its own; a new customer is found again by its name. */
export const customerFields: Fields<CustomerDetails, keyof CustomerDetails> = {
  ...singleFields<CustomerDetails>(newCustomer),
  identity: ['name'],
};

/** A sum over the projects of each open state; null if the service does not report it. */
export interface SumsByState<Amount> {
  readonly active: Amount | null;
  readonly verified: Amount | null;
  readonly pending: Amount | null;
}

/** A customer with its team, its projects and the sums over them. */
export interface Customer extends CustomerDetails {
  readonly id: Id;
  readonly members: readonly TeamMember[];
  /** Members in the service's answer that cannot be read. */
  readonly unreadableMembers: readonly UnreadableRow[];
  readonly projects: readonly ProjectSummary[];
  readonly unreadableProjects: readonly UnreadableRow[];
  readonly projectsCount: number;
  /** The customer's board in the planner, or null without one. */
  readonly boardId: Id | null;
  /** Open tasks on that board. */
  readonly openTasks: number;
  readonly revenue: Cents | null;
  readonly revenueBy: SumsByState<Cents>;
  /** Hours. */
  readonly timeBudgetBy: SumsByState<number>;
}

/** The time budget of all open projects together, in hours; null if no part of it is known. */
export function totalTimeBudget({ active, verified, pending }: SumsByState<number>): number | null {
  const told = [active, verified, pending].filter((hours) => hours !== null);
  return told.length === 0 ? null : sumDecimals(told);
}

/** Two letters for a company: the initials of its first two words, or the first two letters of its only one. */
export function companyInitials(name: string): string {
  const words = nameWords(name)
    .flatMap((word) => word.split(/[^\p{L}\p{N}]+/u))
    .filter(Boolean);
  const [first = '', second] = words;
  const letters =
    second === undefined ? Array.from(first).slice(0, 2) : [Array.from(first)[0], Array.from(second)[0]];
  return letters.join('').toUpperCase() || '?';
}
