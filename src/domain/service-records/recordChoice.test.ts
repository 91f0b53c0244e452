import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isoDate } from '../time/period';
import type { KeptServiceRecord } from './keptRecord';
import { type NotIncluded, chosenEntries, groupsOf, keptRowOf, recordsOfEntries } from './recordChoice';
import type { RecordEntry } from './recordEntries';
import { MES, SHOP, entry, keptRecord } from './serviceRecord.fixture';

const choose = (
  entries: readonly RecordEntry[],
  {
    records = [],
    ...choice
  }: Partial<Parameters<typeof chosenEntries>[1]> & { readonly records?: readonly KeptServiceRecord[] } = {},
) =>
  chosenEntries(entries, {
    period: { from: isoDate('2026-11-01'), to: isoDate('2026-11-20') },
    projects: [],
    people: [],
    unticked: [],
    takenIn: [],
    order: 'date',
    found: recordsOfEntries(entries, records, '12'),
    notRead: [],
    ...choice,
  });
const keysOf = (rows: readonly RecordEntry[]) => rows.map(({ key }) => key);

describe('the rows of a record', () => {
  const entries = [
    entry('10', '2026-11-03', { project: SHOP }),
    entry('9', '2026-11-03', { hours: 1 }),
    entry('8', '2026-11-04', { project: SHOP, person: 'Bo Weiß' }),
    entry('7', '2026-11-04', { project: '', hours: 2 }),
    entry('6', '2026-10-31'),
    entry('5', '2026-11-21'),
  ];

  test('are by day and then by person, own ones as they were entered, in groups by their first day (R-19.5)', () => {
    const byDate = choose(entries);
    expect(keysOf(byDate.rows)).toEqual(['9', '10', '8', '7']);
    expect(byDate.groups.map(({ project }) => project)).toEqual([null]);
    const byProject = choose(entries, { order: 'project' });
    expect(keysOf(byProject.rows)).toEqual(['9', '10', '8', '7']);
    expect(byProject.groups.map(({ project, sums }) => [project, sums.hours])).toEqual([
      [MES, 1],
      [SHOP, 16],
      ['', 2],
    ]);
    expect(choose([]).groups.flatMap(({ rows }) => rows)).toEqual([]);
    const ends = choose([entry('1', '2026-11-01'), entry('2', '2026-11-20')]);
    expect([keysOf(ends.rows), ends.older]).toEqual([['1', '2'], []]);
  });

  test('are those of the chosen projects and people (R-19.6)', () => {
    expect(keysOf(choose(entries, { projects: [`12:${SHOP}`] }).rows)).toEqual(['10', '8']);
    expect(keysOf(choose(entries, { projects: ['12:'] }).rows)).toEqual(['7']);
    const ofBo = choose(entries, { people: ['Bo Weiß'] });
    expect(keysOf(ofBo.rows)).toEqual(['8']);
    expect([ofBo.older, ofBo.notIncluded]).toEqual([[], []]);
    expect(keysOf(choose(entries, { people: ['Ada Jäger', 'Bo Weiß'] }).rows)).toEqual(['8']);
  });

  test('without a tick stay in their group and count in no sum (R-19.7)', () => {
    const { rows, groups, sums, notIncluded } = choose(entries, { order: 'project', unticked: ['10'] });
    expect(keysOf(rows)).toEqual(['9', '8', '7']);
    expect(groups.map((group) => [keysOf(group.rows), group.sums.hours])).toEqual([
      [['9'], 1],
      [['10', '8'], 8],
      [['7'], 2],
    ]);
    expect(sums.hours).toBe(11);
    expect(notIncluded).toEqual([{ kind: 'unticked', rows: [entries[0]], hours: 8 }]);
  });

  test('from before the period are offered, and taken in by their key (R-19.8)', () => {
    const old = [entry('3', '2026-10-30', { hours: 0 }), entry('2', '2026-10-29'), ...entries];
    expect(keysOf(choose(old).older)).toEqual(['2', '6']);
    const { rows, older } = choose(old, { takenIn: ['6'] });
    expect([keysOf(rows)[0], keysOf(older)]).toEqual(['6', ['2']]);
    const before = keptRecord('JA-2026-001', [keptRowOf(entry('2', '2026-10-29'))]);
    expect(keysOf(choose(old, { records: [before], takenIn: ['2'] }).rows)).not.toContain('2');
  });

  test('have sums without binary drift, the same however they are grouped (R-19.9)', () => {
    const hours = fc.constantFrom(0.1, 0.2, 0.333333, 0.125, 7.7, 8, -0.5);
    const some = fc.array(fc.record({ hours, travel: hours, project: fc.constantFrom(MES, SHOP, '') }));
    fc.assert(
      fc.property(some, (all) => {
        const rows = all.map((of, at) => entry(String(at), '2026-11-02', of));
        const { groups, sums } = choose(rows, { order: 'project' });
        const millionths = (field: 'hours' | 'travel') =>
          all.reduce((sum, of) => sum + Math.round(of[field] * 1e6), 0) / 1e6;
        expect(sums).toEqual({ hours: millionths('hours'), travel: millionths('travel') });
        const total = groups.reduce((sum, group) => sum + Math.round(group.sums.hours * 1e6), 0);
        expect(total / 1e6).toBe(sums.hours);
      }),
    );
    const thirds = groupsOf(
      [1, 2, 3].map((id) => entry(String(id), '2026-11-02', { hours: 1 / 3 })),
      'date',
    );
    expect(thirds[0]?.sums.hours.toFixed(2)).toBe('1.00');
  });
});

