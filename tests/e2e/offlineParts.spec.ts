import { expect, sameEverywhere, test } from './fixtures';
import { idleFiles, installedFiles, keptFiles, notKept, waitUntilKept, withoutHash } from './keptFiles';
import { WorkPage } from './pages/workPage';

test.use({ signedInAs: 'member', serviceWorkers: 'allow', hasOwnContext: true });

test('the service worker fetches the shell alone: at most 60 files and 1.3 MiB (R-1.74)', async ({
  request,
  isMobile,
}) => {
  test.skip(isMobile, sameEverywhere);
  const listed = await installedFiles(request);
  const sizes = await Promise.all(
    listed.map(async (url) => (await (await request.get(`/${url}`)).body()).length),
  );
  expect(listed).toContain('index.html');
  expect(listed.length).toBeLessThanOrEqual(60);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1.3 * 1024 * 1024);
});

test('where data is saved, only what was used is kept, and opens without a network (R-1.75)', async ({
  page,
  context,
  isMobile,
  trouble,
}) => {
  test.skip(isMobile, sameEverywhere);
  trouble.expect(/ERR_INTERNET_DISCONNECTED/u);
  trouble.allow(notKept);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const work = new WorkPage(page, isMobile);
  await work.open();
  await waitUntilKept(page, ['work-records.js', 'work-records.css', 'saver.js']);
  // The worker has taken over the page, so what is loaded from now on is kept by itself.
  await page.getByRole('link', { name: 'Customers' }).first().click();
  await expect(page.getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible();
  await waitUntilKept(page, ['customers.js', 'customers.css']);
  expect((await keptFiles(page)).filter((name) => /\/(?:board|report)\.js$/u.test(name))).toEqual([]);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible();
});

test('on a free line all parts are kept that are not for few people (R-1.75)', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, sameEverywhere);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '4g' } });
  });
  const work = new WorkPage(page, isMobile);
  await work.open();
  const parts = await idleFiles(request);
  expect(parts.length).toBeGreaterThan(100);
  await waitUntilKept(page, parts.map(withoutHash));
});
