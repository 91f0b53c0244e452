import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { KeptServiceRecord } from './keptRecord';
import { keptRowOf } from './recordChoice';
import { recordDrift } from './recordDrift';
import { type RecordEntry, likenessOf } from './recordEntries';
import { MES, SHOP, entry, keptRecord } from './serviceRecord.fixture';

const kindsOf = (
  signed: readonly RecordEntry[],
  now: readonly RecordEntry[],
  of: Partial<KeptServiceRecord> = {},
  others: readonly KeptServiceRecord[] = [],
) => {
  const record = keptRecord('JA-2026-005', signed.map(keptRowOf), of);
  return recordDrift(record, now, [...others, record])?.changes.map(({ kind }) => kind) ?? [];
};

describe('an own row of a signed record', () => {
  const signed = [entry('1', '2026-11-02'), entry('2', '2026-11-03', { project: SHOP, hours: 6 })];

  test.each<[string, Partial<RecordEntry>, readonly string[]]>([
    ['nothing', {}, []],
    ['hours', { hours: 5 }, ['changed']],
    ['no hours', { hours: 0 }, ['changed']],
    ['travel', { travel: 1 }, ['changed']],
    ['text', { description: 'x' }, ['changed']],
    ['place', { place: 'x' }, ['changed']],
    ['day', { date: entry('', '2026-11-05').date }, ['changed']],
    [
      'the first day of the period and no hours',
      { date: entry('', '2026-11-01').date, hours: 0 },
      ['changed'],
    ],
    [
      'the last day of the period and no hours',
      { date: entry('', '2026-11-20').date, hours: 0 },
      ['changed'],
    ],
    ['a day outside of the period', { date: entry('', '2026-11-25').date }, ['gone']],
    ['a day before the period', { date: entry('', '2026-10-31').date }, ['gone']],
    ['another project', { project: MES, projectKey: `12:${MES}` }, ['changed']],
    ['a project with a new name', { project: 'Shop 2' }, []],
    ['another id', { id: '3', key: '3' }, ['gone', 'new']],
  ])('that has changed: %s (R-19.23)', (_name, change, kinds) => {
    const now = signed.map((one) => (one.id === '2' ? { ...one, ...change } : one));
    expect(kindsOf(signed, now)).toEqual(kinds);
  });

  test('has another project if its old name is still in use (R-19.23)', () => {
    const all = [...signed, entry('3', '2026-11-04', { project: SHOP })];
    const now = all.map((one) => (one.id === '3' ? { ...one, project: 'New' } : one));
    expect(kindsOf(all, now)).toEqual(['changed']);
  });

  test('is compared with the hours before and now, and a further change has another key (R-19.24)', () => {
    const record = keptRecord('JA-2026-005', signed.map(keptRowOf));
    const [once, again] = [5, 4].map((hours) =>
      recordDrift(record, [entry('1', '2026-11-02', { hours }), signed[1] ?? entry('2', '')], [record]),
    );
    expect([once?.before, once?.now, again?.now]).toEqual([14, 11, 10]);
    expect(once?.key).not.toBe(again?.key);
  });
});

test('an entry is new only if it was asked for, has hours, was not left out and is in no other record (R-19.25)', () => {
  const signed = [entry('1', '2026-11-02')];
  const added = entry('2', '2026-11-03', { project: SHOP });
  const now = [...signed, added];
  expect(kindsOf(signed, now)).toEqual(['new']);
  expect(kindsOf(signed, now, { projects: [`12:${MES}`] })).toEqual([]);
  expect(kindsOf(signed, now, { people: ['Jana Albrecht'] })).toEqual(['new']);
  expect(kindsOf(signed, now, { people: ['Bo Weiß'] })).toEqual([]);
  expect(kindsOf(signed, now, { unticked: ['2'] })).toEqual([]);
  expect(kindsOf(signed, now, { unticked: ['9'] })).toEqual(['new']);
  expect(kindsOf(signed, [...signed, { ...added, hours: 0 }])).toEqual([]);
  const onDay = (date: string) => kindsOf(signed, [...signed, entry('2', date)]);
  expect(['2026-10-31', '2026-11-01', '2026-11-20', '2026-11-21'].map(onDay)).toEqual([
    [],
    ['new'],
    ['new'],
    [],
  ]);
  expect(kindsOf(signed, now, {}, [keptRecord('JA-2026-004', [keptRowOf(added)])])).toEqual([]);
});

