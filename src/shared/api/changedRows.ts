import * as v from 'valibot';
import { wireNumber } from './wire';

/** The answer of an update: only `changedRows` above 0 closes an editor. */
export const updatedWire = v.object({ changedRows: wireNumber });

/** The number of rows that an update changed. */
export function readChangedRows({ changedRows }: v.InferOutput<typeof updatedWire>): number {
  return changedRows;
}
