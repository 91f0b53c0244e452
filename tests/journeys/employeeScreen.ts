import { screen, within } from '@testing-library/react';
import { type AccountName, guidOf } from '../accounts';
import { watchCalls } from '../jsdom/sentCalls';
import { testService } from '../jsdom/testService';
import { renderApp } from '../render';

/** Opens the page of the user `shown` as the user `signedInAs`. */
export const openPerson = async (signedInAs: AccountName, shown: AccountName = 'manager', search = '') => {
  const guid = guidOf(testService(), shown);
  const app = await renderApp({ path: `/employee/${guid}${search}`, signedInAs, language: 'en' });
  await screen.findByRole('heading', { level: 1, name: /\w/u });
  return { ...app, guid };
};

/** A section of the page in its current state. */
export const section = (name: string) => within(screen.getByRole('region', { name }));

/** The same as an admin; collects the calls that are sent afterwards. */
export const openTabs = async (search = '', shown: AccountName = 'manager') => {
  const app = await openPerson('admin', shown, search);
  await screen.findByRole('tablist');
  return { ...app, sent: watchCalls() };
};