test('a row that was taken in from before the period is not gone (R-19.26)', () => {
  const old = entry('1', '2026-10-29');
  expect(kindsOf([old], [old])).toEqual([]);
  expect(kindsOf([old], [{ ...old, hours: 1 }])).toEqual(['changed']);
});

describe('a row without an id', () => {
  const row = (description: string, of: Partial<RecordEntry> = {}) => ({
    ...entry(null, '2026-11-02', { description, ...of }),
    key: `${description}${of.key ?? ''}`,
  });
  const [one, two] = [row('one'), row('two')];

  test.each<[string, Partial<RecordEntry>, readonly string[]]>([
    ['hours', { hours: 5 }, ['changed']],
    ['text', { description: 'x' }, ['changed']],
    ['another day', { date: entry('', '2026-11-05').date }, ['gone', 'new']],
    ['another person', { person: 'Bo Weiß' }, []],
    ['a project with a new name', { project: 'Shop 2' }, []],
    ['person and project', { person: 'Bo Weiß', project: MES }, ['gone', 'new']],
    ['person, text and hours', { person: 'Bo Weiß', description: 'x', hours: 5 }, ['gone', 'new']],
  ])('belongs to the most similar entry of its day: %s (R-19.27)', (_name, change, kinds) => {
    const signed = [one, { ...two, project: SHOP, person: 'Ada Jäger' }];
    const now = [one, { ...two, project: SHOP, person: 'Ada Jäger', ...change, key: 'now' }];
    expect(kindsOf(signed, now)).toEqual(kinds);
  });

  test.each([
    ['person, project and work', `a ${MES} 8`, `a ${SHOP} 8`, `a ${MES} 8`, `a ${SHOP} 8`],
    ['person and work', `a ${MES} 8`, `a ${MES} 6`, `a ${SHOP} 8`, `a ${SHOP} 6`],
    ['person, project and text', `a ${MES} 8`, `a ${SHOP} 8`, `a ${MES} 7`, `a ${SHOP} 7`],
    ['person and text', `a ${MES} 8`, `b ${MES} 6`, `a ${SHOP} 7`, `b ${SHOP} 5`],
    ['person and project', `a ${MES} 8`, `b ${SHOP} 8`, `c ${MES} 7`, `d ${SHOP} 7`],
  ])('is compared with the entry of the same %s (R-19.27)', (_name, ...all) => {
    const rows = all.map((of, at) =>
      row(of.slice(0, 1), {
        project: of.slice(2, -2),
        hours: Number(of.slice(-1)),
        place: String(at),
        key: String(at),
      }),
    );
    const record = keptRecord('JA-2026-005', rows.slice(0, 2).map(keptRowOf));
    const changes = recordDrift(record, rows.slice(2).toReversed(), [record])?.changes ?? [];
    const pairs = changes.map((change) =>
      change.kind === 'changed' ? `${change.before.place}${change.after.place}` : change.kind,
    );
    expect(pairs.toSorted()).toEqual(['02', '13']);
  });

  test('is that of the same place, travel or person before one that is less alike (R-19.27)', () => {
    const pairsOf = (signed: readonly RecordEntry[], now: readonly RecordEntry[]) => {
      const record = keptRecord('JA-2026-005', signed.map(keptRowOf));
      const changes = recordDrift(record, now, [record])?.changes ?? [];
      return changes.map((change) =>
        change.kind === 'changed'
          ? [change.before, change.after].map(({ person, hours, travel }) => `${person} ${hours} ${travel}`)
          : change.kind,
      );
    };
    const byText = (first: unknown, second: unknown) => (String(first) < String(second) ? -1 : 1);
    const places = ['Augsburg', 'Ulm'].map((place) => row('a', { place, key: place }));
    expect(pairsOf(places, places.toReversed())).toEqual([]);
    const travels = [1, 2].map((travel) => row('a', { travel, key: String(travel), person: 'P' }));
    const elsewhere = travels.map((of) => ({ ...of, place: 'Ulm' })).toReversed();
    expect(pairsOf(travels, elsewhere).toSorted(byText)).toEqual([
      ['P 8 1', 'P 8 1'],
      ['P 8 2', 'P 8 2'],
    ]);
    const people = ['Ada', 'Bo'].map((person) => row('a', { person, key: person }));
    const shorter = people.map((of) => ({ ...of, hours: 5 })).toReversed();
    expect(pairsOf(people, shorter).toSorted(byText)).toEqual([
      ['Ada 8 0', 'Ada 5 0'],
      ['Bo 8 0', 'Bo 5 0'],
    ]);
  });

  test('is gone in a state of its own, whichever of them it is (R-19.24)', () => {
    const record = keptRecord('JA-2026-005', [one, two].map(keptRowOf));
    const keys = [[], [one], [two]].map((now) => recordDrift(record, now, [record])?.key);
    expect(new Set(keys).size).toBe(3);
  });

  test('of two records that is gone is missed by one of them (R-19.28)', () => {
    const records = ['JA-2026-005', 'JA-2026-004'].map((number) => keptRecord(number, [keptRowOf(one)]));
    const gone = records.flatMap((record) => recordDrift(record, [one], records)?.changes ?? []);
    expect(gone.map(({ kind }) => kind)).toEqual(['gone']);
  });

  test('of equal entries has its own, and other records have theirs (R-19.28)', () => {
    const equal = [row('a', { key: '1' }), row('a', { key: '2' }), row('a', { key: '3' })];
    const other = keptRecord('JA-2026-004', equal.slice(0, 1).map(keptRowOf));
    expect(kindsOf(equal.slice(1), equal, {}, [other])).toEqual([]);
    expect(kindsOf(equal.slice(1), equal)).toEqual(['new']);
    expect(kindsOf([one], [two], {}, [keptRecord('JA-2026-004', [keptRowOf(two)])])).toEqual(['gone']);
  });
});

