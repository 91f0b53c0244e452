import { expect, test } from './fixtures';
import { PlannerPage } from './pages/plannerPage';

test.use({ signedInAs: 'member' });

const mes = 'MES-Einführung Werk 2';
const task = 'Lasttest 40 Terminals';

test.describe('dragging with a mouse', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has no mouse');

  test('moves a card into another bucket at once, and it is still there after a reload (R-11.15)', async ({
    page,
  }) => {
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

  test('drops a card into an empty bucket, anywhere below its name (R-11.16)', async ({ page }) => {
    const planner = new PlannerPage(page);
    await planner.openBoard(mes);
    await planner.bucket('Zurückgestellt').scrollIntoViewIfNeeded();
    const { x } = await planner.placeOf('Zurückgestellt');
    await planner.carry(planner.in('Prüfung', task), { x, y: 640 });
    await expect(page.getByText(`“${task}” is over Zurückgestellt`)).toBeAttached();
    await page.mouse.up();
    await expect(planner.in('Zurückgestellt', task)).toBeVisible();
  });

  test('outside of the buckets drops a card into the last one hovered, and Escape returns it (R-11.16)', async ({
    page,
  }) => {
    const planner = new PlannerPage(page);
    await planner.openBoard(mes);
    await planner.carry(planner.in('Prüfung', task), await planner.placeOf('Ideen'));
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(planner.in('Prüfung', task)).toBeVisible();
    await planner.carry(planner.in('Prüfung', task), await planner.placeOf('Ideen'));
    await expect(page.getByText(`“${task}” is over Ideen`)).toBeAttached();
    // Straight up, which crosses no other bucket.
    await page.mouse.move((await planner.placeOf('Ideen')).x, 60, { steps: 12 });
    await expect(page.getByText(`“${task}” is over no bucket`)).toBeAttached();
    await page.mouse.up();
    await expect(planner.in('Ideen', task)).toBeVisible();
  });

  test(
    'scrolls the board when a card is held at the edge of the window',
    { tag: '@all' },
    async ({ page, service }) => {
      const planner = new PlannerPage(page);
      const { first, title } = await planner.openLargeBoard(service);
      await planner.carry(first, { x: 1430, y: 500 });
      await expect(planner.bucket('Add bucket')).toBeInViewport({ ratio: 1 });
      await page.mouse.up();
      await expect(planner.in('Spalte 8', title)).toBeAttached();
    },
  );

  test(
    'a card that is moved when offline stays in its new bucket, where the change waits',
    { tag: '@all' },
    async ({ page, context, trouble }) => {
      trouble.allow(/ERR_INTERNET_DISCONNECTED|Failed to load|WebSocket/u);
      const planner = new PlannerPage(page);
      await planner.openBoard(mes);
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await planner.carry(planner.in('Prüfung', task), await planner.placeOf('Ideen'));
      await page.mouse.up();
      await expect(planner.in('Ideen', task)).toBeVisible();
      await expect(planner.bucket('Ideen')).toContainText('waits');
      await context.setOffline(false);
      await expect(planner.bucket('Ideen')).not.toContainText('waits');
      await expect(planner.in('Ideen', task)).toBeVisible();
    },
  );

  test(
    'returns the card if another user deletes the bucket below it',
    { tag: '@all' },
    async ({ page, service, trouble }) => {
      trouble.allow(/status of 4\d\d/u);
      const planner = new PlannerPage(page);
      await planner.openBoard(mes);
      await planner.carry(planner.in('Prüfung', task), await planner.placeOf('Ideen'));
      await expect(page.getByText(`“${task}” is over Ideen`)).toBeAttached();
      service.db.run(`delete from buckets where name = 'Ideen'`);
      await page.mouse.up();
      await expect(page.getByText(/was not moved to “Ideen” and is back in its place/u)).toBeVisible();
      await expect(planner.in('Prüfung', task)).toBeVisible();
    },
  );
});

test.describe('dragging by keyboard', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has no keyboard');

  test('while a card is lifted, no other key of the screen works (R-24.110)', async ({ page }) => {
    const planner = new PlannerPage(page);
    await planner.openBoard(mes);
    const title = 'Etikettendruck vereinheitlichen';
    await planner.in('Ideen', title).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(`Lifted “${title}” in Ideen.`)).toBeAttached();
    await page.keyboard.press('?');
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox', { name: 'Search', exact: true })).not.toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });

  test('announces a lift, a move and a drop, and the focus follows (R-11.16)', async ({ page }) => {
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

  test(
    'reaches buckets and places outside of the window on a board of a thousand tasks, by one key each',
    { tag: '@all' },
    async ({ page, service }) => {
      const planner = new PlannerPage(page);
      const { first, title } = await planner.openLargeBoard(service);
      await expect(first).toHaveAttribute('aria-setsize', '125');
      await planner.in('Spalte 1', title).focus();
      await page.keyboard.press('Space');
      await expect(page.getByText(`Lifted “${title}” in Spalte 1.`)).toBeAttached();
      for (let bucket = 2; bucket <= 8; bucket += 1) {
        await page.keyboard.press('ArrowRight');
        await expect(page.getByText(`“${title}” is over Spalte ${bucket}, position`)).toBeAttached();
      }
      for (let position = 2; position <= 12; position += 1) {
        await page.keyboard.press('ArrowDown');
        await expect(page.getByText(`is over Spalte 8, position ${position}.`)).toBeAttached();
      }
      await page.keyboard.press('Space');
      await expect(page.getByText(`Dropped “${title}” in Spalte 8.`)).toBeAttached();
      await expect(planner.in('Spalte 8', title)).toBeFocused();
    },
  );
});

test.describe('dragging with a finger', { tag: '@phone' }, () => {
  test.skip(({ isMobile }) => !isMobile, 'a desktop has no touch screen');

  test('lifts a card by a long press, and it follows the finger into the next bucket (R-11.16)', async ({
    page,
  }) => {
    const planner = new PlannerPage(page);
    await planner.openBoard(mes);
    const title = 'Etikettendruck vereinheitlichen';
    const finger = await planner.press(planner.in('Ideen', title));
    await expect(page.getByText(`Lifted “${title}” in Ideen.`)).toBeAttached();
    // A bucket fills the screen, and holding a card at its edge scrolls to the next one.
    await finger.move(170, 40);
    await expect(page.getByText(`“${title}” is over Geplant`)).toBeAttached();
    await finger.lift();
    await expect(planner.in('Geplant', title)).toBeVisible();
    // A tap would open the task at once, by its address.
    await expect(page).not.toHaveURL(/task=/u);
  });

  test(
    'scrolls the board when a card is held at the edge of the window',
    { tag: '@all' },
    async ({ page, service }) => {
      const planner = new PlannerPage(page);
      const { first, title } = await planner.openLargeBoard(service);
      const finger = await planner.press(first);
      await finger.move(170, 150);
      await expect(page.getByText(`“${title}” is over Spalte 3`)).toBeAttached();
      await finger.lift();
      await expect(page.getByText(new RegExp(`Dropped “${title}” in Spalte [34]\\.`, 'u'))).toBeAttached();
    },
  );

  test(
    'also works on a board of a thousand tasks, and down a long bucket',
    { tag: '@all' },
    async ({ page, service }) => {
      const planner = new PlannerPage(page);
      const { first, title } = await planner.openLargeBoard(service);
      const finger = await planner.press(first);
      await expect(page.getByText(`Lifted “${title}” in Spalte 1.`)).toBeAttached();
      // The closer to the edge a card is held, the faster the bucket scrolls.
      await finger.move(0, 310);
      await expect(page.getByText(/is over Spalte 1, position [12]\d\./u)).toBeAttached();
      await finger.move(170, -220);
      await expect(page.getByText(`“${title}” is over Spalte 2`)).toBeAttached();
      await finger.lift();
      await expect(page.getByText(`Dropped “${title}” in Spalte 2.`)).toBeAttached();
      await expect(planner.bucket('Spalte 2')).toContainText('126');
    },
  );

  test('scrolls the board instead if the finger moves at once', async ({ page }) => {
    const planner = new PlannerPage(page);
    await planner.openBoard(mes);
    const title = 'Etikettendruck vereinheitlichen';
    const before = await planner.in('Ideen', title).boundingBox();
    const finger = await planner.swipe(planner.in('Ideen', title));
    await finger.lift();
    await expect
      .poll(async () => (await planner.in('Ideen', title).boundingBox())?.x)
      .toBeLessThan((before?.x ?? 0) - 100);
    await expect(page.getByText(`Lifted “${title}”`)).not.toBeAttached();
  });
});
