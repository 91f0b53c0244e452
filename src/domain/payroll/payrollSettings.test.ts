import { expect, test } from 'vitest';
import { HANDED_OVER, NO_SETTINGS, type PayrollFormat, type PayrollSettings, forEachValue } from './payroll';
import { MILEAGE, counted, settings, wageType, withWageTypes } from './payroll.fixture';
import { refusals } from './refusals';

test('before anything is typed, values are handed over as they are, without a number (R-18.25)', () => {
  expect(forEachValue((kind) => kind)).toEqual({
    hours: 'hours',
    travel: 'travel',
    km: 'km',
    food: 'food',
    expenses: 'expenses',
  });
  expect(HANDED_OVER).toEqual({
    hours: ['hours', 'none'],
    travel: ['hours', 'none'],
    km: ['km', 'amount', 'none'],
    food: ['amount', 'none'],
    expenses: ['amount', 'none'],
  });
  const as = (unit: 'hours' | 'km' | 'amount') => ({ as: unit, number: '', key: '' });
  expect(NO_SETTINGS).toEqual({
    wageTypes: {
      hours: as('hours'),
      travel: as('hours'),
      km: as('km'),
      food: as('amount'),
      expenses: as('amount'),
    },
    advisor: '',
    client: '',
    lodasDate: 'TT.MM.JJJJ',
    numbers: 'datev',
    lugFields: '12',
    csvEncoding: 'windows-1252',
  });
});

const refusedKinds = (format: PayrollFormat, own: PayrollSettings, number = '26') =>
  refusals(format, {
    people: [counted('Ada', number, { hours: 1 })],
    settings: own,
    mileage: MILEAGE,
    open: [],
  }).map(({ kind }) => kind);

test('blanks around what is typed are refused nowhere (R-18.25)', () => {
  const own = { ...withWageTypes({ hours: wageType('hours', ' 200 ', ' 1 ') }), client: ' 12345 ' };
  for (const format of ['lodas', 'lug', 'csv', 'xlsx'] as const)
    expect(refusedKinds(format, own)).toEqual([]);
  expect(refusedKinds('csv', { ...own, numbers: 'own' }, '26\n')).toEqual([]);
  const blank = withWageTypes({ hours: wageType('hours', ' ', '1') });
  expect(refusedKinds('lodas', blank)).toEqual(['wageTypeMissing']);
});

test.each<[string, string, PayrollFormat, readonly string[]]>([
  ['x200', '1', 'lug', ['wageTypeWrong']],
  ['200x', '1', 'lug', ['wageTypeWrong']],
  ['200', 'x1', 'lodas', ['keyMissing']],
  ['200', '1x', 'lodas', ['keyMissing']],
  ['Ł', '1', 'xlsx', []],
  ['Std.', '', 'xlsx', []],
])('the wage type %j with the key %j is refused by %s for %j (R-18.25)', (number, key, format, kinds) => {
  expect(refusedKinds(format, withWageTypes({ hours: wageType('hours', number, key) }))).toEqual(kinds);
});

test('a CSV in UTF-8 takes any letter, of wage types as well (R-18.28)', () => {
  const own = withWageTypes({ hours: wageType('hours', 'Ł', '1') });
  expect(refusedKinds('csv', { ...own, csvEncoding: 'utf-8' })).toEqual([]);
  expect(refusedKinds('csv', own)).toEqual(['wageTypeWrong']);
  const people = [counted('Ł', '26', { hours: 1 })];
  const write = { people, settings, mileage: MILEAGE, open: [] };
  expect(refusals('lodas', write)).toEqual([]);
  expect(refusals('csv', write)).toMatchObject([{ kind: 'letter', letter: 'Ł' }]);
});

test('two people without a number are not told to have the same (R-18.23)', () => {
  const people = ['Ada', 'Bo'].map((name) => counted(name, ' ', { hours: 1 }));
  const kinds = refusals('csv', { people, settings, mileage: MILEAGE, open: [] }).map(({ kind }) => kind);
  expect(kinds).toEqual(['numberMissing', 'numberMissing']);
});
