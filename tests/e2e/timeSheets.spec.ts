import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { type ReadPage, type ReadPdf, findText, textOf } from '@/shared/pdf/testing/readPdf';
import { accounts } from '../accounts';
import type { Service } from '../service/service';
import { expect, test, wholeBrowser } from './fixtures';
import { TimeSheetsPage } from './pages/timeSheetsPage';

test.use(wholeBrowser);

const november = 'jalbrecht_1 Nov 2026_30 Nov 2026.pdf';
const october = 'jalbrecht_1 Oct 2026_31 Oct 2026.pdf';
const september = 'jalbrecht_1 Sep 2026_30 Sep 2026.pdf';

const signedSheet = v.object({ state: v.string(), signature: v.nullable(v.string()) });

/** The sheet of this month at the service. */
function stored(service: Service, from: string) {
  return service.db.one(
    signedSheet,
    'select state, signature from sheets where fromDay = ? and guid = (select guid from users where mail = ?) order by id desc',
    from,
    accounts.member.mail,
  );
}

/** The texts on the line of a label, from left to right. */
function lineOf(page: ReadPage | undefined, label: string): string[] {
  const { y } = findText(page, label);
  return (page?.texts ?? [])
    .filter((one) => Math.abs(one.y - y) < 0.5)
    .sort((a, b) => a.x - b.x)
    .map(({ text }) => text);
}

/** The pictures on the line for the signature. */
function signaturesOn(page: ReadPage | undefined) {
  const { y } = findText(page, 'Datum / Unterschrift');
  return (page?.pictures ?? []).filter((one) => one.y < y && one.y + one.height > y - 8);
}

function pageWith(pdf: ReadPdf, text: string): ReadPage | undefined {
  return pdf.pages.find((page) => textOf(page).includes(text));
}

/** Size and colour of a picture's ink, read in the browser, which can draw pictures. */
async function inkOf(page: Page, dataUrl: string) {
  return page.evaluate(async (url) => {
    // The page's policy allows pictures to be shown but not fetched.
    const image = new Image();
    image.src = url;
    await image.decode();
    const bitmap = await createImageBitmap(image);
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
    const solid = data.findIndex((value, at) => at % 4 === 3 && value === 255);
    const [red = 0, green = 0, blue = 0] = data.slice(solid - 3, solid);
    return { width: bitmap.width, height: bitmap.height, isGreen: green > red + 50 && green > blue + 50 };
  }, dataUrl);
}

test.use({ signedInAs: 'member' });

test(
  'a sheet is created, previewed, signed, opened as a PDF, mailed and deleted',
  { tag: '@all' },
  async ({ page, isMobile, service }) => {
    const sheets = new TimeSheetsPage(page, isMobile);
    await sheets.open();
    await sheets.newSheet.click();
    await sheets.newDialog.getByLabel('Date').fill('2026-11-03');
    await expect(sheets.newDialog.getByText('The whole month: 01.–30.11.2026')).toBeVisible();
    const figure = async (name: string) => (await sheets.figure(name).textContent()) ?? '';
    await expect(sheets.figure('Work hours')).toHaveText(/^[\d.]+ h$/u);
    const hours = Number.parseFloat(await figure('Work hours'));
    const total = (await figure('Total reimbursement')).replace(/[€,]/gu, '');
    await sheets.newDialog.getByRole('button', { name: 'Create' }).click();
    await expect(sheets.newDialog).toBeHidden();
    await expect(sheets.entries.first()).toContainText(november);
    const sheet = sheets.entry(november);
    await expect(sheet).toContainText('Prepared');
    const actions = ['Open PDF', 'Download', 'Delete'];
    expect(await sheets.actionsOf(sheet)).toEqual(isMobile ? actions : ['Sign', ...actions]);

    await sheet.getByRole('button', { name: 'Sign' }).click();
    await expect(sheets.save).toBeDisabled();
    await sheets.capture.click();
    await expect(sheets.signDialog.getByText('Sign on the white area first')).toBeVisible();
    await sheets.draw();
    await expect(sheets.save).toBeDisabled();
    await sheets.capture.click();
    await expect(sheets.save).toBeEnabled();
    // A change of the drawing invalidates the captured signature.
    await sheets.draw();
    await expect(sheets.save).toBeDisabled();
    await sheets.capture.click();
    await sheets.save.click();
    await expect(sheets.signDialog).toBeHidden();
    await expect(sheet).toContainText('Signed');
    await expect(sheet.getByRole('button', { name: 'Sign' })).toHaveCount(0);

    // Trimmed and green: nearly eight tenths of the pad's 500 pixels, whatever its width on the screen.
    const ink = await inkOf(page, stored(service, '2026-11-01')?.signature ?? '');
    expect(ink.isGreen).toBe(true);
    expect(Math.abs(ink.width - 390)).toBeLessThan(30);
    expect(Math.abs(ink.height - 100)).toBeLessThan(30);

    await sheets.act(sheet, 'Send by mail');
    await expect(sheet).toContainText('Requested');
    expect(service.mails().filter(({ to }) => to === accounts.member.mail)).toHaveLength(1);

    const { name, pdf } = await sheets.readDownload(async () => sheets.act(sheet, 'Download'));
    expect(name).toBe(november);
    expect(pdf.info['Title']).toBe('Timesheet');
    expect(textOf(pdf.pages[0])).toContain('Arbeitszeitnachweis');
    expect(textOf(pdf.pages[0])).toContain(`Seite 1 von ${pdf.pages.length}`);
    const german = (value: number) => value.toFixed(2).replace('.', ',');
    expect(lineOf(pageWith(pdf, 'Summe'), 'Summe')).toContain(german(hours));
    const end = pageWith(pdf, 'Datum / Unterschrift');
    expect(lineOf(end, 'Gesamt').join(' ').replace('.', '')).toContain(`${total.replace('.', ',')} EUR`);
    expect(textOf(end)).toContain(accounts.member.mail);
    // The service sets the time of the signature by the machine's clock.
    expect(textOf(end)).toMatch(/\d\d\.\d\d\.20\d\d, \d\d:\d\d Uhr/u);
    // A receipt that is a PDF is appended with its text.
    expect(textOf(pageWith(pdf, 'Beleg 2136'))).toMatch(/Rechnung Datum: .* Betrag: /u);
    const [signature, ...others] = signaturesOn(end);
    expect(others).toEqual([]);
    expect(signature?.width).toBeGreaterThan(50);
    expect(signature?.width).toBeLessThanOrEqual(60.1);
    expect(signature?.height).toBeLessThanOrEqual(30.1);

    await sheets.act(sheet, 'Delete');
    const question = page.getByRole('dialog', { name: 'Delete time sheet?' });
    await expect(question).toContainText('The signature will be lost.');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(sheet).toHaveCount(0);
    await page.reload();
    await expect(sheets.entries).toHaveCount(3);
  },
);

