function isEmpty(value: unknown): boolean {
  return value === '' || value === null;
}

/**
 * Fields that had a value and are empty now (text without a letter, a number that is null). The service has no way to
 * empty them, because updates leave empty values out: the field returns to its value and the user is told (contract, "An
 * emptied field never blocks saving").
 */
export function emptiedFields<Values extends object>(
  stored: Values,
  typed: Values,
): readonly (keyof Values & string)[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a value are the names of its fields
  const names = Object.keys(stored) as (keyof Values & string)[];
  return names.filter((name) => isEmpty(typed[name]) && !isEmpty(stored[name]));
}
