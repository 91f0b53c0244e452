import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export async function requestMail(user: UserEvent, mail: string): Promise<void> {
  await user.type(await screen.findByLabelText('Mail'), mail);
  await user.click(screen.getByRole('button', { name: 'Request email' }));
}

export async function enterCode(user: UserEvent, code: string): Promise<void> {
  await user.clear(await screen.findByLabelText('Code'));
  await user.type(screen.getByLabelText('Code'), code);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

export async function savePassword(
  user: UserEvent,
  password = 'neu und lang',
  repetition = password,
): Promise<void> {
  await user.type(await screen.findByLabelText('New password'), password);
  await user.type(screen.getByLabelText('Repeat password'), repetition);
  await user.click(screen.getByRole('button', { name: 'Save password' }));
}
