import { expect, test } from 'vitest';
import { findPerson, peopleOf, unknownPerson } from './findPerson';
import { person } from './payrollMonth.fixture';

test('kept people get the names and mails of the directory, and keep their numbers (R-18.61)', () => {
  const kept = [person('Jana', '101', { name: 'Jana Albrecht' }), person('Gone', '7')];
  const listed = [person('Jana', '', { name: 'Jana Vogt', mail: 'jana@firma.example' }), person('Bo', '')];
  const people = peopleOf(kept, listed);
  expect(people.map(({ name, number }) => [name, number])).toEqual([
    ['Jana Vogt', '101'],
    ['Bo', ''],
    ['Gone', '7'],
  ]);
  expect(people[0]?.mail).toBe('jana@firma.example');
});

test('who was kept by name alone is the only person of the directory with that name (R-18.61)', () => {
  const byName = {
    ...unknownPerson({ guid: '', username: '', name: 'Paweł Nowicki', mail: '' }),
    number: '26',
  };
  const pawel = person('p', '', { name: 'Paweł Nowicki' });
  expect(peopleOf([byName], [pawel])).toEqual([{ ...pawel, number: '26' }]);
  const twin = person('q', '', { name: 'Paweł Nowicki' });
  expect(peopleOf([byName], [pawel, twin])).toEqual([pawel, twin, byName]);
});

test('the person of a sheet is found by guid, then by username, mail and full name, if only one fits (R-18.61)', () => {
  const jana = person('Jana', '1', { mail: 'Jana@Firma.example' });
  const bo = person('Bo', '2', { mail: '' });
  const twins = [person('Kim', '3'), person('Kim', '4', { guid: 'u-Kim-2', username: 'kim2' })];
  const people = [jana, bo, ...twins];
  const nobody = { guid: '', username: '', name: '', mail: '' };
  const find = (named: Partial<typeof nobody>) => findPerson(people, { ...nobody, ...named });
  expect(find({ guid: 'u-Bo', username: 'jana' })).toBe(bo);
  expect(find({ guid: 'gone', username: ' JANA ' })).toBe(jana);
  expect(find({ username: 'bo', mail: 'jana@firma.example' })).toBe(bo);
  expect(find({ mail: 'jana@firma.example', name: 'Bo' })).toBe(jana);
  expect(find({ name: 'bo' })).toBe(bo);
  expect(find({ name: 'Kim' })).toBeUndefined();
  expect(find({ name: 'Kim', username: 'kim2' })).toBe(twins[1]);
  expect(find({})).toBeUndefined();
  expect(findPerson([jana, bo], { ...nobody, mail: ' ' })).toBeUndefined();
  // Two empty guids are not the same person.
  expect(findPerson([{ ...bo, guid: '' }], { ...nobody, name: 'X' })).toBeUndefined();
});

test('somebody unknown is known by guid, or else by name, and has no number (R-18.61)', () => {
  const named = { guid: '', username: 'x', name: ' Jana ALBRECHT ', mail: 'm' };
  expect(unknownPerson(named)).toEqual({
    ...named,
    guid: 'name:jana albrecht',
    number: '',
    isKmPaid: true,
    isLeftOut: false,
  });
  expect(unknownPerson({ ...named, guid: 'g' }).guid).toBe('g');
});

test('who is kept with what the device knows of them takes it along, once (R-18.61)', () => {
  const kept = person('Jana', '101', { isKmPaid: false, isLeftOut: true });
  const listed = [
    person('Jana', '', { username: 'jv', mail: 'new' }),
    person('Bo', '7', { isKmPaid: false }),
  ];
  expect(peopleOf([kept], listed)).toEqual([{ ...kept, username: 'jv', mail: 'new' }, listed[1]]);
  expect(peopleOf([kept], [])).toEqual([kept]);
});
