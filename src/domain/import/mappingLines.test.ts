import { expect, test } from 'vitest';
import { type IsoDate, isoDate } from '../time/period';
import type { WorkPair } from '../work/workRecord';
import type { ImportRow, RowProblem } from './importTypes';
import {
  type KeptLine,
  type MappingFacts,
  type MappingLine,
  type LineChoice,
  customersInQuestion,
  keptLinesAfter,
  lineKeyOf,
  mappingLines,
} from './mapping';

type Place = KeptLine['place'];
const today = isoDate('2026-11-20');
const before = isoDate('2026-10-01');
const nord = { id: 1, name: 'Werk Nord GmbH' };
const south = { id: 2, name: 'Werk Süd GmbH' };
const facts: MappingFacts = {
  customers: [nord, south],
  projects: [
    { id: 11, name: 'Shop', customerId: 1 },
    { id: 21, name: 'Shop', customerId: 2 },
    { id: 22, name: 'Plan', customerId: 2 },
  ],
  recorded: [],
  kept: [],
  chosen: new Map(),
};

function row(
  client: string,
  project: string,
  given: { seconds?: number; problem?: RowProblem } = {},
): ImportRow {
  const { seconds = 3600, problem = null } = given;
  const line = lineKeyOf({ client, project });
  const day = isoDate('2026-11-18');
  return {
    number: 2,
    key: 'k',
    day,
    start: null,
    seconds,
    client,
    project,
    line,
    text: 't',
    location: '',
    problem,
    notes: [],
  };
}

const pair = (of: typeof nord | null, projectId: number | null = null, projectName = ''): WorkPair => ({
  customerId: of?.id ?? null,
  customerName: of?.name ?? '',
  projectId,
  projectName,
});
const kept = (client: string, project: string, place: Place, on: IsoDate = before): KeptLine => ({
  client,
  project,
  place,
  on,
});
/** The line of one row. */
function lineOf(client: string, project: string, more: Partial<MappingFacts> = {}): MappingLine {
  const [line] = mappingLines([row(client, project)], { ...facts, ...more });
  if (!line) throw new Error('no line');
  return line;
}
const choice = (
  client: string,
  project: string,
  place: Place,
  isProjectOpen = false,
): ReadonlyMap<string, LineChoice> =>
  new Map([[lineKeyOf({ client, project }), isProjectOpen ? { place, isProjectOpen } : { place }]]);

test('a project is looked for at its own customer, and the word of a company alone is its name (R-20.24)', () => {
  expect(lineOf('Werk Süd', 'Shop')).toMatchObject({
    place: pair(south, 21, 'Shop'),
    from: 'equal',
    isOpen: false,
  });
  expect(lineOf('Werk Nord', 'Plan')).toMatchObject({ place: pair(nord), isOpen: true, unplaced: 'Plan' });
  expect(lineOf('Werk Nord', '')).toMatchObject({ place: pair(nord), from: 'equal', isOpen: false });
  const ag = { id: 3, name: 'AG' };
  expect(lineOf('A.G.', '', { customers: [nord, ag] })).toMatchObject({ place: pair(ag), from: 'equal' });
  expect(lineOf('!', '')).toMatchObject({ place: pair(null), from: null, isOpen: true, unplaced: '!' });
});

test('a name without words fits none (R-20.24)', () => {
  const dash = { id: 3, name: '–' };
  expect(lineOf('Werk', '', { customers: [nord, dash] })).toMatchObject({ place: pair(nord), from: 'words' });
  expect(lineOf('', '', { recorded: [pair(nord)] })).toMatchObject({
    place: pair(null),
    from: null,
    isOpen: false,
  });
  expect(lineOf('', '!', { recorded: [pair(nord, 9, '?')] })).toMatchObject({ from: null, isOpen: true });
});

test('a name that fits by its words is a guess, and stays one with the right project (R-20.24)', () => {
  expect(lineOf('Nord', 'Shop').from).toBe('words');
  expect(lineOf('Werk Süd', 'Plan B').from).toBe('words');
  expect(lineOf('Werk Süd', 'Plan', { chosen: choice('Werk Süd', 'Plan', pair(south), true) })).toMatchObject(
    {
      place: pair(south, 22, 'Plan'),
      from: 'chosen',
    },
  );
});

test('names are the same line whatever their case and blanks (R-20.25)', () => {
  expect(lineKeyOf({ client: 'Werk  Süd', project: 'a \n b' })).toBe(
    lineKeyOf({ client: 'werk süd', project: 'A B' }),
  );
  expect(lineKeyOf({ client: 'a b', project: '' })).not.toBe(lineKeyOf({ client: 'ab', project: '' }));
});

