import { screen, within } from '@testing-library/react';
import { watchCalls } from '../jsdom/sentCalls';
import { renderApp } from '../render';

/** The path of the search call. */
export const FIND = '/data/find/';

export async function openBar(path = '/planner') {
  const app = await renderApp({ path, signedInAs: 'member', language: 'en' });
  await screen.findByRole('heading', { level: 1 });
  return { ...app, sent: watchCalls(), field: screen.getByRole('combobox', { name: 'Search' }) };
}

export const searched = (sent: ReturnType<typeof watchCalls>) =>
  sent.of('GET', FIND).map(({ path }) => decodeURIComponent(path.slice(FIND.length)));

export const group = async (name: string) => within(await screen.findByRole('group', { name }));
export const option = async (name: string | RegExp) => screen.findByRole('option', { name });

/** The option of the customer, because a planner has the same name. */
export const kessler = async () =>
  (await group('Customers')).findByRole('option', { name: 'Kessler Maschinenbau GmbH' });
