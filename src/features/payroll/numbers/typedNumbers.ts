import {
  type HandedOver,
  type PayrollPerson,
  type PayrollSettings,
  VALUE_KINDS,
  type ValueKind,
  type WageType,
} from '@/domain/payroll/payroll';

/** As what each value can be handed over. */
export const HANDED_OVER: Readonly<Record<ValueKind, readonly HandedOver[]>> = {
  hours: ['hours', 'none'],
  travel: ['hours', 'none'],
  km: ['km', 'amount', 'none'],
  food: ['amount', 'none'],
  expenses: ['amount', 'none'],
};

/** The fields of the dialog: those of the settings, and three for each person. */
export type NumbersValues = Record<string, string | boolean>;

/** The names of a person's fields. */
export const personFields = (guid: string) => ({
  number: `number ${guid}`,
  isKmPaid: `km ${guid}`,
  isLeftOut: `left ${guid}`,
});

/** The names of the fields of a value. */
export const wageFields = (kind: ValueKind) => ({
  as: `${kind}As`,
  number: `${kind}Number`,
  key: `${kind}Key`,
});

/** What the fields begin with. */
export function initialNumbers(settings: PayrollSettings, people: readonly PayrollPerson[]): NumbersValues {
  const { wageTypes, lugFields, ...office } = settings;
  const values: NumbersValues = { ...office, lugFields: String(lugFields) };
  for (const kind of VALUE_KINDS) {
    const names = wageFields(kind);
    values[names.as] = wageTypes[kind].as;
    values[names.number] = wageTypes[kind].number;
    values[names.key] = wageTypes[kind].key;
  }
  for (const person of people) {
    const names = personFields(person.guid);
    values[names.number] = person.number;
    values[names.isKmPaid] = person.isKmPaid;
    values[names.isLeftOut] = person.isLeftOut;
  }
  return values;
}

const textOf = (value: string | boolean | undefined) => (typeof value === 'string' ? value.trim() : '');

/** The value of a choice, as long as it is one of them. */
function chosen<Choice extends string>(value: string, choices: readonly Choice[], before: Choice): Choice {
  return choices.find((choice) => choice === value) ?? before;
}

/** The settings that the fields say. */
export function settingsOf(values: NumbersValues, before: PayrollSettings): PayrollSettings {
  const wageType = (kind: ValueKind): WageType => {
    const names = wageFields(kind);
    return {
      as: chosen(textOf(values[names.as]), HANDED_OVER[kind], before.wageTypes[kind].as),
      number: textOf(values[names.number]),
      key: textOf(values[names.key]),
    };
  };
  return {
    wageTypes: {
      hours: wageType('hours'),
      travel: wageType('travel'),
      km: wageType('km'),
      food: wageType('food'),
      expenses: wageType('expenses'),
    },
    advisor: textOf(values['advisor']),
    client: textOf(values['client']),
    lodasDate: chosen(textOf(values['lodasDate']), LODAS_DATES, before.lodasDate),
    numbers: chosen(textOf(values['numbers']), NUMBER_KINDS, before.numbers),
    lugFields: values['lugFields'] === '11' ? 11 : 12,
    csvEncoding: chosen(textOf(values['csvEncoding']), CSV_ENCODINGS, before.csvEncoding),
  };
}

export const LODAS_DATES = ['TT.MM.JJJJ', 'TT/MM/JJJJ', 'TTMMJJJJ'] as const;
export const NUMBER_KINDS = ['datev', 'own'] as const;
export const CSV_ENCODINGS = ['windows-1252', 'utf-8'] as const;

/** The people whose fields say something else than before. */
export function changedPeople(
  values: NumbersValues,
  people: readonly PayrollPerson[],
): readonly PayrollPerson[] {
  return people.flatMap((person) => {
    const names = personFields(person.guid);
    const typed = {
      number: textOf(values[names.number]),
      isKmPaid: values[names.isKmPaid] === true,
      isLeftOut: values[names.isLeftOut] === true,
    };
    const isSame =
      typed.number === person.number &&
      typed.isKmPaid === person.isKmPaid &&
      typed.isLeftOut === person.isLeftOut;
    return isSame ? [] : [{ ...person, ...typed }];
  });
}
