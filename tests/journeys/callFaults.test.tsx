import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp } from '../render';
import { allSavings } from './allSavings';
import { answerOnce, expectReasonAndRetry, faults, faultsAt, refused } from './shownFaults';
import { leave } from './leave';
import { inSuite } from '../suite';
import { savings } from './savings';
import { openDialog, openWork } from './workScreen';

async function expectTold(...words: readonly RegExp[]): Promise<void> {
  await waitFor(() => {
    for (const word of words) expect(document.body).toHaveTextContent(word);
  });
  expect(document.body).not.toHaveTextContent('Oops');
}

const notFound = /the entry was not found in the list: check before entering it again/u;

const expiry = async () => screen.findByRole('heading', { name: 'Your session hat timeout.' });

describe('a failed list shows the reason and a retry, and a 401 ends the session', () => {
  test.each([
    ['/work', '/workrecords', /Working time could not be loaded/u, 0],
    ['/expenses', '/expenses', /The expenses could not be loaded/u, 1],
    ['/timesheets', '/sheet/time', /The time sheets could not be loaded/u, 3],
  ])('%s', async (path, call, words, turn) => {
    const open = async () => renderApp({ path, signedInAs: 'member', language: 'en' });
    const app = await expectReasonAndRetry({
      method: 'post',
      path: call,
      open,
      words,
      faults: faultsAt(turn),
    });
    await screen.findByRole('table');

    answerOnce('post', call, () => refused(401, { message: 'token missing or expired' }));
    await leave(app);
    await app.router.navigate(path);
    expect(await expiry()).toBeVisible();
    expect(app.router.state.location.pathname).toBe('/expired');
  });
});

/**
 * The actions that `npm test` tries: one for each form, dialog, section and list. The large suite tries the others,
 * which use the same components; `calls/everyCall.test.ts` proves the results of each of their calls.
 */
const ofEachScreen = new Set([
  'a new work record',
  'a work record edited in place',
  'a copied work record',
  'a deleted work record',
  'hours typed into the week grid',
  'a new expense with a receipt',
  'a new time sheet',
  'a signature',
  'the content of a time sheet, for its PDF',
  'a new board',
  'the title of a board',
  'a new member of a board',
  'a new task',
  'a moved task',
  'an edited task',
  'a comment',
  'a new customer',
  "a customer's basic information",
  "a project's revenue in its line",
  'a member who is taken out of a project',
]);

describe('a failed call shows the reason, loses nothing, and works when repeated', () => {
  test.each(
    inSuite(
      allSavings.filter(({ what }) => ofEachScreen.has(what)),
      allSavings,
    ),
  )('$what (R-9.31, R-10.13, R-10.14, R-11.22, R-12.21)', async (saving) => {
    const { method, path, prepare, submit, words, isKept, isDone } = saving;
    const isFault = ([fault]: (typeof faults)[number]) =>
      !(fault === '200 empty' && saving.mayBeEmpty) &&
      !(fault.startsWith('403') && saving.isClosedBy403) &&
      // Then it waits in the outbox: outbox.test.tsx, outboxExpenses.test.tsx, waitingTasks.test.tsx,
      // waitingEdits.test.tsx.
      !(fault === 'dropped' && (saving.waits || path.startsWith('/workrecords')));
    const app = await prepare();
    for (const [fault, answer, reason] of faultsAt(allSavings.indexOf(saving), faults.filter(isFault))) {
      answerOnce(method, path, answer);
      await submit(app);
      if (saving.isCreation && fault.startsWith('200')) await expectTold(notFound);
      else await expectTold(words, (fault.startsWith('403') && saving.noRights) || reason);
      if (saving.opensError) await screen.findByRole('dialog', { name: 'Error' });
      await waitFor(isKept);
    }
    await submit(app);
    await waitFor(isDone);
    expect(document.body).not.toHaveTextContent('Oops');
  });

  // For the draft that an open form keeps then, see expiredSession.test.tsx and expensesDraft.test.tsx.
  test.each(savings.filter(({ what }) => /deleted work|new time sheet|signature|content/u.test(what)))(
    '$what with a 401 leads to /expired',
    async ({ method, path, prepare, submit }) => {
      const app = await prepare();
      answerOnce(method, path, () => refused(401, { message: 'token missing or expired' }));
      await submit(app);
      expect(await expiry()).toBeVisible();
      expect(app.router.state.location.pathname).toBe('/expired');
    },
  );
});

describe('the selects of a form', () => {
  test.each(faultsAt(0, faults.slice(0, 3)))(
    '%s shows "Error", and a retry works',
    async (_fault, answer) => {
      answerOnce('get', '/customers', answer);
      const { user } = await openWork();
      const dialog = within(await openDialog(user));
      const customer = dialog.getByLabelText('Customer');
      await within(customer).findByRole('option', { name: 'Error' });
      await user.click(dialog.getByRole('button', { name: 'Try again' }));
      await user.selectOptions(
        customer,
        await within(customer).findByRole('option', { name: 'Stadtwerke Lindenau' }),
      );
      expect(dialog.getByLabelText('Customer')).not.toHaveValue('');
    },
  );

  test.each(faultsAt(1, faults.slice(0, 3)))(
    'the projects of a customer after %s show "Error", and a retry works',
    async (_fault, answer) => {
      answerOnce('get', '/projects/*', answer);
      const { user } = await openWork();
      // The form loads the projects of the last booked customer at once.
      const dialog = within(await openDialog(user));
      const project = dialog.getByLabelText('Project');
      await within(project).findByRole('option', { name: 'Error' });
      await user.click(dialog.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(within(project).queryByRole('option', { name: 'Error' })).toBeNull());
      expect(within(project).getAllByRole('option').length).toBeGreaterThan(1);
    },
  );
});
