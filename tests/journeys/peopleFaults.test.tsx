import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, test } from 'vitest';
import { guidOf } from '../accounts';
import { server, testService } from '../jsdom/testService';
import { renderApp } from '../render';
import { openTabs, section } from './employeeScreen';
import { type Method, answerOnce, expectReasonAndRetry, failures, faults, faultsAt } from './shownFaults';

/** An update may be answered without a body, so that is not a fault here. */
const toldOfUpdates = faults.filter(([fault]) => fault !== '200 empty');
/** A detail waits in the outbox if there is no answer: waitingEdits.test.tsx. */
const toldOfDetails = toldOfUpdates.filter(([fault]) => fault !== 'dropped');

async function expectTold(...words: readonly RegExp[]): Promise<void> {
  await waitFor(() => {
    for (const word of words) expect(document.body).toHaveTextContent(word);
  });
  expect(document.body).not.toHaveTextContent('Oops');
}

describe('people who cannot be loaded show the reason, and a retry works:', () => {
  test.each([
    ['/employees', 'post', '/users', /The employees could not be loaded/u, 'Employee Network', 0],
    [
      '/employee/{manager}',
      'get',
      '/users/{manager}',
      /This employee could not be loaded/u,
      'Tobias Reimann',
      2,
    ],
    ['/profile', 'get', '/users/{member}', /Your profile could not be loaded/u, 'Jana Albrecht', 3],
  ] as const)('the page %s (R-12.21)', async (path, method, call, words, heading, turn) => {
    const filled = (text: string) =>
      text.replace(/\{(member|manager)\}/u, (_all, name: 'member' | 'manager') =>
        guidOf(testService(), name),
      );
    const open = async () => renderApp({ path: filled(path), signedInAs: 'member', language: 'en' });
    const tried = path === '/employee/{manager}' ? failures : faults;
    await expectReasonAndRetry({ method, path: filled(call), open, words, faults: faultsAt(turn, tried) });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    await waitFor(() => expect(document.body).not.toHaveTextContent(words));
  });

  test('the notification settings (R-12.28)', async () => {
    await expectReasonAndRetry({
      path: '/users/me/notification',
      open: async () =>
        renderApp({ path: '/profile?tab=notification', signedInAs: 'member', language: 'en' }),
      words: /The notification settings could not be loaded/u,
      faults: faultsAt(1),
    });
    expect(await screen.findAllByRole('switch')).toHaveLength(9);
  });
});

describe('photos and backgrounds that cannot be loaded are replaced by initials, and the page works:', () => {
  test.each(faultsAt(0))('after %s (R-12.21)', async (_fault, answer) => {
    server.use(http.get('*/api/users/*/photo', answer), http.get('*/api/users/*/background', answer));
    await renderApp({ path: '/employees', signedInAs: 'member', language: 'en' });
    expect(await screen.findByRole('link', { name: 'Tobias Reimann' })).toBeVisible();
    expect(document.body).not.toHaveTextContent('Oops');
  });
});

describe('a failed change of a person shows the reason, loses nothing, and works when repeated:', () => {
  test('a section of a person’s page (R-12.21, R-12.24)', async () => {
    const { user, guid } = await openTabs('?tab=contact');
    const contact = () => section('Contact');
    await user.click(contact().getByRole('button', { name: /^Edit/u }));
    const phone = contact().getByRole('textbox', { name: 'Phone' });
    await user.clear(phone);
    await user.type(phone, '0821 99');
    for (const [, answer, reason] of faultsAt(1, toldOfDetails)) {
      answerOnce('put', `/users/${guid}`, answer);
      await user.click(contact().getByRole('button', { name: 'Save' }));
      await expectTold(/Not saved\./u, reason);
      expect(contact().getByRole('textbox', { name: 'Phone' })).toHaveValue('0821 99');
    }
    await user.click(contact().getByRole('button', { name: 'Save' }));
    expect(await contact().findByText('0821 99')).toBeVisible();
  });

  test('a person’s role, verification state and accountant mark (R-12.21)', async () => {
    const { user, guid } = await openTabs('?tab=settings', 'member');
    await user.click(screen.getByRole('radio', { name: 'Manager' }));
    await user.click(screen.getByRole('switch', { name: 'Accountant' }));
    const save = async () => user.click(screen.getByRole('button', { name: 'Save' }));
    for (const [, answer, reason] of faultsAt(2, toldOfUpdates)) {
      answerOnce('put', `/users/${guid}`, answer);
      await save();
      await expectTold(/Not saved\./u, reason);
      expect(screen.getByRole('radio', { name: 'Manager' })).toBeChecked();
      expect(screen.getByRole('switch', { name: 'Accountant' })).toBeChecked();
    }
    await save();
    expect(await screen.findByText('Saved.')).toBeVisible();
    await waitFor(() => expect(document.body).not.toHaveTextContent(/Not saved\./u));
  });

  test('the authorization of a newcomer (R-12.21)', async () => {
    testService().db.run("update users set verificationState = 'verified' where username = 'jalbrecht'");
    const { user, guid } = await openTabs('', 'member');
    const authorize = async () => user.click(screen.getByRole('button', { name: 'Authorize' }));
    for (const [, answer, reason] of faultsAt(3, toldOfUpdates)) {
      answerOnce('put', `/users/${guid}`, answer);
      await authorize();
      await expectTold(reason);
      expect(screen.getByText('Waiting for approval')).toBeVisible();
    }
    await authorize();
    await waitFor(() => expect(screen.queryByText('Waiting for approval')).not.toBeInTheDocument());
  });

  test.each([
    ['off', 'delete', 4],
    ['on', 'post', 5],
  ] as const)(
    'switching a subscription %s (R-12.21, R-12.29, R-12.30)',
    async (_what, method: Method, turn) => {
      const { user } = await renderApp({
        path: '/profile?tab=notification',
        signedInAs: 'member',
        language: 'en',
      });
      await screen.findAllByRole('switch');
      const comment = () => screen.getByRole('switch', { name: 'New comment' });
      const becomes = async (isOn: boolean) =>
        waitFor(() => expect(comment().matches(':checked')).toBe(isOn));
      if (method === 'post') {
        await user.click(comment());
        await becomes(false);
      }
      const before = method === 'delete';
      for (const [, answer, reason] of faultsAt(turn)) {
        answerOnce(method, '/users/me/notification', answer);
        await user.click(comment());
        const told = () => screen.getAllByText(/Not switched: New comment\./u).at(-1);
        await waitFor(() => expect(told()).toHaveTextContent(reason));
        await becomes(before);
        const toast = told()?.closest<HTMLElement>('[role=alert], [role=status], [data-tone]');
        const close = toast && within(toast).queryByRole('button', { name: /Close|Dismiss/u });
        if (close) await user.click(close);
      }
      await user.click(comment());
      await becomes(!before);
    },
  );
});
