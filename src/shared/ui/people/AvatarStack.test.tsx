import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { guidOf } from '../../../../tests/accounts';
import { seeEverything } from '../../../../tests/jsdom/seeEverything';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { testService } from '../../../../tests/jsdom/testService';
import { renderWithStore } from '../../../../tests/render';
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

test('six people are shown as faces, each with a name (R-1.23)', async () => {
  await renderWithStore(<AvatarStack label="Mitglieder" people={people(6)} />);
  expect(entries()).toEqual([
    'JAJana Albrecht',
    'TRTobias Reimann',
    'MYMehmet Yıldız',
    'DODavid Okafor',
    'KVKatharina Vogt',
    'LBLukas Brandt',
  ]);
});

test('beyond six people a count is shown, and all names are still in the list (R-1.23, R-9.4)', async () => {
  await renderWithStore(<AvatarStack label="Mitglieder" people={people(8)} size={24} />);
  expect(entries()).toHaveLength(7);
  expect(entries().at(-1)).toBe('+ 2: Sophie Neumann, Sandra Beier');
});

test('a photo that is not known is fetched, once, when the avatar becomes visible', async () => {
  seeEverything();
  const guid = guidOf(testService(), 'manager');
  const sent = watchCalls();
  const unknown = [{ guid, name: 'Tobias Reimann' }];
  const known = [{ guid: guidOf(testService(), 'admin'), name: 'Anke Petersen', photo: '' }];
  await renderWithStore(
    <>
      <AvatarStack label="One" people={unknown} />
      <AvatarStack label="Another" people={unknown} />
      <AvatarStack label="Known" people={known} />
    </>,
    { signedInAs: 'member' },
  );
  expect(screen.getAllByText('TR')).toHaveLength(2);
  await waitFor(() => expect(screen.queryByText('TR')).not.toBeInTheDocument());
  expect(screen.getByText('AP')).toBeVisible();
  expect(sent.of('GET').map(({ path }) => path)).toEqual([`/users/${guid}/photo`]);
});
