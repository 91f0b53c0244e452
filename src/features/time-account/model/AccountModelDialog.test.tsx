import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { isoDate } from '@/domain/time/period';
import { targetRowsOf } from '@/domain/time/targets';
import { changeOnDevice } from '@/shared/storage/deviceStore';
import { workDaysKind } from '@/shared/work-days/workDaysKept';
import { guidOf } from '../../../../tests/accounts';
import { beginAccount, hoursOfNovember, keptOfMember } from '../../../../tests/journeys/accountScreen';
import { testService } from '../../../../tests/jsdom/testService';
import { patience } from '../../../../tests/patience';
import { renderWithStore } from '../../../../tests/render';
import { AccountModelDialog } from './AccountModelDialog';

async function open() {
  hoursOfNovember();
  await beginAccount();
  const onClose = vi.fn<() => void>();
  const app = await renderWithStore(<AccountModelDialog onClose={onClose} />, {
    signedInAs: 'member',
    language: 'en',
  });
  await screen.findByText(/^Account yesterday/u, {}, patience);
  return { ...app, onClose };
}

/** The line that says what a change does; the dialog has another status. */
const effect = () =>
  screen
    .getAllByRole('status')
    .find(({ classList }) => classList.contains('quiet'))
    ?.textContent.replaceAll('\u{A0}', ' ');
const save = () => screen.getByRole('button', { name: 'Save' });

test('the dialog says how the model changes the balance; it is kept, and can be undone (R-17.81)', async () => {
  const { user, store, onClose } = await open();
  expect(effect()).toBe('Account yesterday + 14.0 h. No change.');

  await user.click(screen.getByRole('button', { name: 'New row from …' }));
  expect(effect()).toBe('The new balance appears here once all fields can be read.');
  await user.type(screen.getAllByRole('textbox', { name: 'From' })[0] ?? document.body, '16.11.2026');
  const row = within(screen.getByRole('group', { name: 'Target from Mon 16.11.2026' }));
  await user.clear(row.getByRole('textbox', { name: 'Target on Monday' }));
  expect(effect()).toBe('Account yesterday + 22.0 h instead of + 14.0 h.');

  const eve = within(screen.getAllByRole('group', { name: '24 December' })[1] ?? document.body);
  await user.click(eve.getByRole('button', { name: 'half' }));
  await user.click(screen.getByRole('switch', { name: 'Cap at the end of a month' }));
  await user.type(screen.getByRole('textbox', { name: 'Limit in hours' }), '40');
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const rows = [
    { from: '2026-11-02', targets: [8, 8, 8, 8, 8, 0, 0] },
    { from: '2026-11-16', targets: [0, 8, 8, 8, 8, 0, 0] },
  ];
  expect(await keptOfMember('work-days')).toMatchObject({ rows, christmasEve: 'half' });
  expect(await keptOfMember('time-account')).toMatchObject({
    start: '2026-11-02',
    cap: { limit: 4000, since: '2026-11' },
  });

  await store.extra.history.undoLast();
  expect(await keptOfMember('work-days')).toMatchObject({ rows: [rows[0]], christmasEve: 'work' });
  expect(await keptOfMember('time-account')).toMatchObject({ cap: null });
});

test('impossible values are refused at their fields, and stay as typed (R-17.82)', async () => {
  const { user, onClose } = await open();
  expect(screen.getByRole('button', { name: /^At least one row stays/u })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'New row from …' }));
  await user.type(screen.getAllByRole('textbox', { name: 'From' })[0] ?? document.body, '2.11.2026');
  const friday = screen.getAllByRole('textbox', { name: 'Target on Friday' })[0] ?? document.body;
  await user.clear(friday);
  await user.type(friday, '25');
  const begin = screen.getByRole('textbox', { name: 'Start' });
  await user.clear(begin);
  await user.type(begin, '1.12.2026');
  await user.click(save());
  expect(await screen.findAllByText('Another row has this date')).toHaveLength(2);
  expect(screen.getByText('0 to 24')).toBeVisible();
  expect(screen.getByText('The start is after today')).toBeVisible();
  expect(friday).toHaveValue('25');
  expect(onClose).not.toHaveBeenCalled();
  expect(await keptOfMember('time-account')).toMatchObject({ start: '2026-11-02' });
});

test('an emptied opening balance is an error at its field (R-24.1)', async () => {
  const { user, onClose } = await open();
  await user.clear(screen.getByRole('textbox', { name: 'Opening balance in hours' }));
  await user.click(save());
  expect(await screen.findByText(/^Not a number of hours/u)).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

test('saving the model and undoing that leave what another tab keeps meanwhile, with times of their own (R-17.164)', async () => {
  const { user, store, onClose } = await open();
  const guid = guidOf(testService(), 'member');
  const inOtherTab = async (from: string, monday: number) =>
    changeOnDevice(guid, 'work-days', (kept) => {
      const { rows, ...rest } = workDaysKind.parse(kept);
      const row = { from: isoDate(from), targets: [monday, 8, 8, 8, 8, 0, 0] as const, changedAt: 3 };
      return { ...rest, rows: targetRowsOf([...rows, row]) };
    });
  await inOtherTab('2026-11-23', 6);
  await user.clear(screen.getByRole('textbox', { name: 'Target on Friday' }));
  await user.click(screen.getByRole('switch', { name: 'Cap at the end of a month' }));
  await user.type(screen.getByRole('textbox', { name: 'Limit in hours' }), '40');
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  await inOtherTab('2026-11-30', 4);
  await changeOnDevice(guid, 'time-account', (kept) => ({ ...Object(kept), opening: 500 }));
  const others = [
    { from: '2026-11-23', targets: [6, 8, 8, 8, 8, 0, 0] },
    { from: '2026-11-30', targets: [4, 8, 8, 8, 8, 0, 0] },
  ];
  const own = (friday: number) => ({ from: '2026-11-02', targets: [8, 8, 8, 8, friday, 0, 0] });
  expect(await keptOfMember('work-days')).toMatchObject({ rows: [own(0), ...others] });

  vi.setSystemTime(Date.now() + 60_000);
  await store.extra.history.undoLast();
  const changedAt = Date.now();
  expect(await keptOfMember('work-days')).toMatchObject({ rows: [{ ...own(8), changedAt }, ...others] });
  expect(await keptOfMember('time-account')).toMatchObject({ cap: null, opening: 500, changedAt });
});

test('undo leaves a row that was changed again, and says so (R-17.164)', async () => {
  const { user, store, onClose } = await open();
  const friday = screen.getByRole('textbox', { name: 'Target on Friday' });
  await user.clear(friday);
  await user.type(friday, '4');
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const rows = [{ from: '2026-11-02', targets: [8, 8, 8, 8, 5, 0, 0], changedAt: 3 }];
  const guid = guidOf(testService(), 'member');
  await changeOnDevice(guid, 'work-days', (kept) => ({ ...Object(kept), rows }));
  await store.extra.history.undoLast();
  expect(await keptOfMember('work-days')).toMatchObject({ rows });
  const { notices } = store.getState();
  expect(JSON.stringify(notices)).toContain('Undone; what was changed since stays');
});
