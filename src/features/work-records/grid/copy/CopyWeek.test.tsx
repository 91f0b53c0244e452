import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { server } from '../../../../../tests/jsdom/testService';
import {
  RecordKeeper,
  clinic,
  expectSum,
  openWeek,
  rowOf,
  sums,
} from '../../../../../tests/journeys/weekScreen';
import { ownTime } from '../../../../../tests/jsdom/testTime';

type User = Awaited<ReturnType<typeof openWeek>>['user'];

/** Three days of the week before, and one of this week. */
const keeper = () =>
  new RecordKeeper(
    rowOf(4, '2026-11-17', 4, clinic),
    rowOf(3, '2026-11-12', 3, { Description: 'Review' }),
    rowOf(2, '2026-11-11', 8),
    rowOf(1, '2026-11-10', 6),
  );

async function openCopy(user: User) {
  await user.click(screen.getByRole('button', { name: 'Take over last week' }));
  return within(await screen.findByRole('dialog', { name: 'Take over last week' }));
}

async function chooseHours(user: User) {
  const dialog = await openCopy(user);
  await user.click(dialog.getByRole('button', { name: 'Rows and hours' }));
  return dialog;
}

const takeOver = async (user: User) => user.click(screen.getByRole('button', { name: 'Take over' }));
const days = (kept: RecordKeeper) => kept.created().map((body) => Reflect.get(Object(body), 'Date'));
const gone = async () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('copying the week before', () => {
  test('first shows a preview of what is created, and of what is left out because the day has entries', async () => {
    keeper();
    const { user } = await openWeek();
    const dialog = await chooseHours(user);
    const [row] = dialog.getAllByRole('row').slice(1);
    expect(
      within(row ?? document.body)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent?.trim()),
    ).toEqual(['KesslerShop', '', '6.0stays out, the day has entries already', '+ 8.0', '+ 3.0', '', '11.0']);
    expect(dialog.getByText('2 entries · 11.0 h')).toBeVisible();
  });

  test('takes two actions once the choice is remembered, open and confirm; one undo takes all back (R-5.8)', async () => {
    ownTime();
    const kept = keeper();
    const { user } = await openWeek();
    await chooseHours(user);
    await takeOver(user);
    await gone();
    await expectSum('15.0');
    expect(kept.created()).toMatchObject([
      {
        Date: '2026-11-18',
        HoursWorked: 8,
        Description: 'Work 2',
        Customer_fk: 1,
        Project_fk: 11,
        Location: 'Augsburg',
      },
      { Date: '2026-11-19', HoursWorked: 3, Description: 'Review' },
    ]);
    expect(screen.getByText('2 entries, 11.0 h')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await expectSum('4.0');
    expect(kept.rows).toHaveLength(4);

    // Copying again leaves nothing to choose.
    await openCopy(user);
    await takeOver(user);
    await expectSum('15.0');
  });

  test('rows only: the chosen ones come first, the others only appear if they have hours; nothing is sent (R-5.8)', async () => {
    ownTime();
    const kept = new RecordKeeper(
      rowOf(4, '2026-11-17', 4, clinic),
      rowOf(3, '2026-11-12', 3),
      rowOf(2, '2026-11-11', 8, { Project_fk: 12, Project_Name: 'MES' }),
    );
    const { user } = await openWeek();
    const heads = () =>
      within(screen.getByRole('grid'))
        .getAllByRole('rowheader')
        .slice(0, -2)
        .map(({ textContent }) => textContent);
    expect(heads()).toEqual(['KlinikumDienstplan', 'KesslerShop', 'KesslerMES']);
    const dialog = await openCopy(user);
    await user.click(dialog.getByRole('checkbox', { name: 'Kessler, Shop' }));
    expect(dialog.getByText('1 row')).toBeVisible();
    await takeOver(user);
    await waitFor(() => expect(heads()).toEqual(['KesslerMES', 'KlinikumDienstplan']));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(heads()).toEqual(['KlinikumDienstplan', 'KesslerShop', 'KesslerMES']));
    expect(kept.sent).toHaveLength(0);
  });

  test('travel and weekends are left out, and the preview says so', async () => {
    const kept = new RecordKeeper(
      rowOf(3, '2026-11-14', 3),
      rowOf(2, '2026-11-11', 8, { DistanceKM: 80 }),
      rowOf(1, '2026-11-10', 6),
    );
    const { user } = await openWeek();
    const dialog = await chooseHours(user);
    expect(dialog.getByRole('columnheader', { name: 'Sat' })).toBeVisible();
    expect(dialog.getAllByText('stays out, with travel').length).toBeGreaterThan(0);
    expect(dialog.getAllByText('stays out, a day off').length).toBeGreaterThan(0);
    await takeOver(user);
    await gone();
    expect(days(kept)).toEqual(['2026-11-17']);
  });

  test('an empty week before says so, and cannot be copied', async () => {
    new RecordKeeper(rowOf(1, '2026-11-17', 6)).fates.length = 0;
    const { user } = await openWeek();
    const dialog = await openCopy(user);
    expect(dialog.getByText('There is nothing in the week before.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Take over' })).toBeDisabled();
  });
});