test('unchanged entries are no drift, whatever their order and with or without ids (R-19.28)', () => {
  const some = fc.array(
    fc.record({
      description: fc.constantFrom('a', 'b'),
      hours: fc.constantFrom(0.5, 8),
      project: fc.constantFrom(MES, SHOP, ''),
      person: fc.constantFrom('Ada Jäger', 'Bo Weiß'),
    }),
  );
  fc.assert(
    fc.property(some, fc.boolean(), (all, isOwn) => {
      const entries = all.map((of, at) => ({
        ...entry(isOwn ? String(at) : null, '2026-11-02', of),
        key: String(at),
      }));
      expect(kindsOf(entries, entries.toReversed())).toEqual([]);
    }),
  );
});

test('of two equal entries of an export one was left out, whichever that is (R-19.25)', () => {
  const row = entry(null, '2026-11-04');
  const one = { ...row, key: `${likenessOf(row)}1` };
  const other = { ...row, key: `${likenessOf(row)}2` };
  const record = keptRecord('1', [keptRowOf(other)], { scope: 'all', unticked: [one.key] });
  expect(recordDrift(record, [one, other], [record])).toBeNull();
  // Of three, one is signed and one was left out, so the third is new.
  const third = { ...row, key: `${likenessOf(row)}3` };
  expect(recordDrift(record, [one, other, third], [record])?.changes).toHaveLength(1);
});

test('an entry of an export stays left out, however many are equal and whatever its text (R-19.25)', () => {
  const row = entry(null, '2026-11-04', { description: 'Ticket [A]3' });
  const record = keptRecord('1', [], { scope: 'all', unticked: [`${likenessOf(row)}12`] });
  expect(recordDrift(record, [{ ...row, key: `${likenessOf(row)}1` }], [record])).toBeNull();
});
