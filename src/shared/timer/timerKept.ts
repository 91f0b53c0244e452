import * as v from 'valibot';
import { deviceKind } from '../storage/keptSchema';

/** The work a timer was started for; all of it can be changed before it becomes a record. */
export interface TimedWork {
  /** Values of the selects, '' for none. */
  readonly customerId: string;
  readonly projectId: string;
  /** Customer and project, or the title of a task: the name of the running timer. */
  readonly title: string;
  readonly description: string;
}

/** The name of a timer for a customer and a project; empty names are left out. */
export function pairTitle(customerName: string, projectName: string): string {
  return [customerName, projectName].filter((name) => name !== '').join(' · ');
}

/** A running timer. Only its start is stored, so that a reload or an update changes nothing. */
export interface Timer {
  /** In milliseconds since 1970. */
  readonly start: number;
  readonly work: TimedWork;
}

const timerKept = v.nullable(
  v.object({
    start: v.pipe(v.number(), v.integer(), v.minValue(0)),
    work: v.object({
      customerId: v.string(),
      projectId: v.string(),
      title: v.string(),
      description: v.string(),
    }),
  }),
);

/** When the timer was started, and for what. */
export const timerKind = deviceKind<Timer | null>('timer', timerKept, null);
