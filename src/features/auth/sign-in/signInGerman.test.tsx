import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { accounts } from '../../../../tests/accounts';
import { server } from '../../../../tests/jsdom/testService';
import { renderApp } from '../../../../tests/render';

test('if the service fails, mail and password are not marked as wrong, because they were not checked', async () => {
  server.use(http.post('*/api/auth/signin/', () => new HttpResponse('<h1>Oops</h1>', { status: 500 })));
  const { user } = await renderApp();
  await user.type(await screen.findByLabelText('E-Mail'), accounts.member.mail);
  await user.type(screen.getByLabelText('Passwort'), 'tagwerk{Enter}');
  expect(await screen.findAllByText('Nicht geprüft')).toHaveLength(2);
  expect(screen.queryByText('E-Mail oder Passwort stimmt nicht')).not.toBeInTheDocument();
});
