import * as v from 'valibot';
import { expect, germanOnPhones, test } from './fixtures';
import { expectAccessibleInBothThemes } from './looks';
import { PlannerPage } from './pages/plannerPage';
import { sessionEntries, setClock, storageOf } from './visitor';

test.use({ signedInAs: 'member' });

const mes = 'MES-Einführung Werk 2';
const task = 'Lasttest 40 Terminals';

test('links lead from the hub to a board, to a task and back', { tag: '@all' }, async ({ page }) => {
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

test(
  'a board is read ahead while the pointer rests on its link, and only once',
  { tag: '@all' },
  async ({ page, isMobile }) => {
    test.skip(isMobile, 'a finger does not rest on links');
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\/kanban\/boards\//u.test(pathname)) asked.push(pathname.replace(/.*\/boards\/\d+/u, ''));
    });
    await page.goto('/planner');
    const answered = page.waitForResponse('**/kanban/boards/*/tasks');
    await page.getByRole('link', { name: mes }).hover();
    await answered;
    await page.getByRole('link', { name: mes }).click();
    await expect(new PlannerPage(page).card(task)).toBeVisible();
    expect(asked.toSorted()).toEqual(['', '/buckets', '/tasks']);
  },
);

test(
  'Back restores the scroll position of a board, to the right and down',
  { tag: '@all' },
  async ({ page, service }) => {
    const planner = new PlannerPage(page);
    await planner.openLargeBoard(service);
    const board = page.locator('[data-held]');
    /**
     * The visible cards with their positions; null while a visible column is not drawn completely, because cards follow
     * the scrolling by one or two frames.
     */
    const shown = async () =>
      board.locator('[aria-posinset]').evaluateAll((elements) => {
        const cards = elements.map((card) => {
          const { left, right, top, bottom } = card.getBoundingClientRect();
          const isLast = card.ariaPosInSet === card.ariaSetSize;
          return {
            text: card.textContent,
            isFirst: card.ariaPosInSet === '1',
            isLast,
            left,
            right,
            top,
            bottom,
          };
        });
        const inSight = cards.filter(({ left, right }) => left > 0 && right < innerWidth);
        const isDrawn = inSight.every(
          ({ left }) =>
            inSight.some((card) => card.left === left && (card.isFirst || card.top <= 200)) &&
            inSight.some((card) => card.left === left && (card.isLast || card.bottom >= 700)),
        );
        if (inSight.length === 0 || !isDrawn) {
          return null;
        }
        return inSight
          .filter(({ top, bottom }) => top > 200 && bottom < 700)
          .map(({ text, left, top }) => `${text} ${Math.round(left)} ${Math.round(top)}`);
      });
    /** The visible cards once they do not move any more, because the measured height of a card moves those below it. */
    const settled = async () => {
      let last: string[] | null = null;
      await expect
        .poll(async () => {
          const now = await shown();
          const isStill = now !== null && now.length > 0 && now.join() === last?.join();
          last = now;
          return isStill;
        })
        .toBe(true);
      return last;
    };
    // Scrolls in steps, as a wheel does, because the cards are measured when they are first shown.
    for (let turn = 1; turn <= 4; turn += 1) {
      await board.evaluate((element, step) => element.scrollTo(step * 120, step * 600), turn);
      await settled();
    }
    const before = await settled();
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/planner"]')?.click());
    await page.getByRole('heading', { level: 1, name: 'Planner' }).waitFor();
    await page.goBack();
    await expect.poll(shown).toEqual(before);
  },
);

test(
  'a comment with markup is shown as text, and a title without spaces is broken',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
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
  },
);

test('buckets are all as high as the highest one, and do not move when a card is lifted (R-11.4)', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no mouse');
  const planner = new PlannerPage(page);
  await planner.openBoard(mes);
  const heights = async () =>
    Promise.all(
      ['Ideen', 'Geplant', 'Zurückgestellt'].map(
        async (name) => (await planner.bucket(name).boundingBox())?.height,
      ),
    );
  const atRest = await heights();
  expect(new Set(atRest).size).toBe(1);
  await planner.carry(planner.in('Ideen', 'Etikettendruck vereinheitlichen'), await planner.placeOf('Ideen'));
  await expect(page.locator('[data-held="true"]')).toBeVisible();
  expect(await heights()).toEqual(atRest);
  await page.mouse.up();
});

test(
  'on a phone the thumb bar opens the slot of the visible bucket',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    test.skip(!isMobile, 'the thumb bar is there on a phone only');
    const planner = new PlannerPage(page);
    await planner.openBoard(mes);
    await planner.bucket('Geplant').evaluate((column) => column.scrollIntoView({ inline: 'start' }));
    await page.getByRole('button', { name: 'Task', exact: true }).tap();
    await expect(planner.bucket('Geplant').getByRole('textbox', { name: 'New task: Geplant' })).toBeFocused();
    await page.keyboard.type('From the thumb');
    await page.keyboard.press('Enter');
    await expect(planner.in('Geplant', 'From the thumb')).toBeAttached();
  },
);

test(
  'on a shared board, a task moved by one person moves for the other',
  { tag: '@all' },
  async ({ page, browser, gateway, service, isMobile }) => {
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
  },
);

for (const language of ['de', 'en'] as const) {
  test.describe(`the planner in ${language}`, { tag: '@all' }, () => {
    test.use({ language, theme: 'system' });
    germanOnPhones(language);

    test('hub, board and task are accessible', async ({ page }) => {
      await page.goto('/planner');
      await page.getByRole('link', { name: mes }).waitFor();
      await expectAccessibleInBothThemes(page);
      await page.getByRole('link', { name: mes }).click();
      await page.getByRole('button', { name: task, exact: true }).waitFor();
      await expectAccessibleInBothThemes(page);
      await page.getByRole('button', { name: task, exact: true }).click();
      await page.getByRole('dialog').getByRole('combobox').first().waitFor();
      await expectAccessibleInBothThemes(page);
    });
  });
}