test('the PDF opens in a new window, and its code is only fetched then (R-8.6)', async ({
  page,
  isMobile,
}) => {
  const fetched: string[] = [];
  page.context().on('request', (request) => fetched.push(request.url()));
  const heavy = () => fetched.filter((url) => /createReport|reportWorker|\.ttf$/u.test(url)).length;
  const sheets = new TimeSheetsPage(page, isMobile);
  await sheets.open();
  const sheet = sheets.entry(october);
  expect(heavy()).toBe(0);

  // A phone has no double-click, so the menu is used there.
  const pdf = await sheets.readOpened(async () =>
    isMobile ? sheets.act(sheet, 'Open PDF') : sheet.getByText(october).dblclick(),
  );
  expect(heavy()).toBeGreaterThan(0);
  expect(textOf(pdf.pages[0])).toContain('01.10.2026');
  expect(signaturesOn(pageWith(pdf, 'Datum / Unterschrift'))).toEqual([]);
  // Receipts that are images follow on pages of their own, in portrait format.
  const receipt = pageWith(pdf, 'Beleg 2130');
  expect(receipt?.height).toBeGreaterThan(receipt?.width ?? 0);
  expect(receipt?.pictures.length).toBeGreaterThan(0);

  if (isMobile) return;
  const again = await sheets.readOpened(async () => sheets.act(sheet, 'Open PDF'));
  expect(again.pages).toHaveLength(pdf.pages.length);
});

test(
  'if the window is blocked, the finished PDF is offered as a download',
  { tag: '@all' },
  async ({ page, isMobile }) => {
    const sheets = new TimeSheetsPage(page, isMobile);
    await sheets.open();
    await page.evaluate(() => {
      globalThis.open = () => null;
    });
    await sheets.act(sheets.entry(september), 'Open PDF');
    const notice = page.getByRole('region', { name: 'Messages' });
    await expect(notice).toContainText('The browser blocked the new window.');
    const { name, pdf } = await sheets.readDownload(async () =>
      notice.getByRole('button', { name: 'Download' }).click(),
    );
    expect(name).toBe(september);
    expect(signaturesOn(pageWith(pdf, 'Datum / Unterschrift'))).toHaveLength(1);
  },
);

test(
  'if signing fails, the drawn signature is not lost, and saving again works',
  { tag: '@all' },
  async ({ page, isMobile, service, trouble }) => {
    trouble.expect(/status of 500/u);
    await page.route('**/sign', async (route) => route.fulfill({ status: 500, body: '<h1>no</h1>' }));
    const sheets = new TimeSheetsPage(page, isMobile);
    await sheets.open();
    const sheet = sheets.entry(october);
    await sheet.getByRole('button', { name: 'Sign' }).click();
    await sheets.draw();
    const drawn = await sheets.pad.evaluate((pad: HTMLCanvasElement) => pad.toDataURL());
    await sheets.capture.click();
    await sheets.save.click();
    await expect(sheets.signDialog.getByRole('alert')).toContainText('The signature is still here.');
    expect(await sheets.pad.evaluate((pad: HTMLCanvasElement) => pad.toDataURL())).toBe(drawn);
    // A key pressed by mistake must not close the dialog: it asks first.
    await page.keyboard.press('Escape');
    await sheets.signDialog.getByRole('button', { name: 'Keep editing' }).click();
    expect(stored(service, '2026-10-01')?.state).toBe('prepared');

    await page.unrouteAll();
    await sheets.save.click();
    await expect(sheet).toContainText('Signed');
    expect((await inkOf(page, stored(service, '2026-10-01')?.signature ?? '')).isGreen).toBe(true);
  },
);
