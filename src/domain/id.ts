/** The service's id, opaque: a number or text, sent back unchanged and compared as text. */
export type Id = string | number;

/** Whether two ids are the same, whatever type they came in. */
export function isSameId(a: Id | null, b: Id | null): boolean {
  return a === b || (a !== null && b !== null && String(a) === String(b));
}
