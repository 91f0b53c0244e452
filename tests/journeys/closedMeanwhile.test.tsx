import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { draftNames } from '@/shared/drafts/draftStore';
import { guidOf } from '../accounts';
import { watchCalls } from '../jsdom/sentCalls';
import { server, testService } from '../jsdom/testService';
import { ownTime } from '../jsdom/testTime';
import { renderApp } from '../render';
import { allSavings } from './allSavings';
import { peopleSavings } from './peopleSavings';
import { noDialog } from './outboxScreen';

beforeEach(ownTime);

function savingOf(what: string) {
  const saving = [...allSavings, ...peopleSavings].find((one) => one.what === what);
  if (!saving) throw new Error(`nothing saves ${what}`);
  return saving;
}

/** Saves something, and closes the page after the service has carried it out but before its answer. */
async function closeMeanwhile(what: string): Promise<void> {
  const { prepare, submit, method, path } = savingOf(what);
  const app = await prepare();
  const carriedOut = new Promise<void>((resolve) => {
    server.use(
      http[method](`*/api${path}`, async ({ request }) => {
        await testService().fetch(request);
        resolve();
        return new Promise<never>(() => {});
      }),
    );
  });
  await submit(app);
  await carriedOut;
  cleanup();
  server.resetHandlers();
}

const creations = [
  {
    what: 'a new board',
    kind: 'board',
    page: '/planner',
    as: 'member',
    method: 'POST',
    path: '/kanban',
    press: 'Create',
  },
  {
    what: 'a new customer',
    kind: 'customer',
    page: '/customers',
    as: 'manager',
    method: 'PUT',
    path: '/customers/',
    press: 'Create',
  },
  {
    what: 'a new time sheet',
    kind: 'time-sheet',
    page: '/timesheets',
    as: 'member',
    method: 'PUT',
    path: '/sheet/time',
    press: 'Create',
  },
] as const;

test.each(creations)(
  '$what that was carried out while the page was closed is not reported as failed, and no second one is created (R-14.10)',
  async ({ what, page, as, method, path, press, kind }) => {
    await closeMeanwhile(what);
    const app = await renderApp({ path: page, signedInAs: as, language: 'en' });
    const calls = watchCalls();
    const keep = await screen.findByRole('button', { name: 'Keep editing' });
    expect(screen.getByText(/^It is not known whether (?:the|a) .* was created\./u)).toBeVisible();
    await app.user.click(keep);
    await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: press }));
    await noDialog();
    expect(calls.of(method, path)).toEqual([]);
    // Both the draft and the note about its doubt are gone.
    const drafts = app.store.extra.drafts.of(guidOf(app.service, as));
    await vi.waitFor(async () =>
      expect([...(await draftNames(drafts, kind)), ...(await draftNames(drafts, 'doubt'))]).toEqual([]),
    );
  },
);

const edits = [
  { what: "a customer's settings", page: '/customers', as: 'manager' },
  { what: "a customer's basic information", page: '/customer/2', as: 'manager' },
  { what: "a project's basic information", page: '/project/5', as: 'manager' },
  { what: "a project's revenue and budget", page: '/project/5', as: 'manager' },
  { what: "one's own profile", page: '/profile?tab=contact', as: 'member' },
  { what: 'an edited task', page: '/planner', as: 'member' },
] as const;

test.each(edits)(
  '$what that waits after the page was closed is not offered as a draft, too (R-14.10)',
  async ({ what, page, as }) => {
    await closeMeanwhile(what);
    await renderApp({ path: page, signedInAs: as, language: 'en' });
    await screen.findByRole('button', { name: /waits? for a connection/u });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Keep editing' })).not.toBeInTheDocument();
  },
);

test('a comment that was carried out while the page was closed is offered as doubtful, and Send finds it (R-14.10)', async () => {
  await closeMeanwhile('a comment');
  const app = await renderApp({ path: '/planner', signedInAs: 'member', language: 'en' });
  const calls = watchCalls();
  await app.user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(await screen.findByText(/^It is not known whether this comment arrived\./u)).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByLabelText('Comment')).toHaveValue(''));
  expect(calls.of('POST', '/kanban/tasks').map(({ body }) => body)).toEqual([]);
  expect(await screen.findAllByText('Typed')).toHaveLength(1);
  // The same text once more is another comment.
  await app.user.type(screen.getByLabelText('Comment'), 'Typed');
  await app.user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(calls.of('POST', '/kanban/tasks')).toHaveLength(1));
  await waitFor(() => expect(screen.getAllByText('Typed')).toHaveLength(2));
});
