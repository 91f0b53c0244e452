import { expect, test } from 'vitest';
import type { Role } from './importTypes';
import { type PersonCells, readPeople, withPerson } from './readPeople';

const me = { givenName: 'Jana', surname: 'Albrecht', mail: 'jana@nordfeld.example', username: 'jalbrecht' };
const nobody: PersonCells = { given: '', surname: '', others: [] };
const rowOf = (person: Partial<PersonCells>) => ({ person: { ...nobody, ...person } });

/** The names of people, the user's with a star. */
const peopleIn = (
  rows: readonly Partial<PersonCells>[],
  { user = me, ownNames = [], chosen }: { user?: typeof me; ownNames?: string[]; chosen?: string } = {},
) =>
  readPeople(rows.map(rowOf), true, { me: user, ownNames }, chosen).people.names.map(({ name, isOwn }) =>
    isOwn ? `${name}*` : name,
  );

test.each([
  [{ others: ['ja', 'x@nordfeld.example', 'Jana A.'] }, 'Jana A.'],
  [{ others: ['x y@nordfeld.example', 'ja', 'jb'] }, 'ja'],
  [{ others: ['x@nordfeld.example'] }, 'x@nordfeld.example'],
  [{ given: 'Jana', surname: 'A.', others: ['ja'] }, 'Jana A.'],
  [{ surname: 'A.', others: ['ja'] }, 'A.'],
] as const)(
  '%j is shown as %s: rather a name than a user name, and rather that than a mail (R-20.15)',
  (person, name) => {
    expect(peopleIn([person])).toEqual([name]);
  },
);

test.each([
  [' Albrecht,  Jana, ', true],
  ['JANA@NORDFELD.EXAMPLE', true],
  ['JanaAlbrecht', false],
  ['Jana', false],
])('%j is the user: %s (R-20.15)', (name, isOwn) => {
  expect(peopleIn([{ others: [name] }])[0]?.endsWith('*')).toBe(isOwn);
});

test('a row without a name says nothing about who the user is (R-20.15)', () => {
  const user = { ...me, mail: '', username: '' };
  const rows = [{}, { others: ['J. Berger'] }, { others: ['D. Okafor'] }];
  expect(peopleIn(rows, { user, ownNames: ['J. Berger'] })).toEqual(['J. Berger*', 'D. Okafor']);
});

const rolesWith = (
  roles: readonly (Role | null)[],
  names: readonly string[],
  cells: readonly string[],
  user = me,
) =>
  withPerson(
    roles,
    names,
    [
      { number: 1, cells: [] },
      { number: 2, cells },
    ],
    user,
  );

test.each([
  [
    [null, null],
    ['wer', 'was'],
    ['Jana Albrecht', 'Jana Albrecht'],
    ['person', null],
  ],
  [
    ['person', null],
    ['user', 'wer'],
    ['David', 'Jana Albrecht'],
    ['person', null],
  ],
  [
    ['surname', null],
    ['name', 'wer'],
    ['Okafor', 'jalbrecht'],
    ['surname', null],
  ],
  [
    ['client', null],
    ['kunde', 'x'],
    ['Jana Albrecht', 'x'],
    ['client', null],
  ],
  [
    [null, null],
    ['erfasst von', 'freigabedurch'],
    ['jalbrecht', 'jalbrecht'],
    [null, null],
  ],
  [
    [null, null],
    ['enteredby', 'bytheway'],
    ['jalbrecht', 'jalbrecht'],
    [null, 'person'],
  ],
  [[null, null], ['wer'], ['x', 'jalbrecht'], [null, 'person']],
  [[null], ['wer'], ['Jana'], [null]],
] as const)('the columns %j named %j, with %j, are %j (R-20.78)', (roles, names, cells, expected) => {
  expect(rolesWith(roles, names, cells)).toEqual(expected);
});

test.each([
  [
    ['day', 'project'],
    ['tag', 'jana–paul'],
    ['1', 'Jana'],
    ['day', 'person'],
  ],
  [['day', 'project'], ['tag'], ['1', 'Jana Albrecht'], ['day', 'person']],
  [
    ['day', 'project'],
    ['tag', 'projekt'],
    ['1', 'Jana Albrecht'],
    ['day', 'project'],
  ],
  [
    ['day', 'client'],
    ['tag', 'jana–paul'],
    ['1', 'Jana Albrecht'],
    ['day', 'client'],
  ],
] as const)(
  'the columns %j of a grid, named %j, with %j, are %j (R-20.104)',
  (roles, names, cells, expected) => {
    expect(rolesWith(roles, names, cells)).toEqual(expected);
  },
);
