import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { ownTime } from '../../../../tests/jsdom/testTime';
import { openWork } from '../../../../tests/journeys/workScreen';

beforeEach(ownTime);

const line = () => screen.getByRole('combobox', { name: 'Quick entry' });
const parts = async () => within(await screen.findByRole('group', { name: 'Understood' }));

test('a customer that is not found is said and asked about; a second Enter saves without one (R-6.18)', async () => {
  const { user } = await openWork();
  const calls = watchCalls();
  await user.click(line());
  await user.keyboard('2h Becker Lasttest');
  expect(await (await parts()).findByRole('button', { name: 'No customer “Becker”' })).toBeVisible();
  await user.keyboard('{Enter}');
  expect(await (await parts()).findByText('Enter saves without a customer')).toBeVisible();
  expect(calls.of('PUT')).toEqual([]);
  expect(line()).toHaveValue('2h Becker Lasttest');
  // The name is selected, so that another one can be typed over it.
  await user.keyboard('Kessler MES');
  expect(line()).toHaveValue('2h Kessler MES Lasttest');
  await user.clear(line());
  await user.keyboard('2h Becker Protokoll{Enter}');
  expect(await (await parts()).findByText('Enter saves without a customer')).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(line()).toHaveValue(''));
  expect(calls.of('PUT', '/workrecords')[0]?.body).toMatchObject({ Description: 'Becker Protokoll' });
});

test('a line without a word that could be a customer says so and is saved (R-6.18)', async () => {
  const { user } = await openWork();
  const calls = watchCalls();
  await user.click(line());
  await user.keyboard('2h Workshop');
  expect(await (await parts()).findByRole('button', { name: 'no customer, assumed' })).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(calls.of('PUT', '/workrecords')).toHaveLength(1));
});
