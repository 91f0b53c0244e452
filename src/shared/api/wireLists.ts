import * as v from 'valibot';

/** The value of a JSON text; any other value, and text that is no JSON, as it is. */
function unpacked(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

/**
 * A list that a real service may write as JSON text, and that may be missing: null, empty text or absent (contract, "Be
 * ready for"). Text that is no JSON breaks the contract.
 */
export function wireList<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.unknown(),
    v.transform((value) => (value === null || value === undefined || value === '' ? [] : unpacked(value))),
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
