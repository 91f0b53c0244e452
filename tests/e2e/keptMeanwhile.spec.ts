import { expect, sameEverywhere, test } from './fixtures';
import { holdBack } from './holdBack';
import { waitUntilAnswerIsKept } from './keptFiles';
import { WorkPage } from './pages/workPage';

test.use({ signedInAs: 'member', hasOwnContext: true });

test('a list opened again shows what the device kept, with its age, until the answer comes; nothing moves then (R-1.78)', async ({
  page,
  isMobile,
  service,
}) => {
  test.skip(isMobile, sameEverywhere);
  const work = new WorkPage(page, isMobile);
  await work.open();
  await waitUntilAnswerIsKept(page, '/workrecords');
  const first = await work.records.first().textContent();
  service.db.run("update workRecords set description = 'Changed elsewhere'");
  const { letGo } = await holdBack(page, '**/api/workrecords');
  await page.reload();
  const age = page.getByText(/^Data as of 18\.11\./u);
  await expect(age).toBeVisible();
  // Nothing covers it.
  await age.click({ trial: true });
  await expect(work.records.first()).toHaveText(first ?? '');
  const before = await work.records.first().boundingBox();
  letGo();
  await expect(work.record('Changed elsewhere').first()).toBeVisible();
  await expect(page.getByText(/data as of/iu)).toBeHidden();
  expect((await work.records.first().boundingBox())?.y).toBe(before?.y);
});

test('what the device kept of a list is shown to the next user neither before nor after the answer (R-1.78)', async ({
  page,
  isMobile,
  signIn,
}) => {
  test.skip(isMobile, sameEverywhere);
  const work = new WorkPage(page, isMobile);
  await work.open();
  await waitUntilAnswerIsKept(page, '/workrecords');
  const first = (await work.records.first().textContent()) ?? '';
  const { letGo } = await holdBack(page, '**/api/workrecords');
  // An open page would load itself again when it hears of the other user.
  await page.goto('about:blank');
  await signIn('manager');
  await page.goto('/work');
  await expect(page.getByRole('heading', { name: 'Working Time Management' })).toBeVisible();
  await expect(work.records).toHaveCount(0);
  letGo();
  await expect(work.records.first()).toBeVisible();
  await expect(work.records.first()).not.toHaveText(first);
});
