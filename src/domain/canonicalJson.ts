/**
 * JSON by RFC 8785: keys in the order of their UTF-16 units, no blanks, numbers and texts as JavaScript writes them. Equal
 * values give equal text, whatever the order of their keys, so that they can be compared, also by a hash.
 *
 * @param value plain JSON; a field that is `undefined` is left out
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const given = Object.entries(value).filter(([, field]) => field !== undefined);
  const fields = given.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`).join(',')}}`;
}
