import { describe, expect, test } from 'vitest';
import { isIsoDate, isoDate } from '../time/period';
import { peopleFinder } from './reportPeople';
import { type ExportAnswer, readReportRows } from './reportRows';

const read = (answer: ExportAnswer) =>
  readReportRows(answer, {
    customer: '12',
    customerName: 'Kessler',
    span: { from: isoDate('2026-10-01'), to: isoDate('2026-10-31') },
    dayOf: (text) => (isIsoDate(text) ? text : undefined),
  });

const full = {
  Date: '2026-10-01',
  Employee: ' Jana Albrecht ',
  Project: ' MES ',
  HoursWorked: '7,25',
  TravelTime: 1.5,
  Description: 'Text',
  Location: 'Ulm',
};
const expected = {
  date: '2026-10-01',
  customer: '12',
  customerName: 'Kessler',
  project: 'MES',
  person: 'Jana Albrecht',
  hours: 725,
  travel: 150,
  description: 'Text',
  place: 'Ulm',
};

describe('columns of an export', () => {
  test.each<[string, Readonly<Record<string, unknown>>]>([
    ['in English', full],
    [
      'in German, in another order',
      {
        Ort: 'Ulm',
        TÄTIGKEIT: 'Text',
        RStd: '1.5',
        a_std: 7.25,
        projekt: 'MES',
        Mitarbeiter: 'Jana Albrecht',
        Datum: '2026-10-01',
      },
    ],
    [
      'with blanks and underlines',
      {
        date: '2026-10-01',
        'User name': 'Jana Albrecht',
        Project_Name: 'MES',
        'hours worked': '7.25',
        travel_time: '1,5',
        Beschreibung: 'Text',
        LOCATION: 'Ulm',
        Colour: 'red',
      },
    ],
  ])('%s', (_name, row) => {
    expect(read([row])).toEqual({
      rows: [expected],
      missing: [],
      unreadable: 0,
      outside: 0,
      isReadable: true,
    });
  });

  test('missing columns are named, and their values are unknown', () => {
    const { rows, missing } = read([{ Date: '2026-10-01', Hours: 1 }]);
    expect(missing).toEqual(['person', 'project', 'travel', 'description', 'place']);
    expect(rows).toEqual([
      {
        ...expected,
        hours: 100,
        project: undefined,
        person: undefined,
        travel: undefined,
        description: undefined,
        place: undefined,
      },
    ]);
  });

  test.each([
    [[{ Date: '2026-10-01' }], false, 6],
    [[{ Hours: 1 }], false, 6],
    [[], true, 0],
  ])('%j can be read: %s', (answer, isReadable, missing) => {
    const { missing: lacks, ...found } = read(answer);
    expect(found).toEqual({ rows: [], unreadable: 0, outside: 0, isReadable });
    expect(lacks).toHaveLength(missing);
  });
});

describe('rows of an export', () => {
  test.each<[string, object, object]>([
    ['no day', { Date: 'soon' }, { unreadable: 1 }],
    ['day is no text', { Date: {} }, { unreadable: 1 }],
    ['hours are no number', { HoursWorked: 'many' }, { unreadable: 1 }],
    ['hours are not finite', { HoursWorked: Number.NaN }, { unreadable: 1 }],
    ['the day before', { Date: '2026-09-30' }, { outside: 1 }],
    ['the day after', { Date: '2026-11-01' }, { outside: 1 }],
  ])('are left out and counted: %s', (_name, fields, counts) => {
    expect(read([{ ...full, ...fields }])).toMatchObject({ rows: [], unreadable: 0, outside: 0, ...counts });
  });

  test.each<[object, object]>([
    [{ HoursWorked: null }, { hours: 0 }],
    [{ HoursWorked: '' }, { hours: 0 }],
    [{ HoursWorked: undefined }, { hours: 0 }],
    [{ TravelTime: [5] }, { travel: undefined }],
    [{ Date: '2026-10-31' }, { date: '2026-10-31' }],
    [{ TravelTime: null }, { travel: 0 }],
    [{ TravelTime: 'far' }, { travel: undefined }],
    [{ Project: '  ' }, { project: null }],
    [{ Project: null }, { project: null }],
    [{ Project: 2026 }, { project: '2026' }],
    [{ Employee: '' }, { person: undefined }],
  ])('with %j', (fields, part) => {
    expect(read([{ ...full, ...fields }]).rows).toEqual([{ ...expected, ...part }]);
  });
});

const person = (id: string, username: string, givenName: string) => ({
  id,
  username,
  mail: `${username}@nordfeld.example`,
  givenName,
  surname: 'Brandt',
});

test('people are found by user name, mail, then full name; a text that fits two is nobody', () => {
  const find = peopleFinder([
    person('1', 'lukas', 'Lukas'),
    person('2', 'lb', 'Lukas'),
    person('3', 'ida', 'Ida'),
    { ...person('4', 'tom', 'Tom'), mail: '' },
  ]);
  const keys = ['LUKAS', 'lb@nordfeld.example', ' Ida  Brandt', 'Lukas Brandt', 'IdaBrandt', undefined];
  expect(keys.map((text) => find(text).key)).toEqual(['1', '2', '3', 'Lukas Brandt', 'IdaBrandt', '']);
  expect(find('ida')).toEqual({ key: '3', name: 'Ida Brandt' });
});

test('two people of one name are told apart where names are chosen and compared (R-24.123)', () => {
  const people = [person('1', 'lukas', 'Lukas'), person('2', 'lb', 'Lukas'), person('3', 'ida', 'Ida')];
  const find = peopleFinder(people, true);
  expect(['lukas', 'lb', 'ida'].map((text) => find(text).name)).toEqual([
    'Lukas Brandt (lukas)',
    'Lukas Brandt (lb)',
    'Ida Brandt',
  ]);
});
