import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Work, asked, day, idsOf, table, today, works } from './findEntries.fixture';
import { matcher, partsOf, sortedEntries, valueCounts } from './findEntries';
import { EMPTY_QUERY, type FindQuery, nextSort } from './findQuery';

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
    const more = partsOf(table, asked('q=+&period=this-month&without=customer'));
    expect(more.map(({ name, alone }) => [name, left(alone)])).toEqual([
      ['period', 2],
      ['noCustomer', 1],
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

  test('numbers are in their order, also with decimals and below zero (R-15.3)', () => {
    const numbers = [2.5, -1, 10, 2.25, -10].map((hours, id) => ({
      id,
      hours,
      text: '',
      date: today,
      customer: null,
    }));
    const order = (address: string) =>
      sortedEntries(table, numbers, asked(address), 'de').map(({ hours }) => hours);
    expect(order('sort=hours')).toEqual([-10, -1, 2.25, 2.5, 10]);
    expect(order('sort=-hours')).toEqual([10, 2.5, 2.25, -1, -10]);
  });

  test('ids that are words are in their order, after those that are numbers (R-15.3)', () => {
    const ids = ['a', 10, 'b', '9'];
    const alike = { ...table, idOf: ({ id }: Work) => ids[id] ?? '' };
    const entries = ids.map((_, id) => ({ id, hours: 1, text: '', date: today, customer: null }));
    const order = sortedEntries(alike, entries, asked('sort=hours'), 'de');
    expect(order.map(({ id }) => ids[id])).toEqual(['b', 'a', 10, '9']);
  });

  test('a column that the list does not have leaves its order (R-15.3)', () => {
    const sort = { by: 'gone', isDown: true };
    expect(sortedEntries(table, works, { ...EMPTY_QUERY, sort }, 'de')).toBe(works);
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
