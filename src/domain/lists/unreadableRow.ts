/** A row of a list that cannot be read. */
export interface UnreadableRow {
  /** The call that answered it, such as `POST /workrecords`. */
  readonly call: string;
  /** Its place in the answer, from 0. */
  readonly at: number;
  /** The first field that is not what was agreed; empty where the row as such is not. */
  readonly field: string;
  /** Why it is not, such as `expected string`. */
  readonly reason: string;
}
