import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { accounts } from '../../../../tests/accounts';
import { server } from '../../../../tests/jsdom/testService';
import { renderApp } from '../../../../tests/render';

test.each([
  ['fails', 500],
  ['is busy', 429],
])(
  'if the service %s, mail and password are not marked as wrong, because they were not checked (R-24.63)',
  async (_name, status) => {
    server.use(http.post('*/api/auth/signin/', () => new HttpResponse('<h1>Oops</h1>', { status })));
    const { user } = await renderApp();
    await user.type(await screen.findByLabelText('E-Mail'), accounts.member.mail);
    await user.type(screen.getByLabelText('Passwort'), 'tagwerk{Enter}');
    expect(await screen.findAllByText('Nicht geprüft')).toHaveLength(2);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `Nicht angemeldet. Der Server meldet einen Fehler (${status}).`,
    );
    expect(screen.queryByText('E-Mail oder Passwort stimmt nicht')).not.toBeInTheDocument();
  },
);
