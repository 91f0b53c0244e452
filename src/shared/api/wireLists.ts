import * as v from 'valibot';
import { unpacked } from './jsonText';

/**
 * A list that is the whole answer of a call, possibly as JSON text. A missing answer breaks the contract: the user must
 * not be told "nothing found" if the service did not say so.
 */
export function wireListAnswer<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.unknown(), v.transform(unpacked), v.array(item));
}

/**
 * A list that a real service may send as JSON text, or leave out: null, blank text or absent. Text that is no JSON
 * breaks the contract.
 */
export function wireList<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.unknown(),
    v.transform((value) => unpacked(value) ?? []),
    v.array(item),
  );
}

/** Yes or no as 0/1, true/false or either as text; a missing value or anything else means no. */
export const wireFlag = v.pipe(
  v.unknown(),
  v.transform(
    (value) => value === true || value === 1 || ['1', 'true'].includes(String(value).toLowerCase()),
  ),
);
