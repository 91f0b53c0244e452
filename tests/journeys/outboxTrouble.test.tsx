import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { outboxNames } from '@/shared/outbox/countWaiting';
import { changeOnDevice, namesOnDevice, readFromDevice } from '@/shared/storage/deviceStore';
import { guidOf } from '../accounts';
import { fill } from '../jsdom/fill';
import { server, testService } from '../jsdom/testService';
import { comesInTime, ownTime } from '../jsdom/testTime';
import { lost, openPanel, rowOf, stored, typeEntry, waits, wentOut } from './outboxScreen';
import { firstRow, openWork } from './workScreen';

beforeEach(ownTime);

describe('a waiting entry that needs the user', () => {
  test('shows why it was refused, keeps its fields, and is sent once it is changed (R-14.16)', async () => {
    const app = await openWork();
    server.use(http.put('*/api/workrecords', lost, { once: true }));
    await typeEntry(app, 'Refused');
    server.use(
      http.put(
        '*/api/workrecords',
        () => HttpResponse.json({ message: 'Project is closed' }, { status: 409 }),
        {
          once: true,
        },
      ),
    );
    await comesInTime(() => expect(rowOf('Refused')).toHaveTextContent('refused'));
    const panel = await openPanel(app);
    expect(panel.getByText(/Project is closed/u)).toBeVisible();
    await app.user.click(panel.getByRole('button', { name: /^Try again: / }));
    await comesInTime(() => expect(stored(app, 'Refused')).toBe(1));
    await wentOut('Refused');
  });

  test('has a conflict that is decided part by part (R-14.16)', async () => {
    const app = await openWork();
    const id = firstRow().dataset['record'];
    server.use(http.patch('*/api/workrecords/*', lost, { once: true }));
    await app.user.click(within(firstRow()).getByRole('button', { name: /^Edit/u }));
    const dialog = within(await screen.findByRole('dialog'));
    await fill(app.user, dialog.getByLabelText('Description'), 'Mine');
    await app.user.click(dialog.getByRole('button', { name: 'Save and close' }));
    await waits('Mine');
    app.service.db.run(
      "update workRecords set Description = 'Theirs', Location = 'Ulm' where Id = ?",
      Number(id),
    );
    await comesInTime(() => expect(rowOf('Mine')).toHaveTextContent('changed elsewhere'));
    const panel = await openPanel(app);
    await app.user.click(panel.getByRole('button', { name: /^Compare: / }));
    const versions = within(await screen.findByRole('dialog', { name: /^Two versions of/u }));
    expect(versions.getByRole('radio', { name: 'Description, Here: Mine' })).toBeChecked();
    await app.user.click(versions.getByRole('radio', { name: 'Description, Server: Theirs' }));
    await app.user.click(versions.getByRole('button', { name: 'Save selection' }));
    await wentOut('Theirs');
    expect([stored(app, 'Theirs'), stored(app, 'Mine')]).toEqual([1, 0]);
  });
});

test('an entry of a newer version stays on the device, is shown, and is not removed with the next one (R-14.20)', async () => {
  const guid = guidOf(testService(), 'member');
  const newer = { key: 'waiting-newer', version: 99, change: 'as this version does not know it' };
  await changeOnDevice(guid, outboxNames.workRecords, () => ({ items: [newer], sent: [] }));
  const app = await openWork();
  server.use(http.put('*/api/workrecords', lost, { once: true }));
  await typeEntry(app, 'Of this version');
  await wentOut('Of this version');
  const panel = await openPanel(app);
  expect(panel.getByText('1 entry of a newer version')).toBeVisible();
  const names = await namesOnDevice(guid, `${outboxNames.workRecords}/`);
  expect(await Promise.all(names.map(async (name) => readFromDevice(guid, name)))).toEqual([newer]);
});

test.each([
  ['agrees', true],
  ['does not agree', false],
])(
  'the browser is asked to keep waiting entries; if it %s, the panel says so or nothing (R-14.17)',
  async (_what, isKept) => {
    let isPersisted = false;
    const persist = vi.fn<() => Promise<boolean>>(async () => {
      isPersisted = isKept;
      return Promise.resolve(isKept);
    });
    const storage = { persist, persisted: async () => Promise.resolve(isPersisted) };
    Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'storage'));
    const app = await openWork();
    expect(persist).not.toHaveBeenCalled();
    server.use(http.put('*/api/workrecords', lost));
    await typeEntry(app, 'Waits here');
    await waits('Waits here');
    await waitFor(() => expect(persist).toHaveBeenCalledOnce());
    const panel = await openPanel(app);
    await waitFor(() =>
      expect(panel.queryAllByText(/^The browser may delete what waits here/u)).toHaveLength(isKept ? 0 : 1),
    );
  },
);
