import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AvatarStack } from './AvatarStack';

const names = [
  'Jana Albrecht',
  'Tobias Reimann',
  'Mehmet Yıldız',
  'David Okafor',
  'Katharina Vogt',
  'Lukas Brandt',
  'Sophie Neumann',
  'Sandra Beier',
];
const people = (count: number) => names.slice(0, count).map((name) => ({ guid: name, name }));

const entries = () =>
  within(screen.getByRole('list', { name: 'Mitglieder' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('six people stand as faces, each with a name', () => {
  render(<AvatarStack label="Mitglieder" people={people(6)} />);
  expect(entries()).toEqual([
    'JAJana Albrecht',
    'TRTobias Reimann',
    'MYMehmet Yıldız',
    'DODavid Okafor',
    'KVKatharina Vogt',
    'LBLukas Brandt',
  ]);
});

test('beyond six a count stands in text, and the names are still there', () => {
  render(<AvatarStack label="Mitglieder" people={people(8)} size={24} />);
  expect(entries()).toHaveLength(7);
  expect(entries().at(-1)).toBe('+ 2: Sophie Neumann, Sandra Beier');
});
