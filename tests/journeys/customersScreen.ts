import { screen, within } from '@testing-library/react';
import type { AccountName } from '../accounts';
import { type Rendered, renderApp } from '../render';
import type { Service } from '../service/service';

/** Opens the customers in English and waits until they are shown. */
export async function openCustomers(signedInAs: AccountName = 'manager'): Promise<Rendered> {
  const app = await renderApp({ path: '/customers', signedInAs, language: 'en' });
  await screen.findByText('Kessler Maschinenbau GmbH');
  return app;
}

/** The card of a customer, or its row on phones. */
export function cardOf(name: string): HTMLElement {
  const card = screen.getByText(name).closest('li');
  if (!card) throw new Error(`${name} has no card`);
  return card;
}

/** The rows of the table, without a query by role, which is slow on a long page. */
export function customerRows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('tr[data-record]')];
}

export function rowOf(name: string): HTMLElement {
  const row = customerRows().find((one) => one.textContent.includes(name));
  if (!row) throw new Error(`${name} has no row`);
  return row;
}

/** Names of the customers on the page, in order. */
export function shownNames(): string[] {
  return screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
}

/** Presses New Customer. */
export async function openNewCustomer(user: Rendered['user']): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'New Customer' }));
  return screen.findByRole('dialog', { name: 'New Customer' });
}

/** Presses Settings of a customer. */
export async function openSettings(user: Rendered['user'], name: string): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: `Settings: ${name}` }));
  return screen.findByRole('dialog', { name: 'Edit customer' });
}

/** Replaces the texts of fields in the dialog. */
export async function fill(
  user: Rendered['user'],
  dialog: HTMLElement,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = within(dialog).getByLabelText(label);
    await user.clear(field);
    if (value === '') continue;
    await user.click(field);
    await user.paste(value);
  }
}

/** Adds customers to those of the seed. */
export function addCustomers(service: Service, count: number): void {
  for (let number = 1; number <= count; number += 1) {
    const name = `Zulieferer ${String(number).padStart(2, '0')}`;
    service.db.run('insert into customers (Name, Active) values (?, 1)', name);
  }
}
