import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_WORK_DAYS } from '@/domain/time/targets';
import { changeOnDevice, readFromDevice } from '@/shared/storage/deviceStore';
import { renderApp, renderWithStore } from '../../../tests/render';
import { WorkDaysDialog } from './WorkDaysDialog';
import { useWorkDays } from './useWorkDays';
import { singleKeysKind } from '../ui/keys/useSingleKey';
import { workDaysKind } from './workDaysKept';

/** Shows the week's targets, like a screen that uses the settings. */
function Shown() {
  const { value } = useWorkDays();
  return <output>{value ? value.rows[0]?.targets.join(' ') : 'unread'}</output>;
}

const open = async () =>
  renderWithStore(
    <>
      <Shown />
      <WorkDaysDialog onClose={() => undefined} />
    </>,
    { signedInAs: 'member', language: 'en' },
  );

async function keptOf(guid: string | undefined, name: string): Promise<unknown> {
  return readFromDevice(guid ?? '', name);
}

function guidOf(store: { getState: () => { session: object } }): string {
  const { session } = store.getState();
  return 'user' in session ? String(Reflect.get(Object(session.user), 'guid')) : '';
}

afterEach(() => vi.restoreAllMocks());

describe('target hours, federal state, days off and single keys', () => {
  test('the account menu opens the working-day settings', async () => {
    const { user } = await renderApp({ path: '/work', signedInAs: 'member', language: 'en' });
    await user.click(await screen.findByRole('button', { name: /Account: Jana/u }));
    await user.click(await screen.findByRole('menuitem', { name: 'Target hours, holidays and keys' }));
    const dialog = await screen.findByRole('dialog', { name: 'Target hours, holidays and keys' });
    expect(within(dialog).getByRole('textbox', { name: 'Target on Monday' })).toHaveValue('8');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('working-day settings are kept on the device for the user, and used at once (R-4.31)', async () => {
    const { user, store } = await open();
    const friday = await screen.findByRole('textbox', { name: 'Target on Friday' });
    await user.clear(friday);
    await user.type(friday, '5:30');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Public holidays' }), 'Bavaria');
    await user.type(screen.getByRole('textbox', { name: 'Add a day off' }), '24.12.2026');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    // Typed but not added, yet it counts.
    await user.type(screen.getByRole('textbox', { name: 'Add a day off' }), '31.12.2026');
    await user.click(screen.getByRole('switch', { name: 'Use single keys' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('8 8 8 8 5.5 0 0')).toBeVisible());
    await waitFor(async () =>
      expect(await keptOf(guidOf(store), 'work-days')).toEqual({
        rows: [{ from: '2000-01-01', targets: [8, 8, 8, 8, 5.5, 0, 0], changedAt: expect.any(Number) }],
        // For builds that know only one row.
        targets: [8, 8, 8, 8, 5.5, 0, 0],
        state: 'BY',
        freeDays: ['2026-12-24', '2026-12-31'],
        christmasEve: 'work',
        newYearsEve: 'work',
      }),
    );
    await waitFor(async () => expect(await keptOf(guidOf(store), 'single-keys')).toBe(false));
  });

  test('hours that no day has are refused', async () => {
    const { user, store } = await open();
    const monday = await screen.findByRole('textbox', { name: 'Target on Monday' });
    await user.clear(monday);
    await user.type(monday, '80');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('0 to 24')).toBeVisible();
    expect(await keptOf(guidOf(store), 'work-days')).toBeUndefined();
  });

  test('if IndexedDB fails, working-day settings last as long as the page (R-4.31)', async () => {
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('gone', 'InvalidStateError');
    });
    const { user } = await open();
    const monday = await screen.findByRole('textbox', { name: 'Target on Monday' });
    await user.clear(monday);
    await user.type(monday, '4');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('4 8 8 8 8 0 0')).toBeVisible();
    // A message to other tabs would make this one read again, and find nothing.
    await expect(screen.findByText('8 8 8 8 8 0 0', {}, { timeout: 300 })).rejects.toThrow(/Unable to find/u);
  });

  test('working-day settings follow a change in another tab', async () => {
    const { store } = await open();
    await screen.findByText('8 8 8 8 8 0 0');
    const guid = guidOf(store);
    await changeOnDevice(guid, 'work-days', () => ({ targets: [6, 6, 6, 6, 6, 0, 0] }));
    const otherTab = new BroadcastChannel('tagwerk-device');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    otherTab.postMessage(`${guid}/work-days`);
    expect(await screen.findByText('6 6 6 6 6 0 0')).toBeVisible();
    otherTab.close();
  });
});

describe('stored settings of any content', () => {
  test.each([undefined, null, 7, 'x', [], { targets: 'x' }, { targets: [8, 8, 8] }])(
    '%j counts as never set',
    (kept) => expect(workDaysKind.parse(kept)).toEqual(DEFAULT_WORK_DAYS),
  );

  test('one part that cannot be read does not affect the others', () => {
    expect(
      workDaysKind.parse({ targets: [99, 8, 8, 8, 8, 0, 0], state: 'BY', freeDays: ['2026-02-30'] }),
    ).toEqual({
      ...DEFAULT_WORK_DAYS,
      state: 'BY',
    });
  });

  test('a kept model keeps its readable rows, each day once, and one of an older build becomes one row (R-17.4)', () => {
    const [four, five] = [
      [8, 8, 8, 8, 0, 0, 0],
      [8, 8, 8, 8, 8, 0, 0],
    ];
    const row = (from: string, targets: unknown) => ({ from, targets });
    const rows = [
      row('2026-03-16', four),
      row('2026-01-01', four),
      row('2026-03-16', five),
      row('x', five),
      7,
    ];
    expect(workDaysKind.parse({ rows, targets: four, christmasEve: 'half', newYearsEve: 'x' })).toEqual({
      ...DEFAULT_WORK_DAYS,
      rows: [row('2026-01-01', four), row('2026-03-16', five)],
      christmasEve: 'half',
    });
    expect(workDaysKind.parse({ targets: four, state: 'BY', freeDays: ['2026-12-24'] })).toEqual({
      ...DEFAULT_WORK_DAYS,
      rows: [row('2000-01-01', four)],
      state: 'BY',
      freeDays: ['2026-12-24'],
    });
  });

  test('the dialog changes the row of today, and the others stay (R-17.4)', async () => {
    const { user, store } = await open();
    await screen.findByText('8 8 8 8 8 0 0');
    const guid = guidOf(store);
    const rowsBefore = [
      { from: '2026-01-01', targets: [8, 8, 8, 8, 0, 0, 0] },
      { from: '2026-12-01', targets: [7, 7, 7, 7, 7, 0, 0] },
    ];
    await changeOnDevice(guid, 'work-days', () => ({ rows: rowsBefore }));
    const otherTab = new BroadcastChannel('tagwerk-device');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    otherTab.postMessage(`${guid}/work-days`);
    await screen.findByText('8 8 8 8 0 0 0');
    otherTab.close();
    const friday = screen.getByRole('textbox', { name: 'Target on Friday' });
    await user.clear(friday);
    await user.type(friday, '6');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await keptOf(guid, 'work-days')).toMatchObject({
        rows: [{ from: '2026-01-01', targets: [8, 8, 8, 8, 6, 0, 0] }, rowsBefore[1]],
        targets: [7, 7, 7, 7, 7, 0, 0],
      }),
    );
  });

  test('single keys are on until they are switched off', () => {
    expect([undefined, null, true, 'x', false].map(singleKeysKind.parse)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });
});
