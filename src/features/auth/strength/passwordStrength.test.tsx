import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { patience } from '../../../../tests/patience';
import { renderApp } from '../../../../tests/render';
import { env } from '@/shared/env';
import { fill, mara, register } from '../registration/registrationForm.fixture';

test('a new password shows its strength during typing, and the required minimum length (R-2.66)', async () => {
  vi.spyOn(env, 'passwordMin', 'get').mockReturnValue(12);
  const { user } = await renderApp({ path: '/registration', language: 'en' });
  const password = await screen.findByLabelText('Password');
  expect(password).toHaveAccessibleDescription('At least 12 characters');
  await user.type(password, 'passwort');
  expect(await screen.findByText('Weak: guessed quickly', {}, patience)).toBeVisible();
  expect(password).toHaveAccessibleDescription(/Several words/u);
  await user.type(password, ' Bratkartoffel Mond');
  expect(await screen.findByText('Very strong')).toBeVisible();
  expect(screen.queryByText(/Several words/u)).not.toBeInTheDocument();
  // A password made from the user's own data is weak.
  await fill(user, { Surname: mara.Surname, Mail: mara.Mail, Password: mara.Mail });
  expect(await screen.findByText(/^(?:Very weak|Weak)/u)).toBeVisible();
  await register(user, { Password: 'kurz', 'Repeat password': 'kurz' });
  expect(password).toHaveAccessibleDescription('At least 12 characters');
  expect(password).toBeInvalid();
});
