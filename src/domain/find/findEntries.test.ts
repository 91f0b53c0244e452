import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type IsoDate, isoDate } from '../time/period';
import { matcher, partsOf, sortedEntries, valueCounts } from './findEntries';
import {
  EMPTY_QUERY,
  type FindQuery,
  isEmptyQuery,
  nextSort,
  readQuery,
  shownAddress,
  writeQuery,
} from './findQuery';
import type { FindTable } from './findTable';

interface Work {
  readonly id: number;
  readonly date: IsoDate;
  readonly customer: string | null;
  readonly text: string;
  readonly hours: number | null;
}

const table: FindTable<Work> = {
  textsOf: ({ text, customer }) => [text, customer],
  filters: [
    { kind: 'choice', name: 'customer', valuesOf: ({ customer }) => (customer === null ? [] : [customer]) },
    { kind: 'choice', name: 'state', values: ['open', 'signed'], valuesOf: () => ['open'] },
    { kind: 'period', name: 'period', daysOf: ({ date }) => ({ from: date, to: date }) },
    {
      kind: 'mark',
      name: 'hours',
      word: 'hours',
      sides: ['with', 'without'],
      isWith: ({ hours }) => hours !== null,
    },
    {
      kind: 'mark',
      name: 'noCustomer',
      word: 'customer',
      sides: ['without'],
      isWith: ({ customer }) => customer !== null,
    },
  ],
  sorts: {
    date: { kind: 'date', valueOf: ({ date }) => date },
    text: { kind: 'text', valueOf: ({ text }) => text },
    hours: { kind: 'number', valueOf: ({ hours }) => hours },
  },
  dayOf: ({ date }) => date,
  idOf: ({ id }) => id,
};

const today = isoDate('2026-11-26');
const day = (text: string) => isoDate(`2026-${text}`);
const works: readonly Work[] = [
  { id: 1, date: day('11-20'), customer: 'Kessler', text: 'Paket 10', hours: 4 },
  { id: 2, date: day('11-20'), customer: 'Kessler', text: 'Paket 9', hours: null },
  { id: 3, date: day('10-02'), customer: 'Hansen, Söhne', text: 'Öl', hours: 4 },
  { id: 10, date: day('10-02'), customer: null, text: 'Zaun', hours: 2 },
];
const asked = (address: string) => readQuery(table, new URLSearchParams(address));
const idsOf = (entries: readonly Work[]) => entries.map(({ id }) => id);
const foundBy = (address: string) => idsOf(works.filter(matcher(table, asked(address), today)));

describe('filters', () => {
  test.each([
    ['', [1, 2, 3, 10]],
    ['q=paket', [1, 2]],
    ['q=oL+sohne', [3]],
    ['customer=Kessler', [1, 2]],
    ['customer=Kessler,Hansen%2C S%C3%B6hne'.replace('%2C', '%252C'), [1, 2, 3]],
    ['customer=gone', []],
    ['period=this-month', [1, 2]],
    ['from=2026-10-02&to=2026-10-31', [3, 10]],
    ['to=2026-11-19', [3, 10]],
    ['from=2026-12-31&to=2026-01-01', [1, 2, 3, 10]],
    ['with=hours', [1, 3, 10]],
    ['without=hours', [2]],
    ['without=hours,customer', []],
    ['without=customer&q=zaun&state=open', [10]],
  ])('%j leaves %j (R-15.2)', (address, expected) => {
    expect(foundBy(address)).toEqual(expected);
  });

  test('the values of a filter are counted once for each entry (R-15.2)', () => {
    const [customer] = table.filters;
    if (customer?.kind !== 'choice') throw new Error('no choice');
    expect([...valueCounts(customer, works)]).toEqual([
      ['Kessler', 2],
      ['Hansen, Söhne', 1],
    ]);
    const twice = { ...customer, valuesOf: () => ['Kessler', 'Kessler'] };
    expect([...valueCounts(twice, works)]).toEqual([['Kessler', 4]]);
  });

  test('each part of a query can be looked at alone (R-15.5)', () => {
    const parts = partsOf(table, asked('q=paket&customer=Kessler&without=hours&sort=-hours'));
    const left = (query: FindQuery) => works.filter(matcher(table, query, today)).length;
    expect(parts.map(({ name, alone }) => [name, left(alone)])).toEqual([
      ['text', 2],
      ['customer', 2],
      ['hours', 1],
    ]);
  });
});

