import * as v from 'valibot';
import { unpacked } from './jsonText';

/**
 * A list that is the whole answer of a call, perhaps as JSON text. An answer that is missing breaks the contract: nobody
 * is told "nothing found" where the service said nothing.
 */
export function wireListAnswer<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.unknown(), v.transform(unpacked), v.array(item));
}

/**
 * A list that a real service may write as JSON text, and that may be missing: null, blank text or absent (contract, "Be
 * ready for"). Text that is no JSON breaks the contract.
 */
export function wireList<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.unknown(),
    v.transform((value) => unpacked(value) ?? []),
    v.array(item),
  );
}

/** Yes or no as 0/1, true/false or either as text; what is missing or anything else counts as no. */
export const wireFlag = v.pipe(
  v.unknown(),
  v.transform(
    (value) => value === true || value === 1 || ['1', 'true'].includes(String(value).toLowerCase()),
  ),
);
