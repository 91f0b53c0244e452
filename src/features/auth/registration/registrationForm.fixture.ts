import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** A sample user, by the labels of the form. */
export const mara = {
  'Given name': 'Mara',
  Surname: 'Lindt',
  Username: 'mlindt',
  Mail: 'mara.lindt@nordfeld.example',
  Password: 'geheim',
  'Repeat password': 'geheim',
};

export const consent = 'I accept the privacy policy and terms';

/** Sets the fields directly; behaviour during typing is tested elsewhere. */
export async function fill(user: UserEvent, values: Readonly<Record<string, string>> = mara): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = screen.getByLabelText(name);
    await user.clear(field);
    await user.click(field);
    await user.paste(value);
  }
}

export async function submit(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Register' }));
}

/** Registers Mara with some values replaced: fills the form, accepts the terms and sends it. */
export async function register(user: UserEvent, values?: Readonly<Record<string, string>>): Promise<void> {
  await fill(user, { ...mara, ...values });
  await user.click(screen.getByRole('checkbox', { name: consent }));
  await submit(user);
}
