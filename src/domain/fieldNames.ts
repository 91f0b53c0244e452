/** Names of the fields of an object; for TypeScript an object may have more fields than its type says. */
export function fieldNames<Values extends object>(values: Values): readonly (keyof Values & string)[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a value are the names of its fields
  return Object.keys(values) as (keyof Values & string)[];
}
