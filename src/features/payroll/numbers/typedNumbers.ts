import * as v from 'valibot';
import {
  type PayrollPerson,
  type PayrollSettings,
  VALUE_KINDS,
  forEachValue,
} from '@/domain/payroll/payroll';
import { personSchema, settingsSchema } from '../payrollKept';

/** The fields of the dialog: those of the settings, and three for each value and each person. */
export type NumbersValues = Record<string, string | boolean>;

const WAGE_FIELDS = ['as', 'number', 'key'] as const;
const PERSON_FIELDS = ['number', 'isKmPaid', 'isLeftOut'] as const;

/** The name of a field of a value, or of the person with a guid. */
export const fieldOf = (
  owner: string,
  field: (typeof WAGE_FIELDS)[number] | (typeof PERSON_FIELDS)[number],
): string => `${owner} ${field}`;

/** The values that the fields show at first. */
export function initialNumbers(
  { wageTypes, ...office }: PayrollSettings,
  people: readonly PayrollPerson[],
): NumbersValues {
  const fields = [
    ...VALUE_KINDS.flatMap((kind) =>
      WAGE_FIELDS.map((field) => [fieldOf(kind, field), wageTypes[kind][field]] as const),
    ),
    ...people.flatMap((person) =>
      PERSON_FIELDS.map((field) => [fieldOf(person.guid, field), person[field]] as const),
    ),
  ];
  return { ...office, ...Object.fromEntries<string | boolean>(fields) };
}

/** The values of some fields of a value or person, without blanks around them. */
function typedOf(values: NumbersValues, owner: string, fields: readonly Parameters<typeof fieldOf>[1][]) {
  const typed = (value: string | boolean | undefined) => (typeof value === 'string' ? value.trim() : value);
  return Object.fromEntries(fields.map((field) => [field, typed(values[fieldOf(owner, field)])]));
}

/** The settings that the fields say. */
export function settingsOf(values: NumbersValues): PayrollSettings {
  const { advisor, client, ...choices } = values;
  return v.parse(settingsSchema, {
    ...choices,
    advisor: String(advisor).trim(),
    client: String(client).trim(),
    wageTypes: forEachValue((kind) => typedOf(values, kind, WAGE_FIELDS)),
  });
}

/** The people whose fields say something else than before. */
export function changedPeople(
  values: NumbersValues,
  people: readonly PayrollPerson[],
): readonly PayrollPerson[] {
  return people.flatMap((person) => {
    const typed = v.parse(personSchema, { ...person, ...typedOf(values, person.guid, PERSON_FIELDS) });
    return PERSON_FIELDS.every((field) => typed[field] === person[field]) ? [] : [typed];
  });
}
