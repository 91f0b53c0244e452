import type { Locator } from '@playwright/test';
import { textOf } from '@/shared/pdf/testing/readPdf';
import { expect, test, wholeBrowser } from './fixtures';
import { tabTo } from './keyboard';
import { TimeSheetsPage } from './pages/timeSheetsPage';

test.use(wholeBrowser);

test.use({ signedInAs: 'member' });

test(
  'a range whose end is before its start is reported and creates nothing; corrected, it creates a sheet',
  { tag: '@all' },
  async ({ page, isMobile }) => {
    const created: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') created.push(request.postData() ?? '');
    });
    const sheets = new TimeSheetsPage(page, isMobile);
    await sheets.open();
    await sheets.newSheet.click();
    await sheets.newDialog.getByRole('button', { name: 'Range' }).click();
    const [from, to] = [sheets.newDialog.getByLabel('From'), sheets.newDialog.getByLabel('To')];
    await from.fill('2026-11-15');
    await to.fill('2026-11-01');
    await to.blur();
    await expect(to).toHaveAccessibleDescription('The end is before the start');
    await expect(sheets.newDialog.getByRole('region', { name: 'Preview' })).toHaveCount(0);
    await sheets.newDialog.getByRole('button', { name: 'Create' }).click();
    await expect(to).toBeFocused();
    expect(created).toEqual([]);

    // Correcting the other end also removes the error.
    await from.fill('2026-10-30');
    await expect(to).not.toHaveAttribute('aria-invalid');
    await expect(sheets.figure('Days')).toHaveText(/^\d+$/u);
    await sheets.newDialog.getByRole('button', { name: 'Create' }).click();
    await expect(sheets.entries.first()).toContainText('jalbrecht_30 Oct 2026_1 Nov 2026.pdf');
    expect(created.map((body): unknown => JSON.parse(body))).toEqual([
      { state: 'prepared', from: '2026-10-30', to: '2026-11-01' },
    ]);
  },
);

test(
  'a mail that the service does not confirm is reported on the sheet, and can be sent again',
  { tag: '@all' },
  async ({ page, isMobile }) => {
    await page.route('**/mailsender', async (route) => route.fulfill({ json: { status: 'queued' } }));
    const sheets = new TimeSheetsPage(page, isMobile);
    await sheets.open();
    const send = page.getByRole('dialog').getByRole('button', { name: /^Send/u });
    await sheets.act(sheets.entry('Signed'), 'Send by mail');
    await send.click();
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
      'did not confirm that the time sheet was sent',
    );
    const sheet = sheets.entry('Requested, unconfirmed');
    await expect(sheet).toHaveCount(1);
    await page.unrouteAll();
    await sheets.act(sheet, 'Send again');
    await send.click();
    await expect(sheets.entry('Requested')).toHaveCount(1);
  },
);

test('in a laptop’s window the buttons of the signing dialog are visible (R-1.39)', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no such window');
  const sheets = new TimeSheetsPage(page, isMobile);
  await page.setViewportSize({ width: 1024, height: 768 });
  await sheets.open();
  await sheets.entry('Prepared').first().getByRole('button', { name: 'Sign' }).click();
  await expect(page.getByRole('img', { name: 'First page of the time sheet' })).toBeVisible();
  for (const way of ['Draw', 'Type']) {
    await sheets.signDialog.getByRole('button', { name: way }).click();
    await expect(sheets.capture).toBeInViewport({ ratio: 1 });
    await expect(sheets.save).toBeInViewport({ ratio: 1 });
  }
});

test(
  'on small screens the signing dialog fits, both of its buttons stay on the screen, and the pad fills the rest (R-8.10)',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a desktop has room');
    const sheets = new TimeSheetsPage(page, isMobile);
    await page.setViewportSize({ width: 320, height: 640 });
    await sheets.open();
    const overflow = async () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    const label = await sheets.newSheet.evaluate((button) => button.scrollWidth - button.clientWidth);
    expect(label).toBeLessThanOrEqual(0);

    await sheets.entry('Prepared').first().getByRole('button', { name: 'Sign' }).click();
    await page.setViewportSize({ width: 844, height: 390 });
    for (const way of ['Draw', 'Type']) {
      await sheets.signDialog.getByRole('button', { name: way }).click();
      await expect(sheets.capture).toBeInViewport({ ratio: 1 });
      await expect(sheets.save).toBeInViewport({ ratio: 1 });
    }
    await sheets.signDialog.getByRole('button', { name: 'Draw' }).click();
    for (const [width, height] of [
      [844, 390],
      [667, 375],
      [568, 320],
    ] as const) {
      await page.setViewportSize({ width, height });
      // The pad takes the space that title, buttons and the line about the sheet leave.
      const fills = async () =>
        sheets.pad.evaluate((pad) => {
          const { top, bottom, height: tall } = pad.getBoundingClientRect();
          const buttons = pad.closest('.modal-content')?.querySelector('.modal-footer');
          const end = buttons?.getBoundingClientRect().top ?? 0;
          return top > 0 && bottom <= end && tall > innerHeight * 0.4;
        });
      await expect.poll(fills).toBe(true);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const body = sheets.signDialog.locator('.modal-body');
    expect(await body.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
      0,
    );
  },
);

