import { describe, expect, test } from 'vitest';
import type { PayrollFormat, PayrollSettings } from './payroll';
import { MILEAGE, counted, elevenPeople, settings, wageType, withWageTypes } from './payroll.fixture';
import type { OpenKind } from './payrollMonth';
import { type MonthToWrite, type Refusal, refusals } from './refusals';

const ada = counted('Ada', '26', { hours: 1 });

const openItem = (kind: OpenKind, name: string) => {
  const { person } = counted(name, '1', {});
  return { kind, person, isUnknown: false, files: [] };
};

/** Refusals in a few words: people by name, lines by person and value. */
function briefly(refusal: Refusal): string {
  switch (refusal.kind) {
    case 'open':
      return `${refusal.item.kind} ${refusal.item.person?.name}`;
    case 'numberMissing':
    case 'numberWrong':
      return `${refusal.kind} ${refusal.person.name}`;
    case 'numberTwice':
      return `numberTwice ${refusal.people.map(({ name }) => name).join(' ')}`;
    case 'advisorWrong':
    case 'clientWrong':
      return `${refusal.kind} ${refusal.typed}`;
    case 'wageTypeMissing':
      return `wageTypeMissing ${refusal.value} ${refusal.sum}`;
    case 'wageTypeWrong':
    case 'keyMissing':
      return `${refusal.kind} ${refusal.value}`;
    case 'wageTypeTwice':
      return `wageTypeTwice ${refusal.values.join(' ')}`;
    case 'tooManyHours':
    case 'amountTooLarge':
      return `${refusal.kind} ${refusal.line.person.name} ${refusal.line.hundredths}`;
    case 'letter':
      return `letter ${refusal.person.name} ${refusal.letter}`;
    case 'noLine':
      return 'noLine';
  }
}

const refused = (format: PayrollFormat, month: Partial<MonthToWrite> = {}) =>
  refusals(format, { people: [ada], settings, mileage: MILEAGE, open: [], ...month }).map(briefly);

const inAll = (month: Partial<MonthToWrite>) => {
  const lists = (['lodas', 'lug', 'csv', 'xlsx'] as const).map((format) => refused(format, month));
  expect(new Set(lists.map((list) => list.join('; '))).size).toBe(1);
  return lists[0];
};

