import { expect, test } from 'vitest';
import { counted, settings, wageType, withWageTypes } from './payroll.fixture';
import { asHandedOver } from './payrollLines';
import { compareWritten } from './written';

const ada = counted('Ada', '26', { hours: 46, km: 10, expenses: 1250 });
const bo = counted('Bo', '105', { hours: 151.5 });
const cem = counted('Cem', '107', { hours: 8 });

const written = (...people: readonly (typeof ada)[]) =>
  new Map(asHandedOver(people, settings).map(({ person, values }) => [person.guid, values]));

test('people are new, changed with both values, or gone since a file was written (R-18.31)', () => {
  const more = { ...bo, values: { ...bo.values, hours: 152 } };
  expect(compareWritten([ada, more, cem], written(ada, bo, counted('Dörte', '1', { hours: 1 })))).toEqual({
    added: [cem],
    changed: [{ person: bo.person, before: bo.values, now: more.values }],
    gone: ['Dörte'],
  });
  expect(compareWritten([ada, bo], new Map())).toMatchObject({ added: [ada, bo] });
});

test('only what is handed over counts as changed (R-18.31)', () => {
  const companyCar = { ...ada, person: { ...ada.person, isKmPaid: false } };
  expect(compareWritten(asHandedOver([companyCar], settings), written(ada)).changed).toMatchObject([
    { before: { km: 10 }, now: { km: 0 } },
  ]);
  const further = { ...companyCar, values: { ...companyCar.values, km: 99 } };
  expect(compareWritten(asHandedOver([further], settings), written(companyCar))).toMatchObject({
    changed: [],
  });
  const withoutExpenses = withWageTypes({ expenses: wageType('none', '', '') });
  expect(compareWritten(asHandedOver([ada], withoutExpenses), written(ada)).changed).toMatchObject([
    { before: { expenses: 1250 }, now: { expenses: 0 } },
  ]);
});
