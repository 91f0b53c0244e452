import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { draftNames } from '@/shared/drafts/draftStore';
import { guidOf } from '../../../../tests/accounts';
import { leave } from '../../../../tests/journeys/leave';
import { holdAnswers } from '../../../../tests/jsdom/holdAnswers';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { ownTime } from '../../../../tests/jsdom/testTime';
import { firstRow, openWork } from '../../../../tests/journeys/workScreen';

beforeEach(ownTime);

const line = () => screen.getByRole('combobox', { name: 'Quick entry' });
const parts = async () => within(await screen.findByRole('group', { name: 'Understood' }));
const draft = (text: string) => screen.findByText(`The line “${text}” is not saved yet.`);

test('a line that is typed keeps a newer build from being loaded by itself (R-24.103)', async () => {
  const { user, store } = await openWork();
  const isUnsaved = async () => store.extra.unsavedForms.isAnyTabUnsaved();
  await user.type(line(), '2h Kessler');
  await waitFor(async () => expect(await isUnsaved()).toBe(true));
  await user.clear(line());
  await waitFor(async () => expect(await isUnsaved()).toBe(false));
});

describe('a line that was typed and not saved', () => {
  test('is offered after Back, goes on in the line, and is not offered while it is there (R-24.105)', async () => {
    const app = await openWork();
    const { user, router } = app;
    await user.type(line(), '2h Kessler MES Lasttest');
    await leave(app);
    await router.navigate(-1);
    expect(await draft('2h Kessler MES Lasttest')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(line()).toHaveValue('2h Kessler MES Lasttest'));
    expect(line()).toHaveFocus();
    expect(screen.queryByText(/is not saved yet/u)).not.toBeInTheDocument();
    const calls = watchCalls();
    await (await parts()).findByRole('button', { name: /^MES-Einf/u });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(line()).toHaveValue(''));
    expect(calls.of('PUT', '/workrecords')).toHaveLength(1);
    await leave(app);
    await router.navigate(-1);
    await screen.findByRole('table');
    expect(screen.queryByText(/is not saved yet/u)).not.toBeInTheDocument();
  });

  test('is offered when the search of the list or another view takes its place (R-24.105)', async () => {
    const { user } = await openWork();
    await user.type(line(), '2h Kessler');
    await user.click(screen.getByRole('button', { name: 'Search and filter' }));
    expect(await draft('2h Kessler')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(line()).toHaveValue('2h Kessler'));
    await user.click(screen.getByRole('button', { name: 'Week' }));
    expect(await draft('2h Kessler')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByText(/is not saved yet/u)).not.toBeInTheDocument();
  });

  test('is not offered once it was sent, because the device keeps it until its answer comes (R-24.105)', async () => {
    const app = await openWork();
    const calls = watchCalls();
    const held = holdAnswers('put', '/workrecords');
    await app.user.type(line(), '2h Workshop');
    await parts();
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(calls.of('PUT', '/workrecords')).toHaveLength(1));
    await leave(app);
    await app.router.navigate(-1);
    const drafts = app.store.extra.drafts.of(guidOf(app.service, 'member'));
    await waitFor(async () => expect(await draftNames(drafts, 'quick-line')).toEqual([]));
    expect(screen.queryByText(/2h Workshop/u)).not.toBeInTheDocument();
    held.letGo();
    await waitFor(() => expect(within(firstRow()).getByText('Workshop')).toBeVisible());
  });
});

test('what was typed before midnight without a day is saved on the day that was shown, and says it (R-24.106)', async () => {
  vi.setSystemTime('2026-11-18T23:59:40+01:00');
  const { user } = await openWork();
  const calls = watchCalls();
  await user.type(line(), '2h Workshop');
  const chip = async (name: string) => (await parts()).findByRole('button', { name });
  expect(await chip('today, Wed 18.11., assumed')).toBeVisible();
  vi.setSystemTime('2026-11-19T00:00:10+01:00');
  expect(await chip('Wed 18.11., assumed')).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(line()).toHaveValue(''));
  expect(calls.of('PUT', '/workrecords')[0]?.body).toMatchObject({ Date: '2026-11-18' });
  await user.type(line(), '1h Workshop');
  expect(await chip('today, Thu 19.11., assumed')).toBeVisible();
});
