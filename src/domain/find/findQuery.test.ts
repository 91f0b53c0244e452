import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asked, day, idsOf, table, today, works } from './findEntries.fixture';
import { matcher } from './findEntries';
import {
  EMPTY_QUERY,
  addressWith,
  chosenIn,
  filterCount,
  isEmptyQuery,
  isSearching,
  readQuery,
  shownAddress,
  withChosen,
  writeQuery,
} from './findQuery';

const foundBy = (address: string) => idsOf(works.filter(matcher(table, asked(address), today)));

test.each([
  ['', 0, false, true],
  ['q=+', 0, false, true],
  ['q=x', 0, true, false],
  ['sort=hours', 0, false, false],
  ['customer=3,4', 1, true, false],
  ['q=x&customer=3&with=hours&without=customer&period=this-week', 4, true, false],
])(
  '%j sets %i filters; it searches: %s, and asks for nothing: %s (R-15.13)',
  (address, count, searches, isEmpty) => {
    const query = asked(address);
    expect([filterCount(query), isSearching(query), isEmptyQuery(query)]).toEqual([count, searches, isEmpty]);
  },
);

describe('a filter that is set', () => {
  const filterOf = (name: string) => {
    const filter = table.filters.find((one) => one.name === name);
    if (!filter) throw new Error(`no filter ${name}`);
    return filter;
  };
  const others = 'q=x&customer=3&period=this-week&with=hours&sort=-hours';

  test.each([
    ['customer', ['7', '8'], 'q=x&customer=7,8&period=this-week&with=hours&sort=-hours'],
    ['customer', [], 'q=x&period=this-week&with=hours&sort=-hours'],
    ['period', ['last-week'], 'q=x&customer=3&period=last-week&with=hours&sort=-hours'],
    ['period', ['2026-10-02..'], 'q=x&customer=3&from=2026-10-02&with=hours&sort=-hours'],
    ['period', ['..2026-10-02'], 'q=x&customer=3&to=2026-10-02&with=hours&sort=-hours'],
    ['period', [], 'q=x&customer=3&with=hours&sort=-hours'],
    ['hours', ['without'], 'q=x&customer=3&period=this-week&without=hours&sort=-hours'],
    ['hours', [], 'q=x&customer=3&period=this-week&sort=-hours'],
    ['noCustomer', ['without'], `q=x&customer=3&period=this-week&with=hours&without=customer&sort=-hours`],
  ])('%s of the values %j leaves all else, and has these values (R-15.2)', (name, values, address) => {
    const query = withChosen(filterOf(name), asked(others), values);
    expect(shownAddress(writeQuery(table, query))).toBe(address);
    expect(query).toEqual(asked(address));
    expect(chosenIn(filterOf(name), query)).toEqual(values);
  });

  test.each([
    ['period', ['2026-10-03..2026-10-02'], []],
    ['period', ['never'], []],
    ['period', ['..'], []],
    ['period', ['this-week', 'last-week'], ['last-week']],
    ['hours', ['with', 'without'], ['without']],
    ['noCustomer', ['with'], []],
  ])(
    '%s of the values %j has those of them that it knows, the last one of a period or mark: %j (R-15.2)',
    (name, values, left) => {
      expect(chosenIn(filterOf(name), withChosen(filterOf(name), asked(others), values))).toEqual(left);
    },
  );

  test('a list without a period has none, whatever the address says (R-15.4)', () => {
    const plain = { ...table, filters: table.filters.filter(({ kind }) => kind !== 'period') };
    const query = readQuery(plain, new URLSearchParams('period=this-week&from=2026-10-02'));
    expect(query).toEqual(EMPTY_QUERY);
    expect(String(writeQuery(plain, asked('period=this-week')))).toBe('');
    expect(String(writeQuery(plain, asked('from=2026-10-02&to=2026-10-03')))).toBe('');
    const kept = addressWith(plain, new URLSearchParams('from=2026-10-02'), EMPTY_QUERY);
    expect(String(kept)).toBe('from=2026-10-02');
  });

  test('another query takes the place of what was asked, and all else in the address stays (R-15.17)', () => {
    const all =
      'chart=6&q=old&customer=3&state=open&from=2026-10-02&with=hours&without=customer&sort=text&start=20';
    expect(String(addressWith(table, new URLSearchParams(all), asked('q=new')))).toBe(
      'q=new&chart=6&start=20',
    );
    const named = new URLSearchParams('period=this-week&to=2026-10-02&start=20');
    expect(String(addressWith(table, named, asked('customer=7')))).toBe('customer=7&start=20');
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
    ['to=2026-11-19', 'to=2026-11-19'],
    ['from=2026-11-19&to=2026-11-19', 'from=2026-11-19&to=2026-11-19'],
    ['period=this-week&to=2026-11-19', 'period=this-week'],
    ['customer=Kessler, Hansen', 'customer=Kessler%2CHansen'],
    [`customer=${'9'.repeat(200)}`, `customer=${'9'.repeat(200)}`],
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