test('a choice counts before what was kept, with its project or one that is still looked for (R-20.25)', () => {
  const old = [kept('Werk Süd', 'Shop', 'left-out')];
  const chosen = (place: Place, isOpen: boolean) =>
    lineOf('Werk Süd', 'Shop', { kept: old, chosen: choice('Werk Süd', 'Shop', place, isOpen) });
  expect(chosen('left-out', true)).toMatchObject({ place: 'left-out', from: 'chosen', isOpen: false });
  expect(chosen(pair(nord), false)).toMatchObject({ place: pair(nord), from: 'chosen', isOpen: false });
  expect(chosen(pair(nord), true)).toMatchObject({
    place: pair(nord, 11, 'Shop'),
    from: 'chosen',
    isOpen: false,
  });
});

test('a kept line counts with its day: left out, without customer, or with a customer that is still there (R-20.26)', () => {
  const old = (place: Place) => lineOf('Werk Süd', 'Plan', { kept: [kept('WERK SÜD', 'plan', place)] });
  const found = { from: 'kept', keptOn: before, isOpen: false, unplaced: '' };
  expect(old('left-out')).toMatchObject({ ...found, place: 'left-out' });
  expect(old(pair(null))).toMatchObject({ ...found, place: pair(null) });
  const renamed = { ...pair(nord, 11, 'Shop'), customerName: 'Before' };
  expect(old(renamed)).toMatchObject({ ...found, place: pair(nord, 11, 'Shop') });
  expect(old({ ...renamed, customerId: 99 })).toMatchObject({ place: pair(south, 22, 'Plan'), keptOn: null });
});

test('a chosen customer serves only open lines of its client, and only if it is one (R-20.25)', () => {
  const serve = (place: Place) => {
    const rows = [row('Privat', 'x'), row('Privat', 'Plan'), row('', 'Plan')];
    const lines = mappingLines(rows, { ...facts, chosen: choice('Privat', 'x', place) });
    return lines.map(({ client, project, place: to, from }) => [client, project, to, from]);
  };
  expect(serve(pair(south))).toEqual([
    ['', 'Plan', pair(null), null],
    ['Privat', 'x', pair(south), 'chosen'],
    ['Privat', 'Plan', pair(south, 22, 'Plan'), 'chosen'],
  ]);
  const open = [
    ['Privat', 'Plan', pair(null), null],
    ['', 'Plan', pair(null), null],
    ['Privat', 'x', pair(null), 'chosen'],
  ];
  expect(serve(pair(null))).toEqual(open);
  expect(serve('left-out')).toEqual(open.with(2, ['Privat', 'x', 'left-out', 'chosen']));
  const chosen = choice('', 'x', pair(south));
  const [other] = mappingLines([row('', 'y'), row('', 'x')], { ...facts, chosen });
  expect(other).toMatchObject({ project: 'y', place: pair(null), from: null });
  const closed = choice('Werk Nord', 'Plan', pair(south));
  const own = mappingLines([row('Werk Nord', 'Plan'), row('Werk Nord', 'Shop')], {
    ...facts,
    chosen: closed,
  });
  expect(own.find(({ project }) => project === 'Shop')).toMatchObject({ place: pair(nord, 11, 'Shop') });
});

test('rows that become no record have no line, but those that lack only a text (R-20.25)', () => {
  const rows = [
    row('Werk Süd', 'Plan', { problem: { code: 'no-text' }, seconds: 60 }),
    row('Werk Süd', 'Plan', { seconds: 30 }),
    row('Werk Nord', 'Shop', { problem: { code: 'break' } }),
  ];
  expect(mappingLines(rows, facts)).toMatchObject([{ client: 'Werk Süd', rows: 2, seconds: 90 }]);
});

test('projects are read of each customer that a line with a project goes to, once (R-20.24)', () => {
  const to = (place: Place, more: Partial<MappingLine> = {}) => ({
    ...lineOf('Werk Süd', 'Plan'),
    place,
    ...more,
  });
  const lines = [
    to(pair(south)),
    to({ ...pair(south), customerId: '2' }),
    to(pair(nord), { project: '' }),
    to(pair(nord), { from: 'kept' }),
    to('left-out'),
    to(pair(null)),
  ];
  expect(customersInQuestion(lines).map(String)).toEqual(['2']);
  expect(customersInQuestion([...lines, to(pair(nord))]).map(String)).toEqual(['2', '1']);
});

test('lines that are closed and name something are kept in place of those before (R-20.26)', () => {
  const closed = { ...lineOf('Werk Süd', 'Plan'), place: 'left-out' } as const;
  const all = keptLinesAfter(
    [closed, lineOf('', ''), lineOf('', 'Plan'), { ...closed, client: '', project: 'x' }],
    [kept('werk süd', 'PLAN', pair(nord)), kept('Other', '', pair(nord))],
    today,
  );
  expect(all).toEqual([
    kept('Werk Süd', 'Plan', 'left-out', today),
    kept('', 'x', 'left-out', today),
    kept('Other', '', pair(nord)),
  ]);
});
