import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { loadCustomerPage, loadProjectPage } from '@/features/customers';
import type { AccountName } from '../accounts';
import { server } from '../jsdom/testService';
import { renderApp } from '../render';

/** Customer 2 of the seed: five projects (5 to 9), seven members and a board. */
export const kessler = { path: '/customer/2', name: 'Kessler Maschinenbau GmbH' } as const;
/** An active project of this customer. */
export const mes = { path: '/project/5', name: 'MES-Einführung Werk 2' } as const;

/** Opens the page of a customer or project and waits until it is loaded. */
export async function openDetail(
  { path, name }: { readonly path: string; readonly name: string },
  signedInAs: AccountName = 'manager',
) {
  // The test's time must not include the loading of modules.
  await Promise.all([loadCustomerPage(), loadProjectPage()]);
  const app = await renderApp({ path, signedInAs, language: 'en' });
  await screen.findByRole('heading', { level: 1, name });
  return app;
}

/** A section of the page. */
export const section = (name: string) => within(screen.getByRole('region', { name }));

/** Opens a section for editing. */
export async function edit(user: Awaited<ReturnType<typeof openDetail>>['user'], name: string) {
  await user.click(section(name).getByRole('button', { name: 'Edit' }));
  return within(await section(name).findByRole('form'));
}

/** Lets a call be refused with a status and the service's message. */
export function refuse(
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  status: number,
  message = 'no',
) {
  server.use(http[method](`*/api${path}`, () => HttpResponse.json({ message }, { status })));
}

/** The message to users without the right. */
export const noPermission = 'You do not have permisson to process this action.';