test.describe('time sheets by keyboard alone', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has no keyboard');

  test(
    'a sheet is created, signed with the typed name, and its PDF opened',
    { tag: '@all' },
    async ({ page }) => {
      const sheets = new TimeSheetsPage(page, false);
      await sheets.open();
      await tabTo(page, sheets.newSheet);
      await page.keyboard.press('Enter');
      const date = sheets.newDialog.getByLabel('Date');
      await expect(date).toBeFocused();
      await page.keyboard.type('15.9.');
      await expect(sheets.newDialog.getByText(/01\.–30\.09\.2026/u)).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(sheets.newDialog).toBeHidden();
      await expect(sheets.newSheet).toBeFocused();

      const row = sheets.entries.first();
      await expect(row).toContainText('1 Sep 2026');
      const sign = row.getByRole('button', { name: 'Sign' });
      await tabTo(page, sign);
      await page.keyboard.press('Enter');
      await tabTo(page, sheets.signDialog.getByRole('button', { name: 'Type' }));
      await page.keyboard.press('Space');
      await tabTo(page, sheets.signDialog.getByLabel('Name'));
      await expect(sheets.signDialog.getByLabel('Name')).toHaveValue('Jana Albrecht');
      await tabTo(page, sheets.capture);
      await page.keyboard.press('Enter');
      await tabTo(page, sheets.save);
      await page.keyboard.press('Enter');
      await expect(row).toContainText('Signed');
      // The button that opened the dialog does not exist in the new state, so the row gets the focus.
      await expect(row).toBeFocused();

      await page.keyboard.press('ArrowDown');
      await expect(sheets.entries.nth(1)).toBeFocused();
      await page.keyboard.press('ArrowUp');
      const pdf = await sheets.readOpened(async () => page.keyboard.press('Enter'));
      const last = pdf.pages.map(textOf).find((text) => text.includes('Datum / Unterschrift'));
      expect(last).toContain('jana.albrecht@nordfeld.example');
    },
  );
});

test(
  'turning a phone while signing leaves what was drawn before, in the draft, too (R-8.57)',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a monitor is not turned');
    const sheets = new TimeSheetsPage(page, isMobile);
    const sign = async () => sheets.entry('Prepared').first().getByRole('button', { name: 'Sign' }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    await sheets.open();
    await sign();
    await sheets.draw();
    const drawn = await boundsOfInk(sheets.pad);
    await page.setViewportSize({ width: 844, height: 390 });
    // The page hears of the turn after this call.
    await page.waitForFunction(() => innerWidth === 844);
    await sheets.draw();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await sign();
    await expect(sheets.signDialog.getByText(/^This is what you started before/u)).toBeVisible();
    for (const [at, bound] of (await boundsOfInk(sheets.pad)).entries())
      expect(Math.abs(bound - (drawn[at] ?? 0))).toBeLessThanOrEqual(6);
  },
);

test(
  'a stroke beside the pad, which on a phone is the way back, does not leave the dialog (R-8.59)',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    test.skip(!isMobile, 'only a finger swipes');
    const sheets = new TimeSheetsPage(page, isMobile);
    await sheets.open();
    await sheets.entry('Prepared').first().getByRole('button', { name: 'Sign' }).click();
    await sheets.drawBeside();
    await sheets.draw();
    await expect(sheets.capture).toBeEnabled();
  },
);

/** The first and last column and row with ink, in pixels of the image. */
async function boundsOfInk(pad: Locator): Promise<number[]> {
  return pad.evaluate((canvas: HTMLCanvasElement) => {
    const { data = [] } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
    const [columns, rows]: number[][] = [[], []];
    for (let at = 3; at < data.length; at += 4)
      if (data[at] !== 0) {
        const pixel = (at - 3) / 4;
        columns?.push(pixel % canvas.width);
        rows?.push(Math.floor(pixel / canvas.width));
      }
    const ends = (places: number[] = []) => [
      places.reduce((least, place) => Math.min(least, place), Infinity),
      places.reduce((most, place) => Math.max(most, place), 0),
    ];
    return [...ends(columns), ...ends(rows)];
  });
}
