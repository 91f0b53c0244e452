import { accounts } from '../accounts';
import { expect, pathOf, sameEverywhere, test } from './fixtures';
import {
  idleFiles,
  installedFiles,
  notKept,
  waitUntilAnswerIsKept,
  waitUntilKept,
  withoutHash,
} from './keptFiles';
import { offerNewerBuild, showTabUntil } from './newerBuild';
import { WorkPage } from './pages/workPage';

test.use({ signedInAs: 'member', serviceWorkers: 'allow', hasOwnContext: true });

test('without a network the shell and the last known data are shown with a mark, and signing out removes them (R-1.28)', async ({
  page,
  context,
  isMobile,
  trouble,
}) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED/u);
  trouble.allow(notKept);
  const work = new WorkPage(page, isMobile);
  await work.open();
  const first = await work.records.first().textContent();
  await waitUntilAnswerIsKept(page, '/workrecords');
  // What saving needs and what shows what waits.
  await waitUntilKept(page, [
    'work-records.js',
    'saver.js',
    'HeaderOutbox.js',
    'WorkOutboxPart.js',
    'editors.js',
  ]);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Offline.', { exact: true })).toBeVisible();
  await expect(work.records.first()).toHaveText(first ?? '');
  // After a reload, the browser decides whether the device counts as offline; the age of the data is shown in either
  // case.
  await expect(page.getByText(/data as of 18\.11\./iu)).toBeVisible();

  await work.newEntry.click();
  await work.enter({ 'Work hours': '2', Description: 'Typed on a train' });
  await work.dialog.getByRole('button', { name: 'Save and close' }).click();
  await expect(work.dialog).toBeHidden();
  await expect(work.record('Typed on a train')).toContainText('waits');
  await page.reload();
  await expect(work.record('Typed on a train')).toContainText('waits');
  await context.setOffline(false);
  await expect(work.record('Typed on a train')).not.toContainText('waits');
  await expect(work.record('Typed on a train')).toHaveCount(1);
  await expect(page.getByText('Offline.', { exact: true })).toBeHidden();
  await expect(page.getByText(/data as of/iu)).toBeHidden();
});

test('without a network the kept pages are searched, with their age and what is missing (R-15.15)', async ({
  page,
  context,
  isMobile,
  trouble,
}) => {
  test.skip(isMobile, sameEverywhere);
  trouble.expect(/ERR_INTERNET_DISCONNECTED/u);
  trouble.allow(notKept);
  const work = new WorkPage(page, isMobile);
  await work.open();
  await page.evaluate(async () => navigator.serviceWorker.ready);
  // The code of the search is fetched when the list is there and the browser is idle; only then does F lead to the field.
  await page.keyboard.press('f');
  await expect(page.getByRole('combobox', { name: 'Search and filter work records' })).toBeFocused();
  await context.setOffline(true);
  await page.keyboard.type('kessler');
  await expect(page.getByText(/^Reading interrupted\./u)).toBeVisible();
  await expect(page.getByText(/^As of \d/u)).toBeVisible();
  await expect(work.records.first()).toContainText('Kessler');
});

test(
  'after one broken call the kept list is shown with its age, until it is updated by itself',
  { tag: '@all' },
  async ({ page, isMobile, service, trouble }) => {
    test.skip(isMobile, sameEverywhere);
    trouble.expect(/ERR_CONNECTION_RESET/u);
    const work = new WorkPage(page, isMobile);
    await work.open();
    await page.evaluate(async () => navigator.serviceWorker.ready);
    await waitUntilAnswerIsKept(page, '/workrecords');
    service.db.run("update workRecords set description = 'Changed elsewhere'");
    // The list is asked for again at once, so the first answer comes after the mark was seen.
    let isBroken = true;
    await page.route('**/api/workrecords', async (route) =>
      isBroken ? route.abort('connectionreset') : route.continue(),
    );
    await page.reload();
    await expect(page.getByText(/^Data as of 18\.11\./u)).toBeVisible();
    await expect(work.records.first()).toBeVisible();
    await expect(work.record('Changed elsewhere')).toHaveCount(0);
    isBroken = false;
    await expect(work.record('Changed elsewhere').first()).toBeVisible();
    await expect(page.getByText(/data as of/iu)).toBeHidden();
  },
);

