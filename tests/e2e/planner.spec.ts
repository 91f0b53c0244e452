import * as v from 'valibot';
import { expect, expectAccessible, test } from './fixtures';
import { PlannerPage } from './pages/plannerPage';
import { sessionEntries, setClock, storageOf } from './visitor';

test.use({ signedInAs: 'member' });

const mes = 'MES-Einführung Werk 2';
const task = 'Lasttest 40 Terminals';

test('from the hub to a board, to a task and back', async ({ page }) => {
  const planner = new PlannerPage(page);
  await planner.openBoard(mes);
  await planner.card('Etikettendruck vereinheitlichen').click();
  await expect(planner.dialog.getByLabel('State')).toHaveValue('Not started');
  await expect(page).toHaveURL(/\?task=\d+$/u);
  await page.goBack();
  await expect(planner.dialog).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Planner' })).toBeVisible();
});

test('a comment with markup is text, and a title without spaces breaks', async ({ page, isMobile }) => {
  const planner = new PlannerPage(page);
  await planner.openBoard(mes);
  await planner.bucket('Ideen').getByRole('button', { name: 'Add task' }).click();
  const title = `${'🧑‍🌾🚜'.repeat(60)}${'x'.repeat(200)}`;
  await page.keyboard.insertText(title);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(planner.in('Ideen', title)).toBeVisible();
  const overflow = async () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await planner.in('Ideen', title).click({ position: { x: 20, y: 10 } });
  await planner.dialog
    .getByRole('textbox', { name: 'Comment' })
    .fill('<img src=x onerror="alert(1)"><b>bold</b>');
  await planner.dialog.getByRole('button', { name: 'Send' }).click();
  await expect(planner.dialog.getByText('<img src=x onerror="alert(1)"><b>bold</b>')).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);
  if (isMobile) await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflow()).toBeLessThanOrEqual(0);
});

test.describe('dragging with a mouse', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has no mouse');

  test('into another bucket: it stands there at once, and after a reload', async ({ page }) => {
    const planner = new PlannerPage(page);
    await planner.openBoard(mes);
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await planner.carry(planner.in('Prüfung', task), await planner.placeOf('Geplant'));
    await page.mouse.up();
    await expect(planner.in('Geplant', task)).toBeVisible();
    expect((await saved).request().postDataJSON()).toEqual({ bucketId: expect.any(Number) });
    await page.reload();
    await expect(planner.in('Geplant', task)).toBeVisible();
  });

  test('dropped outside it goes to the bucket last hovered; Escape puts it back', async ({ page }) => {
    const planner = new PlannerPage(page);
    await planner.openBoard(mes);
    await planner.carry(planner.in('Prüfung', task), await planner.placeOf('Ideen'));
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(planner.in('Prüfung', task)).toBeVisible();
    await planner.carry(planner.in('Prüfung', task), await planner.placeOf('Ideen'));
    await expect(page.getByText(`“${task}” is over Ideen`)).toBeAttached();
    // Straight up, over no other bucket.
    await page.mouse.move((await planner.placeOf('Ideen')).x, 60, { steps: 12 });
    await expect(page.getByText(`“${task}” is over no bucket`)).toBeAttached();
    await page.mouse.up();
    await expect(planner.in('Ideen', task)).toBeVisible();
  });

  test('offline it is put back, and the user is told', async ({ page, context, trouble }) => {
    trouble.allow(/ERR_INTERNET_DISCONNECTED|Failed to load|WebSocket/u);
    const planner = new PlannerPage(page);
    await planner.openBoard(mes);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await planner.carry(planner.in('Prüfung', task), await planner.placeOf('Ideen'));
    await page.mouse.up();
    await expect(page.getByText(/was not moved to “Ideen” and is back in its place/u)).toBeVisible();
    await expect(planner.in('Prüfung', task)).toBeVisible();
    await context.setOffline(false);
  });

  test('the bucket is deleted by somebody else while the card hovers over it', async ({
    page,
    service,
    trouble,
  }) => {
    trouble.allow(/status of 4\d\d/u);
    const planner = new PlannerPage(page);
    await planner.openBoard(mes);
    await planner.carry(planner.in('Prüfung', task), await planner.placeOf('Ideen'));
    await expect(page.getByText(`“${task}” is over Ideen`)).toBeAttached();
    service.db.run(`delete from buckets where name = 'Ideen'`);
    await page.mouse.up();
    await expect(page.getByText(/was not moved to “Ideen” and is back in its place/u)).toBeVisible();
    await expect(planner.in('Prüfung', task)).toBeVisible();
  });
});

test.describe('dragging by keyboard', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has no keyboard');

  test('a lift, a move and a drop are spoken, the focus goes along', async ({ page }) => {
    const planner = new PlannerPage(page);
    await planner.openBoard(mes);
    await planner.in('Prüfung', task).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(`Lifted “${task}” in Prüfung.`)).toBeAttached();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText(`“${task}” is over In Umsetzung`)).toBeAttached();
    await page.keyboard.press('Space');
    await expect(page.getByText(`Dropped “${task}” in In Umsetzung.`)).toBeAttached();
    await expect(planner.in('In Umsetzung', task)).toBeFocused();
  });
});

test('two people on one board: what one moves, the other sees', async ({
  page,
  browser,
  gateway,
  service,
  isMobile,
}) => {
  const planner = new PlannerPage(page);
  await planner.openBoard(mes);
  const context = await browser.newContext({
    ...(isMobile ? { viewport: { width: 390, height: 844 } } : {}),
    storageState: storageOf(gateway.url, {
      language: 'en',
      theme: 'light',
      ...(await sessionEntries(service, 'manager')),
    }),
  });
  await setClock(context);
  const otherPage = await context.newPage();
  await otherPage.goto(gateway.url + new URL(page.url()).pathname);
  const theirs = new PlannerPage(otherPage);
  await theirs.card(`Actions: ${task}`).click();
  await otherPage.getByRole('menuitem', { name: 'Move to Ideen' }).click();
  await expect(planner.in('Ideen', task)).toBeAttached();
  const row = service.db.one(
    v.object({ name: v.string() }),
    'select b.name from tasks t join buckets b on b.id = t.bucketId where t.title = ?',
    task,
  );
  expect(row?.name).toBe('Ideen');
  await context.close();
});

for (const language of ['de', 'en'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test.describe(`no violation of any impact, ${language}, ${theme}`, () => {
      test.use({ language, theme });

      test('hub, board and task', async ({ page }) => {
        await page.goto('/planner');
        await page.getByRole('link', { name: mes }).waitFor();
        await expectAccessible(page);
        await page.getByRole('link', { name: mes }).click();
        await page.getByRole('button', { name: task, exact: true }).waitFor();
        await expectAccessible(page);
        await page.getByRole('button', { name: task, exact: true }).click();
        await page.getByRole('dialog').getByRole('combobox').first().waitFor();
        await expectAccessible(page);
      });
    });
  }
}
