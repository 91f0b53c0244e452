import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  create,
  createButton,
  listOf,
  openImport,
  openTab,
  ready,
  recordNothing,
  stored,
  textOf,
} from '../../../../tests/import/importPage';
import { server, testService } from '../../../../tests/jsdom/testService';
import { ownTime } from '../../../../tests/jsdom/testTime';
import { renderApp } from '../../../../tests/render';
import { patience } from '../../../../tests/patience';
import { drop } from '../../../../tests/payroll/payrollScreen';

beforeEach(recordNothing);

const days = ['02', '03', '04', '05', '06', '09'];
const sixDays = () =>
  listOf(days.map((day) => `${day}.11.2026;Nordfeld intern;Interne Schulung;Lernrunde ${day};2,0`));
const eachOnce = days.map((day) => `Lernrunde ${day}`);
const createdTexts = () =>
  stored()
    .map(({ text }) => text)
    .toSorted();

/** Holds every call that creates until it is let go; from then on all pass. */
function holdCreations() {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let calls = 0;
  server.use(
    http.put('*/api/workrecords', async ({ request }) => {
      calls += 1;
      if (calls > 2) await held;
      return testService().fetch(request);
    }),
  );
  return { letGo };
}

describe('an import under way', () => {
  test('it is stopped after the call under way, continued with the same keys, and each record is created once (R-20.55)', async () => {
    const { letGo } = holdCreations();
    const app = await openImport(sixDays());
    await app.user.click(await ready());
    await screen.findByText('2 of 6 created', { selector: 'b' }, patience);
    await app.user.click(screen.getByRole('button', { name: 'Stop' }));
    letGo();
    await app.user.click(await screen.findByRole('button', { name: 'Continue' }, patience));
    await screen.findByText(/^6 entries created/u, {}, patience);
    expect(createdTexts()).toEqual(eachOnce);
  });

  test('rows that are not taken over are those of records without a tick, too, with their reason, before and afterwards (R-20.71)', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await create(await openImport(listOf(['02.11.2026;;;Lernrunde;2'])));
    const app = await openImport(
      listOf(['02.11.2026;;;Lernrunde;2', '02.11.2026;;;Jour fixe;1', ';;;Frage;1', '03.11.2026;;;Umzug;2']),
    );
    await ready();
    await app.user.click(screen.getByRole('checkbox', { name: /^Jour fixe/u }));
    await openTab(app, /^Notes/u);
    expect(screen.getByText('3 rows with number and reason')).toBeVisible();
    await create(app);
    const table = screen.getByRole('table', { name: 'Not taken over' });
    expect([...table.querySelectorAll('tr')].map(({ textContent }) => textContent)).toEqual([
      'Already taken over1 row',
      'Not ticked1 row',
      'No such day1 row',
    ]);
    await app.user.click(screen.getByRole('button', { name: 'Rows not taken over as CSV' }));
    const [file] = saved.mock.lastCall ?? [];
    const text = file instanceof Blob ? await textOf(file) : '';
    expect(text).toMatch(/2,already taken over,.*\n3,not ticked,.*\n4,no day,/su);
  });

  test('what it has created is seen in the calendar, in the week of the first record (R-21.38)', async () => {
    const app = await openImport(sixDays());
    await app.user.click(await ready());
    const link = await screen.findByRole('link', { name: 'See them in the calendar' }, patience);
    expect(link).toHaveAttribute('href', '/work?view=calendar&date=2026-11-02');
  });

  test('without a network it says how many wait; a later visit shows it again, and it goes on by itself (R-20.55, R-20.56)', async () => {
    const app = await openImport(sixDays());
    const button = await ready();
    server.use(http.all('*/api/*', () => HttpResponse.error()));
    await app.user.click(button);
    expect(await screen.findByText(/6 wait for a connection/u, {}, patience)).toBeVisible();
    expect(screen.getByText('0 of 6 created', { selector: 'b' })).toBeVisible();
    cleanup();
    server.resetHandlers();
    await renderApp({ path: '/work/import', signedInAs: 'member', language: 'en' });
    await screen.findByText(/^6 entries created/u, {}, patience);
    expect(createdTexts()).toEqual(eachOnce);
  });

  test('on a full device nothing is sent, and that is said (R-20.56)', async () => {
    const app = await openImport(sixDays());
    const button = await ready();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await app.user.click(button);
    expect(await screen.findByText(/no room/iu, {}, patience)).toBeVisible();
    expect(app.calls.of('PUT')).toEqual([]);
    expect(createButton()).toBeVisible();
  });

  test('two tabs that take over the same file at once create each record once (R-20.57)', async () => {
    const tabs = [];
    for (let count = 0; count < 2; count += 1)
      tabs.push(await renderApp({ path: '/work/import', signedInAs: 'member', language: 'en' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Choose file/u })).toHaveLength(2));
    drop([sixDays()]);
    const buttons = await waitFor(() => {
      const found = screen.getAllByRole('button', { name: 'Create 6 entries' });
      expect(found).toHaveLength(2);
      for (const button of found) expect(button).toHaveAttribute('aria-disabled', 'false');
      return found;
    }, patience);
    await Promise.all(tabs.map(async ({ user }, at) => user.click(buttons[at] ?? document.body)));
    await waitFor(() => expect(screen.getAllByText(/^6 entries created/u)).toHaveLength(2), patience);
    expect(createdTexts()).toEqual(eachOnce);
  });

  test('a customer that was renamed since it was mapped has its new name (R-20.58)', async () => {
    const app = await openImport(sixDays());
    await ready();
    testService().db.run("update customers set Name = 'Nordfeld neu' where Name = 'Nordfeld intern'");
    await create(app);
    expect(createdTexts()).toEqual(eachOnce);
    expect(new Set(stored().map(({ customer }) => customer))).toEqual(new Set(['Nordfeld neu']));
  });
});

test('two that are deleted anyway, one before the other is answered, are both gone (R-24.31)', async () => {
  const app = await openImport(sixDays());
  await create(app);
  ownTime();
  testService().db.run(
    "update workRecords set HoursWorked = 3 where Description in ('Lernrunde 03', 'Lernrunde 04')",
  );
  await app.user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText(/^4 entries deleted again/u);
  for (const button of screen.getAllByRole('button', { name: /^Delete anyway/u })) fireEvent.click(button);
  await waitFor(() => expect(stored()).toEqual([]));
  expect(await screen.findByText(/^6 entries deleted again/u)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Delete anyway/u })).not.toBeInTheDocument();
});
