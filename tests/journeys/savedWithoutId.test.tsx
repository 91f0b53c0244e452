import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { watchCalls } from '../jsdom/sentCalls';
import { server, testService } from '../jsdom/testService';
import type { StyleName } from '../varied/styles';
import { speakWithoutIds } from '../varied/variedService';
import { savings } from './savings';

const creations = savings.filter(({ isCreation }) => isCreation);

/** What the first row of the list shows then. */
const firstRows: Readonly<Record<string, RegExp>> = {
  'a new work record': /Typed/u,
  'a copied work record': /\(copy\)/u,
  'a new expense': /€7\.25/u,
  'a new time sheet': /jalbrecht_1 Feb 2026_28 Feb 2026\.pdf/u,
};

async function expectFirst(what: string): Promise<void> {
  await waitFor(() => {
    expect(document.querySelector('tr[data-record]')).toHaveTextContent(firstRows[what] ?? /no such row/u);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
}

/** The service saves, and what it says of that is lost on the way. */
test.each([
  ['200 empty', () => new HttpResponse(null)],
  ['200 HTML', () => new HttpResponse('<html><h1>Oops</h1></html>')],
  ['no id', () => HttpResponse.json({ ok: true })],
])('%s to what was saved: the list is read again, and it counts as saved, once', async (_name, answer) => {
  for (const { what, path, prepare, submit } of creations) {
    const app = await prepare();
    const calls = watchCalls();
    server.use(
      http.put(
        `*/api${path}`,
        async ({ request }) => {
          await testService().fetch(request);
          return answer();
        },
        { once: true },
      ),
    );
    await submit(app);
    await expectFirst(what);
    expect(calls.of('PUT', path)).toHaveLength(1);
    expect(document.body).not.toHaveTextContent('check before entering it again');
    cleanup();
  }
});

test.each<StyleName>(['strings', 'shuffled', 'wordy'])(
  'a service in the style %s that says nothing of what it saved',
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
  await app.user.click(within(original ?? document.body).getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(/not found in the list: check before entering it again/u)).toBeVisible();
});
