import { fieldNames } from './fieldNames';

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
  return fieldNames(stored).filter((name) => isEmpty(typed[name]) && !isEmpty(stored[name]));
}
