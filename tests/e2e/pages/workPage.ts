import { type Locator, type Page, expect } from '@playwright/test';

/** The work screen on either device: a table on a desktop, cards with a menu on a phone. English labels. */
export class WorkPage {
  readonly page: Page;
  readonly isPhone: boolean;

  constructor(page: Page, isPhone: boolean) {
    this.page = page;
    this.isPhone = isPhone;
  }

  async open(): Promise<void> {
    await this.page.goto('/work');
    await expect(this.records.first()).toBeVisible();
  }

  /** The records of the list, as rows or cards. */
  get records(): Locator {
    const actions = this.page.getByRole('button', { name: this.isPhone ? 'Actions' : 'Copy' });
    return this.page.getByRole(this.isPhone ? 'listitem' : 'row').filter({ has: actions });
  }

  record(text: string): Locator {
    return this.records.filter({ hasText: text });
  }

  get newEntry(): Locator {
    return this.page.getByRole('button', { name: 'New Entry' });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** Runs an action of a record by the button of its row, or by the menu of its card. */
  async act(record: Locator, action: 'Edit' | 'Copy' | 'For today' | 'Delete'): Promise<void> {
    if (!this.isPhone) {
      await record.getByRole('button', { name: action }).click();
      return;
    }
    await record.getByRole('button', { name: 'Actions' }).click();
    await this.page.getByRole('menuitem', { name: action, exact: true }).click();
  }

  /** Starts inline edit by a double-click on the description, or by the menu on a phone. */
  async editInline(record: Locator): Promise<void> {
    if (this.isPhone) {
      await record.getByRole('button', { name: 'Actions' }).click();
      await this.page.getByRole('menuitem', { name: 'Edit here' }).click();
    } else {
      await record.getByRole('cell').nth(3).dblclick();
    }
    await expect(this.page.getByRole('textbox', { name: 'Description' })).toBeFocused();
  }

  async enter(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(fields)) {
      await this.dialog.getByLabel(label, { exact: true }).fill(value);
    }
  }
}
