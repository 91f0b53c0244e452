import { expect, test } from 'vitest';
import { peopleOf, unknownPerson } from './findPerson';
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
