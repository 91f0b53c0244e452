import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { changeOnDevice, readFromDevice } from '@/shared/storage/deviceStore';
import { guidOf } from '../../../../tests/accounts';
import { book, projectsOf } from '../../../../tests/journeys/cleanUpScreen';
import { server, testService } from '../../../../tests/jsdom/testService';
import { patience } from '../../../../tests/patience';
import { type Rendered, renderApp } from '../../../../tests/render';
import { letTimePass, ownTime } from '../../../../tests/jsdom/testTime';

const LAW = '/work/account/law';

/** Signs in a member whose account begins in October; on 2 November there are ten and a half hours. */
async function openLaw({ path = LAW, hasAccount = true } = {}): Promise<Rendered> {
  const guid = guidOf(testService(), 'member');
  if (hasAccount) {
    await changeOnDevice(guid, 'time-account', () => ({
      start: '2026-10-01',
      opening: 0,
      cap: null,
      travelShare: 0,
      bookings: [],
      entitlements: [],
      changedAt: 1,
    }));
  }
  const app = await renderApp({ signedInAs: 'member', language: 'en' });
  app.service.db.run('delete from workRecords');
  book(app, { guid, date: '2026-11-02', hours: 10.5, ...projectsOf(app).open, description: 'Long' });
  await app.router.navigate(path);
  return app;
}

const tab = () => screen.findByRole('link', { name: /^Working-time law/u });
const finding = (name: string) => screen.findByRole('button', { name }, patience);

test('a long day is found, hidden with an undo, and comes back when its hours change (R-17.110)', async () => {
  ownTime();
  const app = await openLaw();
  await app.user.click(await finding('Hide: Mon 02.11.'));
  expect(await screen.findByRole('heading', { name: 'No findings' })).toBeVisible();
  expect(await tab()).toHaveAccessibleName('Working-time law');
  await app.user.click(await finding('Undo'));
  await app.user.click(await finding('Hide: Mon 02.11.'));
  await app.user.click(await finding('1 hidden finding'));
  await app.user.click(await finding('Show again: Mon 02.11.'));
  await app.user.click(await finding('Hide: Mon 02.11.'));
  await screen.findByRole('heading', { name: 'No findings' });
  app.service.db.run('update workRecords set HoursWorked = 11');
  await app.router.navigate('/customers');
  await screen.findByRole('heading', { level: 1, name: 'Customers' });
  // The page that was left lets go of its records a moment later.
  await letTimePass(1);
  await app.router.navigate(LAW);
  expect(await screen.findByText('11.0 h', {}, patience)).toBeVisible();
});

test('findings of an earlier reading say why they were not read again, and a press reads them (R-24.39)', async () => {
  ownTime();
  const app = await openLaw();
  await finding('Hide: Mon 02.11.');
  await app.router.navigate('/customers');
  await screen.findByRole('heading', { level: 1, name: 'Customers' });
  await letTimePass(1);
  server.use(http.post('*/api/workrecords', () => HttpResponse.json({ message: 'Closed' }, { status: 403 })));
  await app.router.navigate(LAW);
  expect(await screen.findByText(/Closed/u, {}, patience)).toBeVisible();
  expect(await finding('Hide: Mon 02.11.')).toBeVisible();
  expect(screen.queryByText(/loading again/u)).not.toBeInTheDocument();
  server.resetHandlers();
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/Closed/u)).not.toBeInTheDocument());
});

test('a rule that is switched off is not in the number of the tab (R-17.111)', async () => {
  const app = await openLaw();
  const rule = await screen.findByRole('switch', { name: 'Check: More than 10 hours a day' }, patience);
  expect(await tab()).toHaveTextContent('1 finding');
  await app.user.click(rule);
  await waitFor(async () => expect(await tab()).toHaveTextContent(/^Working-time law$/u));
  expect(await screen.findByText('Switched off')).toBeVisible();
});

test('if the device is full, a rule is switched off until the page is closed, and the page says so (R-17.150)', async () => {
  const app = await openLaw();
  const rule = await screen.findByRole('switch', { name: 'Check: More than 10 hours a day' }, patience);
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await app.user.click(rule);
  expect(await screen.findByText(/This device has no storage left/u)).toBeVisible();
  full.mockRestore();
  expect(rule).not.toBeChecked();
  expect(await readFromDevice(guidOf(testService(), 'member'), 'law')).toBeUndefined();
});

test('a finding leads to the records of its day, a rule to its text (R-17.112)', async () => {
  await openLaw();
  expect(await screen.findByRole('link', { name: 'Show: Mon 02.11.' }, patience)).toHaveAttribute(
    'href',
    '/work?view=list&from=2026-11-02&to=2026-11-02',
  );
  expect(screen.getByRole('link', { name: '§ 3 sentence 2 ArbZG' })).toHaveAttribute(
    'href',
    'https://www.gesetze-im-internet.de/arbzg/__3.html',
  );
  expect(screen.getByText(/last checked on/u)).toBeVisible();
  const aside = within(screen.getByRole('complementary', { name: 'Limits' }));
  expect(aside.getByText(/01\.10\.–17\.11\.2026, 1 entry\./u)).toBeVisible();
});

test('without an account the law page leads to it and says nothing about the law (R-17.113)', async () => {
  await openLaw({ hasAccount: false });
  expect(await screen.findByRole('link', { name: 'To the account' }, patience)).toHaveAttribute(
    'href',
    '/work/account',
  );
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

test('a month has its findings below its checks; without findings nothing is shown (R-17.114)', async () => {
  const app = await openLaw({ path: '/timesheets/month/2026-11' });
  const found = await screen.findByRole(
    'region',
    { name: 'Working-time law: 1 day over 10 hours' },
    patience,
  );
  await app.user.click(within(found).getByRole('button', { name: 'Hide: Mon 02.11.' }));
  await waitFor(() => expect(found).not.toBeInTheDocument());
});
