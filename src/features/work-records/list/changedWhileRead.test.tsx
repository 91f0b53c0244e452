import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { accounts } from '../../../../tests/accounts';
import { fill } from '../../../../tests/jsdom/fill';
import { server, testService } from '../../../../tests/jsdom/testService';
import { openDialog, recordRows } from '../../../../tests/journeys/workScreen';
import { patience } from '../../../../tests/patience';
import { renderApp } from '../../../../tests/render';
import { workRecordsApi } from '../workRecordsApi';

const own = 'guid = (select guid from users where mail = ?)';

/** The text of the result line once all records of the service were found. */
function allStored(): string {
  const row = v.object({ count: v.number(), hours: v.number() });
  const query = `select count(*) as count, sum(HoursWorked) as hours from workRecords where ${own}`;
  const sums = testService().db.one(row, query, accounts.member.mail);
  if (!sums) throw new Error('a sum always has a row');
  return `${sums.count} entries · ${sums.hours.toLocaleString('en', { minimumFractionDigits: 1 })} h`;
}

/** The id of the newest or oldest record. */
function recordAt(end: 'asc' | 'desc'): number {
  const query = `select Id from workRecords where ${own} order by Date ${end}, Id ${end} limit 1`;
  const found = testService().db.one(v.object({ Id: v.number() }), query, accounts.member.mail);
  if (!found) throw new Error('the member has no records');
  return found.Id;
}

/** Opens the sorted list, of which the pages from the third one on come only once they are let go. */
async function openHalfRead() {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  server.use(
    http.post('*/api/workrecords', async ({ request }) => {
      const { start } = v.parse(v.object({ start: v.number() }), await request.clone().json());
      if (start >= 40) await gate;
      return undefined;
    }),
  );
  const app = await renderApp({ path: '/work?sort=-date', signedInAs: 'member', language: 'en' });
  await screen.findByText(/^40 entries read, back to/u, {}, patience);
  return { ...app, letGo: () => letGo() };
}

const figures = () => screen.findByText(allStored(), { selector: 'b' }, patience);
const age = () => screen.findByRole('button', { name: /^As of .*, Read all again$/u }, patience);

/** Shows all rows, and returns their ids. */
async function shownIds(user: Awaited<ReturnType<typeof openHalfRead>>['user']) {
  const more = () => screen.queryByRole('button', { name: 'Show 100 more' });
  for (let button = more(); button; button = more()) await user.click(button);
  return recordRows().map((row) => row.dataset['record']);
}

describe('a list that changes while it is read', () => {
  test('one that is deleted here moves the others forward, and none of them is missed (R-15.26)', async () => {
    const { user, store, letGo } = await openHalfRead();
    const id = recordAt('desc');
    await store.dispatch(workRecordsApi.endpoints.deleteWorkRecord.initiate(id));
    letGo();
    expect(await figures()).toBeVisible();
    const ids = await shownIds(user);
    expect(new Set(ids)).toHaveLength(ids.length);
    expect(ids).not.toContain(String(id));
  });

  test('one that is created here is in front and found once (R-15.26)', async () => {
    const { user, letGo } = await openHalfRead();
    const dialog = await openDialog(user);
    await fill(user, screen.getByLabelText('Work hours'), '2');
    await fill(user, screen.getByLabelText('Description'), 'Written meanwhile');
    await user.click(screen.getByRole('button', { name: 'Save and close' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    letGo();
    expect(await figures()).toBeVisible();
    expect(recordRows()[0]).toHaveTextContent('Written meanwhile');
    const ids = await shownIds(user);
    expect(new Set(ids)).toHaveLength(ids.length);
  });

  test('what others create, change and delete is never shown twice, and reading all again has it (R-15.26)', async () => {
    const { user, letGo } = await openHalfRead();
    const { db } = testService();
    const [newest, oldest] = [recordAt('desc'), recordAt('asc')];
    db.run(
      `insert into workRecords (guid, Date, Customer_fk, Description, HoursWorked, Location)
       select guid, Date, Customer_fk, 'Others added it', 3, Location from workRecords where Id = ?`,
      newest,
    );
    db.run(`update workRecords set Description = 'Others changed it' where Id = ?`, oldest);
    letGo();
    await age();
    const ids = await shownIds(user);
    expect(new Set(ids)).toHaveLength(ids.length);
    expect(recordRows().at(-1)).toHaveTextContent('Others changed it');
    db.run('delete from workRecords where Id = ?', newest);
    await user.click(await age());
    expect(await figures()).toBeVisible();
    expect(recordRows()[0]).toHaveTextContent('Others added it');
    expect(await shownIds(user)).not.toContain(String(newest));
  });
});

test('the age is that of the oldest answer, and reading all again makes it new (R-15.31)', async () => {
  const { user, letGo } = await openHalfRead();
  const begun = Date.now();
  const minutes = 7;
  const clock = (at: number) => new Date(at).toTimeString().slice(0, 5);
  const later = begun + minutes * 60_000;
  const now = vi.spyOn(Date, 'now').mockReturnValue(later);
  letGo();
  expect(await age()).not.toHaveTextContent(`As of ${clock(later)}`);
  await user.click(await age());
  await waitFor(async () => expect(await age()).toHaveTextContent(`As of ${clock(later)}`));
  expect(await age()).toHaveFocus();
  now.mockRestore();
});