describe('the order of a list', () => {
  const sorted = (address: string) => idsOf(sortedEntries(table, works, asked(address), 'de'));

  test.each([
    ['', [1, 2, 3, 10]],
    ['sort=-hours', [1, 3, 10, 2]],
    ['sort=hours', [10, 1, 3, 2]],
    ['sort=text', [3, 2, 1, 10]],
    ['sort=-text', [10, 1, 2, 3]],
    ['sort=-date', [2, 1, 10, 3]],
    ['sort=customer', [1, 2, 3, 10]],
  ])(
    'by %j is %j: numbers in words by value, what is empty last, equal ones newest first (R-15.3)',
    (address, expected) => {
      expect(sorted(address)).toEqual(expected);
    },
  );

  test('an empty text is last, and so is an entry without a day among equal ones (R-15.3)', () => {
    const texts = Array.from(works, (work) => ({ ...work, text: work.id === 3 ? '' : work.text }));
    expect(idsOf(sortedEntries(table, texts, asked('sort=text'), 'de'))).toEqual([2, 1, 10, 3]);
    const undated = { ...table, dayOf: ({ id, date }: Work) => (id === 1 ? null : date) };
    expect(idsOf(sortedEntries(undated, works, asked('sort=-hours'), 'de'))).toEqual([3, 1, 10, 2]);
  });

  test('numbers and days begin with the largest, texts with the first; the third press ends it (R-15.3)', () => {
    const presses = (by: string) => {
      const first = nextSort(table, EMPTY_QUERY, by);
      const second = nextSort(table, { ...EMPTY_QUERY, sort: first }, by);
      return [first, second, nextSort(table, { ...EMPTY_QUERY, sort: second }, by)].map(
        (sort) => sort?.isDown,
      );
    };
    expect([presses('hours'), presses('date'), presses('text')]).toEqual([
      [true, false, undefined],
      [true, false, undefined],
      [false, true, undefined],
    ]);
  });

  test('every order keeps all entries, whatever their values (R-15.3)', () => {
    const entry = fc.record({
      id: fc.nat(),
      date: fc.constantFrom(day('01-01'), day('02-01')),
      customer: fc.constant(null),
      text: fc.string({ maxLength: 3 }),
      hours: fc.option(fc.nat(9)),
    });
    fc.assert(
      fc.property(
        fc.array(entry),
        fc.constantFrom('hours', '-hours', 'text', '-text', '-date'),
        (entries, sort) => {
          const order = sortedEntries(table, entries, asked(`sort=${sort}`), 'de');
          expect(new Set(order)).toEqual(new Set(entries));
          const again = sortedEntries(table, order, asked(`sort=${sort}`), 'de');
          expect(again).toEqual(order);
        },
      ),
    );
  });
});

describe('the address of a query', () => {
  test.each([
    [
      'sort=-hours&q=a+b&customer=3,7&period=last-month',
      'q=a+b&customer=3%2C7&period=last-month&sort=-hours',
    ],
    ['without=customer,hours&from=2026-10-02', 'from=2026-10-02&without=hours%2Ccustomer'],
    ['unknown=1&state=open,nonsense&sort=nothing&period=never&with=customer', 'state=open'],
    ['customer=,,3,3,&from=2026-02-30&sort=__proto__', 'customer=3'],
    [`customer=${'9'.repeat(300)}&q=`, ''],
    ['start=20', ''],
  ])(
    '%j is read as %j: in a fixed order, without what the list does not know (R-15.4)',
    (address, expected) => {
      expect(String(writeQuery(table, asked(address)))).toBe(expected);
    },
  );

  test.each([
    ['nonsense', 'period=nonsense&from=2026-99-99&customer=%00,<script>,9e99&sort=-&q=%E0%A4%A', 3],
    ['half a period', 'from=2026-10-02&to=2026-99-99', 0],
    ['a period from its end', 'from=2026-10-03&to=2026-10-02', 0],
    ['two periods', 'period=this-week&from=2026-10-02', 0],
    ['each twice', 'customer=3&customer=7&q=a&q=b&sort=text&sort=-hours', 1],
    ['both sides', 'with=hours&without=hours', 0],
    ['commas and percent signs', 'customer=%252C%252C,%25,%25%25&q=%', 3],
    ['a very long text and one value often', `q=${'"'.repeat(5000)}&customer=${'x,'.repeat(5000)}`, 1],
    ['very many values', `customer=${Array.from({ length: 5000 }, (_, at) => at).join(',')}`, 50],
    ['words of the language', 'constructor=1&__proto__=2&q=__proto__&customer=__proto__,constructor', 2],
    ['empty names', '&&=&?&#&q', 0],
  ])(
    '%s in an address: what is known is asked, and the same once it is written (R-15.27)',
    (_, address, values) => {
      const query = asked(address);
      expect(query.choices['customer'] ?? []).toHaveLength(values);
      expect(query.text.length).toBeLessThanOrEqual(200);
      expect(asked(shownAddress(writeQuery(table, query)))).toEqual(query);
      expect(idsOf(works)).toEqual(expect.arrayContaining([...foundBy(address)]));
    },
  );

  test('commas between values are legible in the address, those within a value are not taken for one (R-15.4)', () => {
    const query = asked('customer=3,Hansen%252C S%C3%B6hne');
    const address = shownAddress(writeQuery(table, query));
    expect(address).toBe('customer=3,Hansen%252C+S%C3%B6hne');
    expect(asked(address)).toEqual(query);
  });

  test('a query is read back as it was written, whatever its values (R-15.4)', () => {
    const value = fc.string({ minLength: 1 }).filter((text) => text === text.trim());
    const query = fc.record({
      text: fc.string(),
      choices: fc.record(
        { customer: fc.uniqueArray(value, { minLength: 1, maxLength: 5 }) },
        { requiredKeys: [] },
      ),
      period: fc.constantFrom(null, 'this-week' as const, { from: day('01-01'), to: null }),
      marks: fc.record({ hours: fc.constantFrom('with' as const, 'without' as const) }, { requiredKeys: [] }),
      sort: fc.constantFrom(null, { by: 'hours', isDown: true }),
    });
    fc.assert(
      fc.property(query, (one) => {
        const address = shownAddress(writeQuery(table, one));
        expect(asked(address)).toEqual(one);
        expect(address === '').toBe(isEmptyQuery(one) && one.text === '');
      }),
    );
  });
});
