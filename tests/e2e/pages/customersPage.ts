import { type Locator, type Page, expect } from '@playwright/test';

/** The customers and their pages, with English labels. */
export class CustomersPage {
  readonly page: Page;
  readonly isPhone: boolean;

  constructor(page: Page, isPhone: boolean) {
    this.page = page;
    this.isPhone = isPhone;
  }

  async open(): Promise<void> {
    await this.page.goto('/customers');
    await expect(this.page.getByRole('link', { name: /^Open: / }).first()).toBeVisible();
  }

  get newCustomer(): Locator {
    return this.page.getByRole('button', { name: 'New Customer' });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name, exact: true });
  }

  /** The link to a customer or project, in a card or row. */
  openLink(name: string): Locator {
    return this.page.getByRole('link', { name: `Open: ${name}` });
  }

  settings(name: string): Locator {
    return this.page.getByRole('button', { name: `Settings: ${name}` });
  }
}
