import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '@/shared/api/api';
import { watchCalls } from '../jsdom/sentCalls';
import { server, testService } from '../jsdom/testService';
import { ownTime } from '../jsdom/testTime';
import { inSuite } from '../suite';
import type { StyleName } from '../varied/styles';
import { speakWithoutIds } from '../varied/variedService';
import { expenseSavings } from './expenseSavings';
import { firstExpense, openExpenses } from './expensesScreen';
import { gridSavings } from './gridSavings';
import { storedExpenses, typeExpense } from './outboxScreen';
import { savings } from './savings';

beforeEach(ownTime);

const creations = [...savings, ...expenseSavings, ...gridSavings].filter(({ isCreation }) => isCreation);

/** The text of the list's first row afterwards. */
const firstRows: Readonly<Record<string, RegExp>> = {
  'a new work record': /Typed/u,
  'a copied work record': /\(copy\)/u,
  'a work record copied for today': /\(copy\)/u,
  'hours typed into the week grid': /2\.5/u,
  'a new expense': /€7\.25/u,
  'a new expense with a receipt': /€7\.25/u,
  'a new time sheet': /jalbrecht_1 Feb 2026_28 Feb 2026\.pdf/u,
};

/** The text of a list's first entry, including the values of its fields if it is being edited. */
function firstText(): string {
  const row = document.querySelector('tbody tr:not(.week-row)');
  const fields = [...(row?.querySelectorAll('input') ?? [])].map(({ value }) => value);
  return [row?.textContent, ...fields].join(' ');
}

async function expectFirst(what: string): Promise<void> {
  await waitFor(() => {
    expect(firstText()).toMatch(firstRows[what] ?? /no such row/u);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
}

const silences: readonly (readonly [string, () => Response])[] = [
  ['200 empty', () => new HttpResponse(null)],
  ['200 HTML', () => new HttpResponse('<html><h1>Oops</h1></html>')],
  ['no id', () => HttpResponse.json({ ok: true })],
  ['500', () => HttpResponse.json({ message: 'overloaded' }, { status: 500 })],
];

/** In `npm test` each creation is tried with one of the incomplete successes, and with the failure. */
const meeting = (name: string) => {
  const turn = silences.findIndex(([silence]) => silence === name);
  const some = creations.filter((_creation, at) => name === '500' || at % (silences.length - 1) === turn);
  return inSuite(some, creations);
};

describe.each(silences)('%s, although it was saved:', (name, answer) => {
  test.each(meeting(name))('$what is found in the list and counts as saved, once', async (creation) => {
    const { what, path, prepare, submit } = creation;
    const app = await prepare();
    const calls = watchCalls();
    const save = async ({ request }: { request: Request }) => {
      await testService().fetch(request);
      return answer();
    };
    server.use(http.put(`*/api${path}`, save, { once: true }));
    await submit(app);
    await expectFirst(what);
    expect(calls.of('PUT', path)).toHaveLength(1);
    expect(document.body).not.toHaveTextContent('check before entering it again');
  });
});

test('an equal expense that is about to be deleted is not taken for the new one (R-14.22)', async () => {
  const app = await openExpenses();
  await typeExpense(app, 'Twin');
  await waitFor(() => expect(firstExpense()).toHaveTextContent('Twin'));
  const deleted = firstExpense().dataset['record'];
  // The countdown for Undo stops, as while the pointer is over the notice.
  app.store.extra.countdowns.hold(true);
  await app.user.click(within(firstExpense()).getByRole('button', { name: /^Delete/u }));
  await waitFor(() => expect(firstExpense()).not.toHaveTextContent('Twin'));
  const save = async ({ request }: { request: Request }) => {
    await testService().fetch(request);
    return HttpResponse.json({ ok: true });
  };
  server.use(http.put('*/api/expenses', save, { once: true }));
  await typeExpense(app, 'Twin');
  await app.store.extra.heldBack.sendAll();
  await waitFor(() => expect(firstExpense()).toHaveTextContent('Twin'));
  expect(firstExpense().dataset['record']).not.toBe(deleted);
  expect(storedExpenses(app, 'Twin')).toBe(1);
});

test.each<StyleName>(['strings', 'shuffled', 'wordy'])(
  'a service in the style %s may answer without an id',
  async (style) => {
    speakWithoutIds(style);
    const record = creations.find(({ what }) => what === 'a new work record');
    const app = await record?.prepare();
    if (!record || !app) throw new Error('no such saving');
    const calls = watchCalls();
    await record.submit(app);
    await expectFirst(record.what);
    expect(calls.of('PUT', record.path)).toHaveLength(1);
  },
);

test('an equal entry that was there before is not taken for the new one', async () => {
  const copy = creations.find(({ what }) => what === 'a copied work record');
  if (!copy) throw new Error('no such saving');
  const app = await copy.prepare();
  await copy.submit(app);
  await waitFor(copy.isDone);
  server.use(http.put('*/api/workrecords', () => new HttpResponse(null), { once: true }));
  const [, original] = document.querySelectorAll<HTMLElement>('tr[data-record]');
  await app.user.click(within(original ?? document.body).getByRole('button', { name: /^Copy/u }));
  expect(await screen.findByText(/not found in the list: check before entering it again/u)).toBeVisible();
});

test('an answer of the list that was requested before the save does not count', async () => {
  const sheet = creations.find(({ what }) => what === 'a new time sheet');
  const app = await sheet?.prepare();
  if (!sheet || !app) throw new Error('no such saving');
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const calls = watchCalls();
  const late = async ({ request }: { request: Request }) => {
    const answer = await testService().fetch(request);
    await gate;
    return answer;
  };
  const save = async ({ request }: { request: Request }) => {
    await testService().fetch(request);
    return HttpResponse.json({ ok: true });
  };
  server.use(
    http.post('*/api/sheet/time', late, { once: true }),
    http.put('*/api/sheet/time', save, { once: true }),
  );
  app.store.dispatch(api.util.invalidateTags(['TimeSheet']));
  await waitFor(() => expect(calls.of('POST', '/sheet/time')).toHaveLength(1));
  await sheet.submit(app);
  await waitFor(() => expect(calls.of('PUT', '/sheet/time')).toHaveLength(1));
  letGo();
  await expectFirst(sheet.what);
});
