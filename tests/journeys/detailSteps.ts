import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { type Rendered, renderApp } from '../render';

export const kessler = 'Kessler Maschinenbau GmbH';
/** The message to users without the right. */
export const noRights = /You do not have permisson to process this action\./u;

const opened = (path: string, name: string) => async (): Promise<Rendered> => {
  const app = await renderApp({ path, signedInAs: 'manager', language: 'en' });
  await screen.findByRole('heading', { level: 1, name });
  return app;
};
/** Opens the page of a customer and waits until it is loaded. */
export const openKessler = opened('/customer/2', kessler);
/** Opens the page of one of its projects and waits until it is loaded. */
export const openProject = opened('/project/5', 'MES-Einführung Werk 2');

/** Closes the "Error" dialog if the last attempt opened one. */
export async function closeError({ user }: Rendered): Promise<void> {
  const error = screen.queryByRole('dialog', { name: 'Error' });
  if (!error) return;
  await user.click(within(error).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(error).not.toBeInTheDocument());
}

/** Clicks a button once the action before it has finished, and closes an "Error" dialog first. */
export const press = (name: string) => async (app: Rendered) => {
  await closeError(app);
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  await app.user.click(button);
};

export const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
export const noDialog = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

/** Opens a section of a page for editing. */
export async function edit({ user }: Rendered, section: string): Promise<HTMLElement> {
  const region = await screen.findByRole('region', { name: section });
  await user.click(within(region).getByRole('button', { name: 'Edit' }));
  return within(region).findByRole('form');
}

export const sectionIsRead = (section: string) =>
  expect(within(screen.getByRole('region', { name: section })).queryByRole('form')).not.toBeInTheDocument();
