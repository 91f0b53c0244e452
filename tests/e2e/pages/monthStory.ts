import { expect } from '@playwright/test';
import { receiptFile } from '../receiptFiles';
import type { Walker } from '../walker';
import { ExpensesPage } from './expensesPage';
import { WorkPage } from './workPage';

/** Fills an empty list with October 2026, each part in a different way: a typed line, several days, a copied week. */
export async function fillMonth(walker: Walker): Promise<void> {
  const { page } = walker;
  await page.goto('/work');
  await expect(page.getByText('No entries yet')).toBeVisible();
  await typeLine(walker);
  await copyForToday(walker);
  await saveSeveralDays(walker);
  await changeThree(walker);
  await copyWeek(walker);
}

/** Records the first day by a line of quick entry. */
async function typeLine(walker: Walker): Promise<void> {
  const { page } = walker;
  const line = page.getByRole('combobox', { name: 'Quick entry' });
  await walker.keyOr('n', line);
  await page.keyboard.type('8h Kessler MES Kick-off 1.10.');
  await expect(page.getByRole('group', { name: 'Understood' })).toContainText('MES-Einführung Werk 2');
  await walker.keys('Enter');
  await expect(new WorkPage(page, walker.isTouch).record('Kick-off')).toContainText('8.0');
}

/** Copies the record for today by its button. */
async function copyForToday(walker: Walker): Promise<void> {
  const { page } = walker;
  const work = new WorkPage(page, walker.isTouch);
  const record = work.record('Kick-off');
  if (walker.isTouch) {
    await walker.press(record.getByRole('button', { name: 'Actions' }));
    await walker.press(page.getByRole('menuitem', { name: 'For today' }));
  } else await walker.press(record.getByRole('button', { name: 'For today' }));
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeFocused();
  await page.keyboard.type(', follow-up');
  await walker.keys('Enter');
  await expect(work.record('Kick-off, follow-up')).toContainText('18.11.');
}

/** Records a whole week by the dialog: one entry for five days. */
async function saveSeveralDays(walker: Walker): Promise<void> {
  const { page } = walker;
  const { dialog, newEntry, records } = new WorkPage(page, walker.isTouch);
  await walker.keyOr('e', newEntry.first());
  await expect(dialog.getByLabel('Project')).not.toHaveValue('');
  await walker.writeDay(dialog.getByLabel('Date', { exact: true }), '5.10.', '2026-10-05');
  await walker.write(dialog.getByLabel('Description'), 'Workshop');
  const calendar = page.getByRole('dialog', { name: 'Several days' });
  const several = dialog.getByRole('button', { name: 'several days' });
  if (walker.isKeyboard) {
    // The buttons of the date field are not tab stops of the form.
    await walker.goTo(dialog.getByLabel('Date', { exact: true }));
    await walker.keys('Alt+ArrowDown');
    await walker.press(
      page.getByRole('dialog', { name: 'Choose date' }).getByRole('button', { name: 'Several days' }),
    );
  } else await walker.press(several);
  const day = (date: number) => calendar.getByRole('button', { name: new RegExp(` ${date} October`, 'u') });
  if (walker.isKeyboard) {
    await expect(day(5)).toBeFocused();
    for (const _ of [6, 7, 8, 9]) await walker.keys('ArrowRight', 'Space');
  } else for (const date of [6, 7, 8, 9]) await walker.press(day(date));
  await expect(calendar.getByText('5 days')).toBeVisible();
  await walker.keyOr('Enter', calendar.getByRole('button', { name: 'Use these days' }));
  await walker.keyOr('Control+Enter', dialog.getByRole('button', { name: 'Save and close' }));
  await expect(page.getByText(/^5 days saved/u)).toBeVisible();
  await expect(records).toHaveCount(7);
}