test(
  'a page that failed offline is loaded by itself when the network is back, and the mark disappears',
  { tag: '@all' },
  async ({ page, context, isMobile, trouble }) => {
    test.skip(isMobile, sameEverywhere);
    trouble.expect(/ERR_INTERNET_DISCONNECTED/u);
    const work = new WorkPage(page, isMobile);
    await work.open();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByText('Working time could not be loaded')).toBeVisible();
    await expect(page.getByText('Offline.', { exact: true })).toBeVisible();
    await context.setOffline(false);
    await expect(work.records.first()).toBeVisible();
    await expect(page.getByText('Offline.', { exact: true })).toBeHidden();
  },
);

test('a first visit fetches neither worker nor libraries nor fonts of the PDF', async ({
  request,
  isMobile,
}) => {
  test.skip(isMobile, sameEverywhere);
  const listed = [...(await installedFiles(request)), ...(await idleFiles(request))];
  // The hash in a file name is random, so it is removed. `PdfPages` only shows a PDF and does not contain its library.
  const names = listed.map(withoutHash);
  expect(names).toContain('assets/lazy/editors.js');
  expect(names.filter((name) => /\.ttf$|reportWorker|createReport|pdf(?!Pages)/iu.test(name))).toEqual([]);
  // Libraries write their own names into their code; the names of files that are loaded on demand do not count.
  const scripts = listed.filter((url) => url.endsWith('.js'));
  const texts = await Promise.all(scripts.map(async (url) => (await request.get(`/${url}`)).text()));
  const named = texts.map((text) => text.replace(/(?:assets|\.\.?)\/[\w./-]+/gu, ''));
  expect(scripts.filter((_, index) => /jsPDF|pdf-lib|pdfjs/u.test(named[index] ?? ''))).toEqual([]);
});

test(
  'a newer build clears caches and local storage, and reloads the page once (R-1.26, R-1.27)',
  { tag: '@all' },
  async ({ page, isMobile }) => {
    test.skip(isMobile, sameEverywhere);
    const work = new WorkPage(page, isMobile);
    await work.open();
    await page.evaluate(async () => navigator.serviceWorker.ready);
    await page.evaluate(() => localStorage.setItem('left-by-the-old-build', 'x'));
    await offerNewerBuild(page);
    await showTabUntil(page, page.getByLabel('Username (mail)'));
    await expect(page.getByText('A new version has been loaded.', { exact: false })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('left-by-the-old-build'))).toBeNull();
    // Language and theme are kept.
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByLabel('Username (mail)').fill(accounts.member.mail);
    await page.getByLabel('Password', { exact: true }).fill(accounts.member.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(work.records.first()).toBeVisible();
    expect(pathOf(page)).toBe('/work');
    expect(loads).toEqual([]);
  },
);

test(
  'a newer build during an open form asks the user, and offers the typed text afterwards',
  { tag: '@all' },
  async ({ page, isMobile }) => {
    test.skip(isMobile, sameEverywhere);
    const work = new WorkPage(page, isMobile);
    await work.open();
    await work.newEntry.click();
    await work.enter({ Description: 'Do not take this away' });
    await offerNewerBuild(page);
    await showTabUntil(page, page.getByText('A new version is here.', { exact: false }));
    await expect(work.dialog.getByLabel('Description')).toHaveValue('Do not take this away');
    await page.getByText('Reload', { exact: true }).click();
    await page.getByLabel('Username (mail)').fill(accounts.member.mail);
    await page.getByLabel('Password', { exact: true }).fill(accounts.member.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(work.dialog.getByLabel('Description')).toHaveValue('Do not take this away');
  },
);
