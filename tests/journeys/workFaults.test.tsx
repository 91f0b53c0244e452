import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { server } from '../jsdom/testService';
import { renderApp } from '../render';
import { firstRow, openDialog, openWork, recordRows } from './workScreen';

const row = {
  Id: 1,
  Employee: 'jalbrecht',
  Date: '2026-11-17',
  Description: 'Workshop',
  HoursWorked: 8,
};

/** The faults that any call can have are in callFaults.test.tsx. */
describe('a work list that cannot be read shows the reason, and a retry works:', () => {
  test.each([
    ['200 with malformed JSON', () => new HttpResponse('[{"Id":1,'), /cannot be read \(field: JSON\)/u],
    ['an object instead of a list', () => HttpResponse.json({}), /cannot be read/u],
    [
      'a record without hours',
      () => HttpResponse.json([{ ...row, HoursWorked: undefined }]),
      /0\.HoursWorked/u,
    ],
    [
      'hours that are no number',
      () => HttpResponse.json([{ ...row, HoursWorked: 'eight' }]),
      /0\.HoursWorked/u,
    ],
    ['a date that does not exist', () => HttpResponse.json([{ ...row, Date: '2026-02-30' }]), /0\.Date/u],
  ])('%s', async (_name, answer, message) => {
    server.use(http.post('*/api/workrecords', answer, { once: true }));
    const { user } = await renderApp({ path: '/work', signedInAs: 'member', language: 'en' });
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText('Working time could not be loaded')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(recordRows()).toHaveLength(20));
  });
});

test('an answer to saving without an id keeps the typed values in the form, and saving again works', async () => {
  server.use(http.put('*/api/workrecords', () => HttpResponse.json({}), { once: true }));
  const { user } = await openWork();
  const dialog = within(await openDialog(user));
  await user.type(dialog.getByLabelText('Work hours'), '6');
  await user.type(dialog.getByLabelText('Description'), 'Typed once');
  await user.click(dialog.getByRole('button', { name: 'Save and close' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    /^The server did not say what it saved, and the entry was not found in the list: check before entering it again\.$/u,
  );
  expect(dialog.getByLabelText('Description')).toHaveValue('Typed once');
  expect(dialog.getByLabelText('Work hours')).toHaveValue('6');
  await user.click(dialog.getByRole('button', { name: 'Save and close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(firstRow()).toHaveTextContent('Typed once'));
});

test('an answer after the user has left the screen changes nothing', async () => {
  let answerLate = () => {};
  const late = new Promise<void>((resolve) => {
    answerLate = resolve;
  });
  server.use(
    http.post('*/api/workrecords', async () => {
      await late;
      return HttpResponse.json([row]);
    }),
  );
  const { router, store } = await renderApp({ path: '/work', signedInAs: 'member', language: 'en' });
  await waitFor(() => expect(Object.keys(store.getState().api?.queries ?? {})).not.toEqual([]));
  await router.navigate('/dashboard');
  answerLate();
  const kept = () => Object.keys(store.getState().api?.queries ?? {});
  await waitFor(() => expect(kept().filter((key) => key.startsWith('listWorkRecords'))).toEqual([]));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