/** Changes the description of three entries together. */
async function changeThree(walker: Walker): Promise<void> {
  const { page } = walker;
  const work = new WorkPage(page, walker.isTouch);
  const workshops = work.record('Workshop');
  await expect(workshops).toHaveCount(5);
  if (walker.isTouch) {
    await walker.press(workshops.first().getByRole('button', { name: 'Actions' }));
    await walker.press(page.getByRole('menuitem', { name: 'Select' }));
    for (const at of [1, 2]) await workshops.nth(at).tap({ position: { x: 20, y: 20 } });
  } else if (walker.isKeyboard) {
    // Only one row is in the tab order, which is the last focused one.
    await walker.goTo(page.locator('tr[data-record][tabindex="0"]'));
    const first = workshops.first();
    const step =
      (await first.evaluate((row) => row.compareDocumentPosition(document.activeElement ?? row))) & 4
        ? 'ArrowUp'
        : 'ArrowDown';
    while (!(await first.evaluate((row) => row === document.activeElement))) await walker.keys(step);
    await walker.keys('Space', 'Shift+ArrowDown', 'Shift+ArrowDown');
  } else {
    const cell = (at: number) => workshops.nth(at).getByRole('cell').nth(3);
    await cell(0).click();
    await cell(2).click({ modifiers: ['Shift'] });
  }
  const selection = page.getByRole('region', { name: 'Selection' });
  await expect(selection.getByText('3 entries selected')).toBeVisible();
  await walker.press(selection.getByRole('button', { name: 'Text…' }));
  await walker.write(work.dialog.getByLabel('Description'), 'Acceptance test');
  await walker.keyOr('Control+Enter', work.dialog.getByRole('button', { name: 'Change 3 entries' }));
  await expect(page.getByText('3 entries changed')).toBeVisible();
  await expect(work.record('Acceptance test')).toHaveCount(3);
}

/** Copies the week before with its hours to the next week. */
async function copyWeek(walker: Walker): Promise<void> {
  const { page } = walker;
  await walker.keyOr('w', page.getByRole('button', { name: 'Week', exact: true }));
  const head = page.getByRole('region', { name: 'Week at a glance' });
  for (const week of [46, 45, 44, 43, 42]) {
    await walker.press(head.getByRole('button', { name: 'Week before' }));
    await expect(head.getByRole('heading', { name: `Week ${week}` })).toBeVisible();
  }
  await walker.keyOr('l', page.getByRole('button', { name: 'Take over last week' }));
  const dialog = page.getByRole('dialog', { name: 'Take over last week' });
  await walker.press(dialog.getByRole('button', { name: 'Rows and hours' }));
  await expect(dialog.getByText('5 entries · 40.0 h')).toBeVisible();
  await walker.keyOr('Control+Enter', dialog.getByRole('button', { name: 'Take over' }));
  await expect(dialog).toBeHidden();
  await expect(head.getByText('40.0')).toBeVisible();
}

/** Records an expense with a picture of its receipt, which is chosen, photographed or pasted. */
export async function recordExpense(walker: Walker): Promise<void> {
  const { page } = walker;
  const expenses = new ExpensesPage(page, walker.isTouch);
  const { dialog } = expenses;
  if (walker.isKeyboard) {
    await expenses.copy(receiptFile('png'));
    await walker.keys('ControlOrMeta+k');
    await page.keyboard.type('expenses');
    // Until the search has finished, Enter would choose the text itself.
    await expect(page.getByText('Nothing found for “expenses”')).toBeVisible();
    await walker.keys('Enter');
  } else {
    if (walker.isTouch) await walker.press(page.getByRole('button', { name: 'Open menu' }));
    await walker.press(page.getByRole('link', { name: 'Expenses' }));
  }
  await expect(page).toHaveURL(/\/expenses$/u);
  await expect(page.getByText('No expenses yet')).toBeVisible();
  await walker.keyOr('e', expenses.newEntry.first());
  await expect(dialog).toBeVisible();
  if (walker.isKeyboard) await walker.keys('ControlOrMeta+v');
  else {
    const choosing = page.waitForEvent('filechooser');
    await walker.press(dialog.getByText(walker.isTouch ? 'Take photo' : 'Choose file'));
    const file = { name: 'train.png', mimeType: 'image/png', buffer: receiptFile('png') };
    await (await choosing).setFiles(file);
  }
  await expect(dialog.getByLabel('Cost')).toBeFocused();
  await page.keyboard.type('23.40');
  await walker.writeDay(dialog.getByLabel('Date', { exact: true }), '8.10.', '2026-10-08');
  await walker.write(dialog.getByLabel('Description'), 'Train to the workshop');
  await walker.keyOr('Control+Enter', dialog.getByRole('button', { name: 'Save and close' }));
  await expect(dialog).toBeHidden();
  await expect(expenses.entry('Train to the workshop')).toContainText('€23.40');
}