test('what is not included is named with its hours in one order, the earlier record by its number (R-19.10)', () => {
  const entries = [
    entry('1', '2026-11-02'),
    entry('2', '2026-11-03', { hours: 0 }),
    entry('3', '2026-11-04', { hours: 2 }),
    entry('4', '2026-11-05', { hours: 3 }),
  ];
  const notRead: readonly NotIncluded[] = [
    { kind: 'not-exported', hours: 1.5 },
    { kind: 'other-people' },
    { kind: 'no-right' },
    { kind: 'unreadable', count: 1, dates: [isoDate('2026-11-10')] },
    { kind: 'waiting', rows: [entry('5', '2026-11-20', { hours: 2 })], hours: 2 },
    { kind: 'waiting', rows: [], hours: 0 },
  ];
  const records = ['3', '4'].map((id) => keptRecord(`JA-2026-00${id}`, [keptRowOf(entry(id, '2026-11-04'))]));
  const { notIncluded } = choose(entries, { unticked: ['1'], records, notRead });
  expect(notIncluded.map(({ kind }) => kind)).toEqual([
    'unticked',
    'zero-hours',
    'waiting',
    'unreadable',
    'earlier',
    'earlier',
    'no-right',
    'other-people',
    'not-exported',
  ]);
  expect(notIncluded.filter(({ kind }) => kind === 'earlier')).toMatchObject([
    { number: 'JA-2026-003', hours: 2 },
    { number: 'JA-2026-004', hours: 3 },
  ]);
});

describe('an entry that another record has', () => {
  const taken = (entries: readonly RecordEntry[], ...rows: readonly RecordEntry[]) => [
    ...recordsOfEntries(entries, [keptRecord('JA-2026-001', rows.map(keptRowOf))], '12').keys(),
  ];

  test('is known by its id, also with another customer, however alike others are (R-19.11)', () => {
    const changed = entry('1', '2026-11-09', { hours: 1 });
    expect(taken([changed, entry('2', '2026-11-02')], entry('1', '2026-11-02'))).toEqual(['1']);
    const moved = keptRecord('JA-2026-001', [keptRowOf(changed)], { customer: { id: '7', name: 'Hansen' } });
    expect([...recordsOfEntries([changed], [moved], '12').keys()]).toEqual(['1']);
    const { notIncluded } = choose([{ ...changed, hours: 0 }], { records: [moved] });
    expect(notIncluded.map(({ kind }) => kind)).toEqual(['earlier']);
  });

  test('of an export is known by its contents within its customer, and so are own rows beside it (R-19.12)', () => {
    const [exported, own] = [entry(null, '2026-11-02'), entry('1', '2026-11-02')];
    expect(taken([exported], own)).toEqual([exported.key]);
    expect(taken([own], exported)).toEqual(['1']);
    for (const of of [{ hours: 7 }, { travel: 1 }, { place: 'x' }, { person: 'x' }, { description: 'x' }])
      expect(taken([{ ...exported, ...of }], exported)).toEqual([]);
    const hansen = keptRecord('JA-2026-001', [keptRowOf(exported)], {
      customer: { id: '7', name: 'Hansen' },
    });
    expect(recordsOfEntries([exported], [hansen], '12').size).toBe(0);
  });

  test('is counted: of equal entries as many are free as no record has (R-19.13)', () => {
    const texts = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });
    const countIn = (all: readonly string[], text: string) => all.filter((one) => one === text).length;
    const row = (description: string, at: number) => ({
      ...entry(null, '2026-11-02', { description }),
      key: `${description}${at}`,
    });
    fc.assert(
      fc.property(texts, texts, texts, (now, one, other) => {
        const entries = now.map(row);
        const records = [one, other].map((own, at) =>
          keptRecord(`JA-2026-00${at}`, own.map(row).map(keptRowOf)),
        );
        const { rows } = choose(entries, { records });
        for (const text of ['a', 'b', 'c']) {
          const free = Math.max(0, countIn(now, text) - countIn([...one, ...other], text));
          expect(rows.filter(({ description }) => description === text)).toHaveLength(free);
        }
      }),
    );
  });
});

test('an export that names nobody finds its rows in records that do (R-19.31)', () => {
  const records = [keptRecord('1', [{ ...entry('7', '2026-11-04', { person: 'Jana Albrecht' }), id: null }])];
  const exported = (person: string) => ({ ...entry('7', '2026-11-04', { person }), id: null });
  const found = (person: string) => [...recordsOfEntries([exported(person)], records, '12').keys()];
  expect([found(''), found('Bo Weiß')]).toEqual([['7'], []]);
  const another = { ...exported(''), key: '8', description: 'another' };
  expect([...recordsOfEntries([another, exported('')], records, '12').keys()]).toEqual(['7']);
});

test('an own entry is not the row of a colleague, however alike they are (R-19.12)', () => {
  const ofBo = keptRecord('1', [{ ...entry(null, '2026-11-04'), person: 'Bo Weiß' }], { scope: 'all' });
  expect(recordsOfEntries([entry('7', '2026-11-04')], [ofBo], '12').size).toBe(0);
});
