import { accounts } from '../accounts';
import { openWithMeeting } from './calendarEvents';
import { expect, test } from './fixtures';
import { expectAtMost, hoursOn, oneRecordOn, own, recordsOf } from './counts';
import { Hand } from './hand';
import { TimeSheetsPage } from './pages/timeSheetsPage';
import { receiptFile } from './receiptFiles';

/**
 * How many clicks, taps and keys everyday tasks take, without the texts and values themselves ("Two minutes a day").
 * tests/bench/README.md has the counts; a task that takes more than its limit fails.
 */
test.use({ signedInAs: 'member', language: 'en' });

test(
  'few actions: a record for today like yesterday’s, with a new description',
  { tag: '@all' },
  async ({ page, isMobile, service }) => {
    const task = 'record today like yesterday';
    await page.goto('/work');
    await expect(page.getByRole('list', { name: 'Days of the week' })).toHaveAttribute('aria-busy', 'false');
    const hand = new Hand(page, isMobile);
    await hand.press(page.getByRole('button', { name: 'New Entry' }).first());
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Project')).not.toHaveValue('');
    await hand.press(dialog.getByLabel('Description'));
    await hand.write('Consultation hour');
    await hand.press(dialog.getByRole('button', { name: 'Save and close' }));
    await expect(dialog).toBeHidden();
    expect(recordsOf(service, 'Consultation hour')).toMatchObject([
      { Date: '2026-11-18', Project_fk: expect.any(Number) },
    ]);
    expectAtMost(3, task, isMobile ? 'touch' : 'mouse', hand);
  },
);

test('few actions: copying a whole week', { tag: '@all' }, async ({ page, isMobile }) => {
  await page.goto('/work?view=week');
  const sum = page.getByRole('region', { name: 'Week at a glance' }).locator('p b');
  const lastWeek = page.getByRole('button', { name: 'Take over last week' });
  const dialog = page.getByRole('dialog', { name: 'Take over last week' });
  await expect(sum).toHaveText(/^\d/u);
  // The choice of hours is only needed the first time, because the app remembers it.
  await lastWeek.click();
  await dialog.getByRole('button', { name: 'Rows and hours' }).click();
  await dialog.getByRole('button', { name: 'Take over' }).click();
  await expect(dialog).toBeHidden();
  const filled = await sum.textContent();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(sum).not.toHaveText(filled ?? '');

  const hand = new Hand(page, isMobile);
  await hand.press(lastWeek);
  await hand.press(dialog.getByRole('button', { name: 'Take over' }));
  await expect(sum).toHaveText(filled ?? '');
  expectAtMost(2, 'a whole week', isMobile ? 'touch' : 'mouse', hand);
});

test('few actions: correcting yesterday’s hours', { tag: '@all' }, async ({ page, isMobile, service }) => {
  const yesterday = '2026-11-17';
  oneRecordOn(service, yesterday);
  await page.goto(isMobile ? '/work' : '/work?view=week');
  const cell = page.getByRole('textbox', { name: /^Tue 17\.11\..*MES-Einführung/u });
  const hand = new Hand(page, isMobile);
  await hand.press(isMobile ? page.getByRole('button', { name: /^Hours: 17\.11\.2026, .*3\.0$/u }) : cell);
  if (isMobile) await expect(page.getByRole('textbox', { name: 'Hours' })).toBeFocused();
  await hand.write('5,5');
  await (isMobile ? hand.press(page.getByRole('button', { name: 'Save', exact: true })) : hand.key('Enter'));
  await expect.poll(() => hoursOn(service, yesterday)).toEqual([5.5]);
  expectAtMost(2, 'correct yesterday’s hours', isMobile ? 'touch' : 'mouse', hand);
});

test(
  'few actions: making an entry with its project of a meeting in the calendar',
  { tag: '@all' },
  async ({ page, context, baseURL, isMobile, service }) => {
    const subject = 'Lasttest mit 40 Terminals ausgewertet';
    await openWithMeeting(page, context, baseURL ?? '', subject);
    const hand = new Hand(page, isMobile);
    await hand.press(page.getByRole('button', { name: 'From meetings' }));
    await hand.press(page.getByRole('button', { name: 'Create 1 entry' }));
    await expect(page.getByText('1 entry created')).toBeVisible();
    const today = recordsOf(service, subject).filter(({ Date: day }) => day === '2026-11-18');
    expect(today).toMatchObject([{ Project_fk: expect.any(Number) }]);
    expectAtMost(2, 'a meeting of the calendar', isMobile ? 'touch' : 'mouse', hand);
  },
);

test('few actions: a taxi receipt, photographed or chosen', { tag: '@all' }, async ({ page, isMobile }) => {
  await page.goto('/expenses');
  const hand = new Hand(page, isMobile);
  await hand.press(page.getByRole('button', { name: 'New Entry' }).first());
  const dialog = page.getByRole('dialog');
  const chooser = page.waitForEvent('filechooser');
  await hand.press(dialog.getByText(isMobile ? 'Take photo' : 'Choose file'));
  const file = { name: 'taxi.png', mimeType: 'image/png', buffer: receiptFile('png') };
  await (await chooser).setFiles(file);
  await expect(dialog.getByLabel('Cost')).toBeFocused();
  await hand.write('23.40');
  await hand.choose(dialog.getByLabel('Type'), 'Travel expenses');
  await hand.press(dialog.getByRole('button', { name: 'Save and close' }));
  await expect(dialog).toBeHidden();
  await expect(page.getByText('€23.40').first()).toBeVisible();
  expectAtMost(5, 'a taxi receipt', isMobile ? 'touch' : 'mouse', hand);
});

test(
  'few actions: checking, creating, signing and sending the last month',
  { tag: '@all' },
  async ({ page, isMobile, service }) => {
    service.db.run(`delete from sheets where fromDay = '2026-10-01' and ${own}`, accounts.member.mail);
    const sheets = new TimeSheetsPage(page, isMobile);
    await page.goto('/timesheets');
    const hand = new Hand(page, isMobile);
    await hand.press(page.getByRole('link', { name: 'Close month' }));
    await expect(page).toHaveURL(/\/timesheets\/month/u);
    // The page opens on the oldest month that was not sent from this device, and no seeded sheet was sent from it.
    await page.goto('/timesheets/month/2026-10');
    await hand.press(page.getByRole('button', { name: 'Create time sheet' }));
    await hand.press(page.getByRole('button', { name: 'Sign', exact: true }));
    await sheets.draw();
    await hand.press(sheets.signDialog.getByRole('button', { name: 'Finish and mail' }));
    await expect(sheets.signDialog).toBeHidden();
    await expect(page.getByText('Requested on 18.11.')).toBeVisible();
    expect(service.mails().filter(({ to }) => to === accounts.member.mail)).toHaveLength(1);
    expectAtMost(4, 'close a month', isMobile ? 'touch' : 'mouse', hand);
  },
);