describe('a file for payroll', () => {
  test('is not refused without a reason (R-18.22)', () => {
    expect(inAll({})).toEqual([]);
    const latin = elevenPeople.filter(({ person: { name } }) => !/[łı]/u.test(name));
    expect(inAll({ people: latin })).toEqual([]);
  });

  test('of the first example has six refusals: four open sheets, a number and a wage type (R-18.22, R-18.88)', () => {
    const open = [
      openItem('differs', 'Tobias Reimann'),
      openItem('unsigned', 'Lukas Brandt'),
      openItem('missing', 'Paweł Nowicki'),
      openItem('missing', 'Sophie Neumann'),
      openItem('noNumber', 'Katharina Vogt'),
    ];
    const names = new Set(open.map(({ person }) => person.name));
    const others = elevenPeople.filter(({ person }) => !names.has(person.name));
    const people = [...others, counted('Katharina Vogt', ' ', { hours: 132 })];
    const unmapped = withWageTypes({ expenses: wageType('amount', '', '') });
    expect(refused('lodas', { people, settings: unmapped, open })).toEqual([
      ...open.slice(0, 4).map(({ kind, person }) => `${kind} ${person.name}`),
      'numberMissing Katharina Vogt',
      'wageTypeMissing expenses 28715',
    ]);
  });

  test('is refused for everything at once, in a fixed order (R-18.22)', () => {
    const own: PayrollSettings = {
      ...withWageTypes({
        hours: wageType('hours', '', '1'),
        km: wageType('amount', '85000', 'x'),
        food: wageType('amount', '870', '2'),
        expenses: wageType('km', '870', ''),
      }),
      advisor: '123',
      client: '123456',
    };
    const people = [
      counted('Ada', '', { hours: 800, travel: 744.01, km: 1 }),
      counted('Bo', '7', { food: 1_000_000_000 }),
      counted('Cem', '07', { expenses: -1_000_000_000 }),
      counted('Dörte', '1ł', {}),
    ];
    expect(refused('lodas', { people, settings: own, open: [openItem('missing', 'Eda')] })).toEqual([
      'missing Eda',
      'numberMissing Ada',
      'numberTwice Bo Cem',
      'numberWrong Dörte',
      'advisorWrong 123',
      'clientWrong 123456',
      'wageTypeMissing hours 80000',
      'wageTypeWrong km',
      'wageTypeTwice food expenses',
      'keyMissing km',
      'keyMissing expenses',
      'tooManyHours Ada 74401',
      'amountTooLarge Bo 1000000000',
      'amountTooLarge Cem -1000000000',
    ]);
  });

  test.each([
    ['1', []],
    ['99999', []],
    ['00026', []],
    [' 26 ', []],
    ['0', ['numberWrong Ada']],
    ['100000', ['numberWrong Ada']],
    ['000026', ['numberWrong Ada']],
    ['-5', ['numberWrong Ada']],
    ['A7', ['numberWrong Ada']],
    ['', ['numberMissing Ada']],
    ['  ', ['numberMissing Ada']],
  ])("with DATEV's number %j is refused for %j (R-18.23)", (number, list) => {
    expect(inAll({ people: [counted('Ada', number, { hours: 1 })] })).toEqual(list);
  });

  test.each([
    ['A-7 x', []],
    ['123456', []],
    ['1;2', ['numberWrong Ada']],
    ['1\u00002', ['numberWrong Ada']],
    ['1\n2', ['numberWrong Ada']],
    ['', ['numberMissing Ada']],
  ])("with the company's own number %j is refused for %j (R-18.23)", (number, list) => {
    const own = { ...settings, numbers: 'own' } as const;
    expect(inAll({ people: [counted('Ada', number, { hours: 1 })], settings: own })).toEqual(list);
  });

  test.each([
    ['datev', '026', ['numberTwice Ada Bo']],
    ['datev', '27', []],
    ['own', '026', []],
    ['own', '26 ', ['numberTwice Ada Bo']],
  ] as const)('with the %s numbers 26 and %j is refused for %j (R-18.23)', (numbers, number, list) => {
    const people = [ada, counted('Bo', number, { hours: 1 })];
    expect(inAll({ people, settings: { ...settings, numbers } })).toEqual(list);
  });

  test.each([
    ['1234', '1', []],
    [' 1234567 ', '12345', []],
    ['123', '1', ['advisorWrong 123']],
    ['12345678', '', ['advisorWrong 12345678', 'clientWrong ']],
    ['1234', '12a', ['clientWrong 12a']],
    ['', '123456', ['advisorWrong ', 'clientWrong 123456']],
  ])("is refused for DATEV's advisor %j and client %j: %j (R-18.24)", (advisor, client, list) => {
    const own = { ...settings, advisor, client };
    expect([refused('lodas', { settings: own }), refused('lug', { settings: own })]).toEqual([list, list]);
    expect([refused('csv', { settings: own }), refused('xlsx', { settings: own })]).toEqual([[], []]);
  });

  test.each([
    ['1', '1', ['', '', '']],
    ['9999', '1', ['', '', '']],
    ['5999', '01', ['', '', '']],
    ['6000', '1', ['', 'wageTypeWrong', '']],
    ['7999', '1', ['', 'wageTypeWrong', '']],
    ['8000', '1', ['', '', '']],
    ['0', '1', ['', 'wageTypeWrong', '']],
    ['10000', '1', ['wageTypeWrong', 'wageTypeWrong', '']],
    ['Std.', '1', ['wageTypeWrong', 'wageTypeWrong', '']],
    ['Ł', '1', ['wageTypeWrong', 'wageTypeWrong', 'wageTypeWrong']],
    ['', '1', ['wageTypeMissing', 'wageTypeMissing', 'wageTypeMissing']],
    ['200', '', ['keyMissing', '', '']],
    ['200', 'x', ['keyMissing', '', '']],
  ])(
    'with the wage type %j and the key %j is refused by LODAS, Lohn und Gehalt, CSV: %j (R-18.25)',
    (number, key, list) => {
      const own = withWageTypes({ hours: wageType('hours', number, key) });
      const kinds = (['lodas', 'lug', 'csv'] as const).map((format) =>
        refused(format, { settings: own })
          .map((one) => one.split(' ')[0])
          .join(' '),
      );
      expect(kinds).toEqual(list);
    },
  );

  test('does not need the wage types of values that nobody has or that are not handed over (R-18.25)', () => {
    const own = withWageTypes({
      travel: wageType('hours', '', ''),
      km: wageType('km', '', ''),
      food: wageType('none', '', ''),
    });
    const people = [counted('Ada', '26', { hours: 1, km: 100, food: 100 }, { isKmPaid: false })];
    expect(inAll({ people, settings: own })).toEqual([]);
    expect(refused('csv', { people: [counted('Bo', '27', { km: 1.5 })], settings: own })).toEqual([
      'wageTypeMissing km 150',
    ]);
  });

  test.each([
    [wageType('hours', '0200', '01'), []],
    [wageType('hours', '200', '2'), ['wageTypeTwice hours travel']],
    [wageType('amount', '200', '1'), ['wageTypeTwice hours travel']],
  ])('with the wage type 200 twice, then as %j, is refused for %j (R-18.26)', (travel, list) => {
    const own = withWageTypes({ travel });
    expect(inAll({ people: [counted('Ada', '26', { hours: 1, travel: 1 })], settings: own })).toEqual(list);
    expect(inAll({ settings: own })).toEqual([]);
  });

  test.each([
    [{ hours: 744.004 }, []],
    [{ hours: 744.005 }, ['tooManyHours Ada 74401']],
    [{ hours: -744.01 }, ['tooManyHours Ada -74401']],
    [{ food: 999_999_999 }, []],
    [{ food: 1_000_000_000 }, ['amountTooLarge Ada 1000000000']],
    [{ expenses: -1_000_000_000 }, ['amountTooLarge Ada -1000000000']],
  ])('with %j for a person is refused for %j (R-18.27)', (values, list) => {
    expect(inAll({ people: [counted('Ada', '26', values)] })).toEqual(list);
  });

  test('names the person and the letter that Windows-1252 lacks, as a CSV only (R-18.28)', () => {
    const list = ['letter Paweł Nowicki ł', 'letter Mehmet Yıldız ı'];
    expect(refused('csv', { people: elevenPeople })).toEqual(list);
    const own = { ...settings, csvEncoding: 'utf-8' } as const;
    expect(refused('csv', { people: elevenPeople, settings: own })).toEqual([]);
    for (const format of ['lodas', 'lug', 'xlsx'] as const)
      expect(refused(format, { people: elevenPeople })).toEqual([]);
  });

  test("names the person whose own number Windows-1252 lacks, as DATEV's files as well (R-18.28)", () => {
    const people = [counted('Ada', 'Ł1', { hours: 1 })];
    const own = { ...settings, numbers: 'own' } as const;
    for (const format of ['lodas', 'lug', 'csv'] as const)
      expect(refused(format, { people, settings: own })).toEqual(['letter Ada Ł']);
    expect(refused('xlsx', { people, settings: own })).toEqual([]);
  });

  test('is refused without a line (R-18.29)', () => {
    expect(inAll({ people: [] })).toEqual(['noLine']);
    expect(inAll({ people: [counted('Ada', '26', { hours: 0.004 })] })).toEqual(['noLine']);
    const none = withWageTypes({ hours: wageType('none', '', '') });
    expect(inAll({ settings: none })).toEqual(['noLine']);
  });
});
