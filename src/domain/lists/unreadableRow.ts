import type { IsoDate } from '../time/period';

/** A row of a list that cannot be read. */
export interface UnreadableRow {
  /** The call that answered it, such as `POST /workrecords`. */
  readonly call: string;
  /** Its index in the answer, from 0. */
  readonly at: number;
  /** The first field that breaks the contract; empty if the row itself does. */
  readonly field: string;
  /** The problem, such as `expected string`. */
  readonly reason: string;
  /** Its day, if it has one that can be read. */
  readonly date?: IsoDate;
}

/** Stands for rows that did not come, because the list came in another order on each page. */
export const MISSING_ROW: UnreadableRow = { call: '', at: 0, field: '', reason: 'missing' };
