import { expect, test } from './fixtures';
import { PlannerPage } from './pages/plannerPage';

test.use({ signedInAs: 'member' });

const mes = 'MES-Einführung Werk 2';

test.describe('dragging in the week and between lanes with a mouse', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has no mouse');

  test('puts a card on another day of the week, which becomes its due date (R-11.54)', async ({ page }) => {
    const planner = new PlannerPage(page);
    await planner.openBoard(mes);
    await page.getByRole('button', { name: 'Week', exact: true }).click();
    const late = 'Rückfallplan für Linie 3';
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await planner.carry(planner.in('Mon 16.11.', late), await planner.placeOf('Thu 19.11.'));
    await expect(page.getByText(`“${late}” is on Thursday, 19 November.`)).toBeAttached();
    await page.mouse.up();
    await expect(planner.in('Thu 19.11.', late)).toBeVisible();
    expect((await saved).request().postDataJSON()).toEqual({ endDate: '2026-11-19' });
  });

  test('puts a card into the lane of another person, who gets it when it can no longer be undone (R-11.61)', async ({
    page,
  }) => {
    const planner = new PlannerPage(page);
    await planner.openBoard(mes);
    await page.getByRole('combobox', { name: 'By' }).selectOption('person');
    const title = 'Schulungsunterlagen Schichtleitung';
    const cell = page.getByRole('list', { name: 'Tobias Reimann · Geplant' });
    const removed = page.waitForResponse(
      (response) => response.request().method() === 'PATCH' && response.url().endsWith('/member'),
    );
    const added = page.waitForRequest((request) => request.method() === 'POST');
    await planner.carry(planner.in('Jana Albrecht', title), await planner.middleOf(cell));
    await expect(cell).toHaveAttribute('data-over', 'true');
    await page.mouse.up();
    await expect(planner.in('Tobias Reimann', title)).toBeVisible();
    await expect(planner.in('Jana Albrecht', title)).toBeHidden();
    await expect(page.getByText('Given to Tobias Reimann')).toBeVisible();
    expect((await added).url()).toMatch(/\/kanban\/tasks\/\d+\/member$/u);
    expect((await removed).ok()).toBe(true);
    await page.reload();
    await expect(planner.in('Tobias Reimann', title)).toBeVisible();
    await expect(planner.in('Katharina Vogt', title)).toBeVisible();
    await expect(planner.in('Jana Albrecht', title)).toBeHidden();
  });
});

test(
  'the menu of a card shows its last entry, however many there are (R-11.61)',
  { tag: '@phone' },
  async ({ page }) => {
    const planner = new PlannerPage(page);
    await planner.openBoard(mes);
    await page.getByRole('combobox', { name: 'By' }).selectOption('person');
    const card = 'Schulungsunterlagen Schichtleitung';
    await page
      .getByRole('button', { name: `Actions: ${card}` })
      .first()
      .click();
    const last = page.getByRole('menuitem').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  },
);

test.describe('dragging in the week with a finger', { tag: '@phone' }, () => {
  test.skip(({ isMobile }) => !isMobile, 'a desktop has no touch screen');

  test('lifts a card of the week by a long press, and puts it on another day (R-11.54)', async ({ page }) => {
    const planner = new PlannerPage(page);
    await planner.openBoard(mes);
    await page.getByRole('button', { name: 'Week', exact: true }).click();
    const late = 'Rückfallplan für Linie 3';
    const card = planner.in('Mon 16.11.', late);
    const distance =
      (await planner.middleOf(planner.bucket('Wed 18.11.'))).y - (await planner.middleOf(card)).y;
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    const finger = await planner.press(card);
    await expect(page.getByText(`Lifted “${late}” on Monday, 16 November.`)).toBeAttached();
    await finger.move(0, distance);
    await expect(page.getByText(`“${late}” is on Wednesday, 18 November.`)).toBeAttached();
    await finger.lift();
    await expect(planner.in('Wed 18.11.', late)).toBeVisible();
    expect((await saved).request().postDataJSON()).toEqual({ endDate: '2026-11-18' });
    await expect(page).not.toHaveURL(/task=/u);
  });

  test('scrolls the week when a card is held at the edge of the screen (R-11.54)', async ({ page }) => {
    const planner = new PlannerPage(page);
    await planner.openBoard(mes);
    await page.getByRole('button', { name: 'Week', exact: true }).click();
    const edge = 20;
    const undated = 'Etikettendruck vereinheitlichen';
    const card = planner.in('No date', undated);
    await card.scrollIntoViewIfNeeded();
    const from = await planner.middleOf(card);
    const finger = await planner.press(card);
    // The nearer to the edge, the faster it scrolls: where scrolling begins it is one pixel a frame.
    await finger.move(0, edge - from.y);
    // Up to the top of the page, where nothing moves any more.
    await expect.poll(async () => page.evaluate(() => scrollY)).toBe(0);
    await finger.move(0, (await planner.middleOf(planner.bucket('Tue 17.11.'))).y - edge);
    await expect(page.getByText(`“${undated}” is on Tuesday, 17 November.`)).toBeAttached();
    await finger.lift();
    await expect(planner.in('Tue 17.11.', undated)).toBeVisible();
    await expect(page.getByText('Due date set')).toBeVisible();
  });
});
