import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { server } from '../jsdom/testService';
import { renderApp } from '../render';
import { answerOnce, expectReasonAndRetry, failures, faults, faultsAt, refused } from './shownFaults';

const screens = [
  ['/customer/2', '/customer/2', /The customer was not loaded/u, 'Kessler Maschinenbau GmbH'],
  ['/project/5', '/project/5', /The project was not loaded/u, 'MES-Einführung Werk 2'],
] as const;

describe.each(screens)('the page %s that cannot be loaded', (path, call, words, name) => {
  test('shows the reason and a retry (R-9.31, R-12.21)', async () => {
    const open = async () => renderApp({ path, signedInAs: 'manager', language: 'en' });
    await expectReasonAndRetry({ path: call, open, words, faults: faultsAt(0, failures) });
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  });

  test('a 403 is the Server Error screen with code and message', async () => {
    server.use(http.get(`*/api${call}`, () => refused(403, { message: 'not yours' })));
    await renderApp({ path, signedInAs: 'manager', language: 'en' });
    expect(await screen.findByText('You do nat have permisson to access this document')).toBeVisible();
    expect(document.body).toHaveTextContent('403');
    expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
  });

  test.each(faultsAt(1))(
    'an evaluation that fails (%s) empties the chart; the page stands, and a retry fills it (R-9.31)',
    async (_fault, answer, reason) => {
      let isBroken = true;
      server.use(
        http.get(`*/api${call}/evaluation`, ({ request }) =>
          // The request for the hours since 2000 belongs to the budget and must succeed.
          isBroken && !request.url.includes('startDate=2000') ? answer() : undefined,
        ),
      );
      const { user } = await renderApp({ path, signedInAs: 'manager', language: 'en' });
      await waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toBeVisible());
      await waitFor(() => expect(document.body).toHaveTextContent(/The hours were not loaded\./u));
      expect(document.body).toHaveTextContent(reason);
      expect(document.body).not.toHaveTextContent('Oops');
      isBroken = false;
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(document.body).not.toHaveTextContent(/The hours were not loaded/u));
    },
  );
});

describe('a customer’s tasks that cannot be loaded', () => {
  test.each(faultsAt(2))(
    'do not affect the page, and can be loaded again after %s (R-9.31)',
    async (_fault, answer) => {
      answerOnce('get', '/kanban/customer/2/tasks', answer);
      const { user } = await renderApp({ path: '/customer/2', signedInAs: 'manager', language: 'en' });
      const retry = await screen.findByRole('button', { name: 'Try again' });
      expect(screen.getByRole('heading', { level: 1, name: 'Kessler Maschinenbau GmbH' })).toBeVisible();
      await user.click(retry);
      await waitFor(() => expect(retry).not.toBeInTheDocument());
    },
  );
});

const withoutRights = faults.filter(([fault]) => fault.startsWith('403'));

describe('a member search that fails is an "Error" dialog', () => {
  // Without rights it is a fixed text, else the reason.
  test.each([...faultsAt(0, failures), ...faultsAt(0, withoutRights)])(
    '%s (R-9.27)',
    async (fault, answer, reason) => {
      answerOnce('post', '/users/find', answer);
      const { user } = await renderApp({ path: '/customer/2', signedInAs: 'manager', language: 'en' });
      await user.click(await screen.findByRole('button', { name: 'Add member' }));
      await user.type(await screen.findByRole('combobox', { name: 'People' }), 'anke');
      const error = await screen.findByRole('dialog', { name: 'Error' });
      const said = fault.startsWith('403') ? 'You do not have permisson to process this action.' : reason;
      expect(error).toHaveTextContent(said);
    },
  );
});

test('the list of customers that cannot be loaded shows the reason and a retry (R-9.31)', async () => {
  const nonsense = ['nonsense', () => HttpResponse.json([{ Id: null }]), /cannot be read/u] as const;
  await expectReasonAndRetry({
    method: 'post',
    path: '/customers',
    open: async () => renderApp({ path: '/customers', signedInAs: 'manager', language: 'en' }),
    words: /The customers were not loaded/u,
    faults: [nonsense, ...faultsAt(4, faults.slice(1))],
  });
  expect(await screen.findByText('Kessler Maschinenbau GmbH')).toBeVisible();
});

// A 403 sets the error state.
test.each(faultsAt(3, failures))(
  'a project’s row that cannot be loaded after %s shows the reason and a retry (R-9.31)',
  async (_fault, answer, reason) => {
    const { user } = await renderApp({ path: '/customer/2', signedInAs: 'manager', language: 'en' });
    answerOnce('get', '/project/6', answer);
    await user.click(await screen.findByRole('button', { name: 'Edit: Ersatzteil-Shop' }));
    await waitFor(() => expect(document.body).toHaveTextContent(/The project was not loaded/u));
    expect(document.body).toHaveTextContent(reason);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('form', { name: 'Ersatzteil-Shop' })).toBeVisible();
  },
);
