import { type Locator, type Page, expect } from '@playwright/test';

/** A list on either device: rows with buttons on a desktop, cards with a menu on a phone. English labels. */
export class EntryList {
  readonly page: Page;
  readonly isPhone: boolean;

  constructor(page: Page, isPhone: boolean) {
    this.page = page;
    this.isPhone = isPhone;
  }

  /** The entries of the list that can be deleted, as rows or cards. */
  get entries(): Locator {
    const actions = this.page.getByRole('button', { name: this.isPhone ? 'Actions' : 'Delete' });
    return this.page.getByRole(this.isPhone ? 'listitem' : 'row').filter({ has: actions });
  }

  entry(text: string): Locator {
    return this.entries.filter({ hasText: text });
  }

  /** Runs an action of an entry by its button, or by the menu of its card. */
  async act(entry: Locator, action: string): Promise<void> {
    const button = entry.getByRole('button', { name: action });
    if (!this.isPhone || (await button.isVisible())) {
      await button.click();
      return;
    }
    await entry.getByRole('button', { name: 'Actions' }).click();
    await this.page.getByRole('menuitem', { name: action, exact: true }).click();
  }

  /** The names of an entry's actions, without its description; on a phone those of its menu. */
  async actionsOf(entry: Locator): Promise<string[]> {
    if (this.isPhone) await entry.getByRole('button', { name: 'Actions' }).click();
    const actions = this.isPhone ? this.page.getByRole('menuitem') : entry.getByRole('button');
    await expect(actions.first()).toBeVisible();
    const names = await actions.evaluateAll((all) =>
      all.map((one) => (one.ariaLabel ?? one.textContent ?? '').replace(/:.*/u, '')),
    );
    if (this.isPhone) await this.page.keyboard.press('Escape');
    return names;
  }

  /** Closes the dialog by its cross, as on a touch screen. */
  async close(dialog: Locator): Promise<void> {
    await dialog.getByRole('button', { name: 'Close' }).click();
  }
}
