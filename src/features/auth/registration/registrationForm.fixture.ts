import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Somebody who registers, by the labels of the form. */
export const mara = {
  'Given name': 'Mara',
  Surname: 'Lindt',
  Username: 'mlindt',
  Mail: 'mara.lindt@nordfeld.example',
  Password: 'geheim',
  'Repeat password': 'geheim',
};

export const consent = 'I accept the privacy policy and terms';

/** Puts values into fields at once: what happens while somebody types has tests of its own. */
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

/** Everything as Mara has it but these values, accepted and sent. */
export async function register(user: UserEvent, values?: Readonly<Record<string, string>>): Promise<void> {
  await fill(user, { ...mara, ...values });
  await user.click(screen.getByRole('checkbox', { name: consent }));
  await submit(user);
}