describe('copying a week with a failing service', () => {
  test('a refusal in the middle: the others are created, the row says so, and it can be tried again (R-5.9)', async () => {
    const kept = keeper();
    kept.fates.push('refused');
    const { user } = await openWeek();
    const dialog = await chooseHours(user);
    await takeOver(user);
    expect(
      await dialog.findByText(/^1 of 2 entries saved, the rest not\..*the month is closed/u),
    ).toBeVisible();
    expect(dialog.getByText('not saved')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Try the rest again' }));
    await gone();
    await expectSum('15.0');
    expect(days(kept)).toEqual(['2026-11-18', '2026-11-19', '2026-11-18']);
    expect(kept.rows).toHaveLength(6);
  });

  test('a record that was created without an answer is found, and the rest is sent', async () => {
    const kept = keeper();
    kept.fates.push('unheard');
    const { user } = await openWeek();
    await chooseHours(user);
    await takeOver(user);
    await gone();
    await expectSum('15.0');
    expect(kept.created()).toHaveLength(2);
  });

  test('when no answer comes at all the run ends; the next attempt reads the list before it sends anything (R-5.9)', async () => {
    const kept = keeper();
    const { user } = await openWeek();
    const dialog = await chooseHours(user);
    kept.fates.push('given', 'unheard');
    kept.breakReadsAfter(1);
    await takeOver(user);
    expect(
      await dialog.findByText(/^1 of 2 entries saved\..*so that nothing is there twice\.$/u),
    ).toBeVisible();
    expect(kept.rows).toHaveLength(6);
    await user.click(dialog.getByRole('button', { name: 'Try the rest again' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Try the rest again' })).toBeEnabled());
    expect(kept.created()).toHaveLength(2);
    kept.brokenReads = 0;
    await user.click(dialog.getByRole('button', { name: 'Try the rest again' }));
    await gone();
    expect(kept.created()).toHaveLength(2);
    expect(kept.rows).toHaveLength(6);
    await expectSum('15.0');
  });

  test('when the week cannot be read, nothing is sent and the dialog says so', async () => {
    const kept = keeper();
    const { user } = await openWeek();
    const dialog = await chooseHours(user);
    kept.brokenReads = 1;
    await takeOver(user);
    expect(await dialog.findByText(/^Nothing was taken over\..*overloaded/u)).toBeVisible();
    expect(kept.sent).toHaveLength(0);
    await takeOver(user);
    await expectSum('15.0');
  });

  test('without a network the copied week waits, and the message says what is not known (R-5.10)', async () => {
    const kept = keeper();
    const { user } = await openWeek();
    await chooseHours(user);
    server.use(http.all('*/api/*', () => HttpResponse.error()));
    await takeOver(user);
    await gone();
    expect(await screen.findByText(/^2 entries, 11\.0 h\. Whether other devices/u)).toBeVisible();
    await expectSum('15.0');
    expect(kept.created()).toHaveLength(0);
  });

  test('a day that got an entry on another device during the preview is left alone (R-5.9)', async () => {
    const kept = keeper();
    const { user } = await openWeek();
    await chooseHours(user);
    kept.rows.unshift(rowOf(9, '2026-11-18', 2));
    await takeOver(user);
    await gone();
    expect(days(kept)).toEqual(['2026-11-19']);
    await expectSum('9.0');
    expect(sums()[2]).toBe('2.0');
    expect(screen.getByText(/^1 entry, 3.0 h.*other devices/u)).toBeVisible();
  });
});
