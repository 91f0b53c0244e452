import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { holdAnswers } from '../../../../tests/jsdom/holdAnswers';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { server } from '../../../../tests/jsdom/testService';
import { answerOnce, refused } from '../../../../tests/journeys/shownFaults';
import {
  bar,
  clickWith,
  giveText,
  idsOf,
  row,
  selectFirst,
  selectedIds,
} from '../../../../tests/journeys/bulkScreen';
import { openWork, recordRows } from '../../../../tests/journeys/workScreen';
import { ownTime } from '../../../../tests/jsdom/testTime';

beforeEach(ownTime);

const broken = () => HttpResponse.json({ message: 'overloaded' }, { status: 500 });

describe('changing several records', () => {
  test('sends one call per record in order, each with the whole body; one undo sends the old bodies (R-4.44)', async () => {
    const calls = watchCalls();
    const { user } = await openWork();
    const ids = idsOf(0, 1, 2);
    await selectFirst(user, 3);
    await giveText(user, 'Named alike');
    await waitFor(() => expect(selectedIds()).toEqual([]));
    const sent = calls.of('PATCH');
    expect(sent.map(({ path }) => path)).toEqual(ids.map((id) => `/workrecords/${id}`));
    for (const { body } of sent) {
      expect(body).toMatchObject({ Description: 'Named alike' });
      expect(body).toHaveProperty('HoursWorked');
      expect(body).not.toHaveProperty('Customer_Name');
    }
    for (const index of [0, 1, 2]) expect(row(index)).toHaveTextContent('Named alike');

    const toast = (await screen.findByText('3 entries changed')).closest<HTMLElement>('[data-tone]');
    await user.click(within(toast ?? document.body).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Changes undone')).toBeVisible();
    const back = calls.of('PATCH').slice(3);
    expect(back.map(({ path }) => path)).toEqual(sent.map(({ path }) => path).toReversed());
    for (const index of [0, 1, 2]) expect(row(index)).not.toHaveTextContent('Named alike');
    expect(back.some(({ body }) => JSON.stringify(body).includes('Named alike'))).toBe(false);
  });

  test('a new customer and project: records that have them already need no call, and a customer has to be chosen (R-4.44)', async () => {
    const calls = watchCalls();
    const { user } = await openWork();
    await selectFirst(user, 6);
    await user.click((await bar()).getByRole('button', { name: 'Customer and project…' }));
    const dialog = within(await screen.findByRole('dialog'));
    const customer = dialog.getByLabelText('Customer');
    await user.click(dialog.getByRole('button', { name: 'Change 6 entries' }));
    expect(await dialog.findByText('Choose a customer')).toBeVisible();
    await waitFor(() => expect(within(customer).getAllByRole('option').length).toBeGreaterThan(1));
    const name = within(row(0)).getAllByRole('cell')[1]?.textContent ?? '';
    await user.selectOptions(customer, name);
    const project = dialog.getByLabelText('Project');
    const projectName = within(row(0)).getAllByRole('cell')[2]?.textContent ?? '';
    await waitFor(() => expect(within(project).getByRole('option', { name: projectName })).toBeVisible());
    await user.selectOptions(project, projectName);
    const before = recordRows()
      .slice(0, 6)
      .filter((one) => !(one.textContent.includes(name) && one.textContent.includes(projectName))).length;
    await user.click(dialog.getByRole('button', { name: 'Change 6 entries' }));
    await waitFor(() => expect(selectedIds()).toEqual([]));
    expect(calls.of('PATCH')).toHaveLength(before);
    for (let index = 0; index < 6; index += 1) {
      expect(row(index)).toHaveTextContent(name);
      expect(row(index)).toHaveTextContent(projectName);
    }
  });

  test('a refused record stays selected with the reason, the others still get theirs, and it can be tried again (R-4.45)', async () => {
    const { user } = await openWork();
    const [, second] = idsOf(0, 1);
    await selectFirst(user, 3);
    answerOnce('patch', `/workrecords/${second}`, () => refused(409, { message: 'locked' }));
    await giveText(user, 'Half of them');
    expect(await screen.findByText('2 entries changed')).toBeVisible();
    expect(selectedIds()).toEqual([second]);
    expect(row(1)).toHaveTextContent(/Not changed\..*locked/u);
    expect(row(1)).not.toHaveTextContent('Half of them');
    expect(row(2)).toHaveTextContent('Half of them');
    const selection = await bar();
    expect(selection.getByRole('status')).toHaveTextContent('1 not done');
    await user.click(selection.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(row(1)).toHaveTextContent('Half of them'));
    await waitFor(() => expect(selectedIds()).toEqual([]));
  });

  test('when the call fails but the list has the change, it counts as changed (R-4.45)', async () => {
    const { user, service } = await openWork();
    const [first] = idsOf(0);
    await selectFirst(user, 2);
    server.use(
      http.patch(
        `*/api/workrecords/${first}`,
        async ({ request }) => {
          await service.fetch(request.clone());
          return broken();
        },
        { once: true },
      ),
    );
    await giveText(user, 'It arrived');
    expect(await screen.findByText('2 entries changed')).toBeVisible();
    expect(row(0)).toHaveTextContent('It arrived');
    expect(selectedIds()).toEqual([]);
  });

  test('when the call fails and the list has the old record, it counts as not changed and the others are still sent', async () => {
    const { user } = await openWork();
    const [first] = idsOf(0);
    await selectFirst(user, 2);
    answerOnce('patch', `/workrecords/${first}`, () => broken());
    await giveText(user, 'Never arrived');
    expect(await screen.findByText('1 entry changed')).toBeVisible();
    expect(row(0)).toHaveTextContent(/Not changed\..*overloaded/u);
    expect(row(1)).toHaveTextContent('Never arrived');
  });

  test('when both the call and the list fail, nothing is claimed and nothing more is sent (R-4.45)', async () => {
    const calls = watchCalls();
    const { user } = await openWork();
    const ids = idsOf(0, 1);
    await selectFirst(user, 2);
    server.use(
      http.patch('*/api/workrecords/*', () => broken()),
      http.post('*/api/workrecords', () => broken()),
    );
    await giveText(user, 'Into the dark');
    await waitFor(() => expect(row(0)).toHaveTextContent('It is not known whether it was saved'));
    await waitFor(() => expect(row(1)).toHaveTextContent('Not sent.'));
    expect(selectedIds()).toEqual(ids);
    expect(calls.of('PATCH')).toHaveLength(1);
    expect(screen.queryByText(/changed$/u)).not.toBeInTheDocument();
  });

  test('each row says that it is being sent, and nothing else can be pressed meanwhile', async () => {
    const calls = watchCalls();
    const { user } = await openWork();
    await selectFirst(user, 2);
    const held = holdAnswers('patch', '/workrecords/*');
    await giveText(user, 'Slowly');
    await waitFor(() => expect(row(0)).toHaveTextContent('sending'));
    expect(row(1)).toHaveTextContent('waiting');
    await user.click((await bar()).getByRole('button', { name: 'Remove selected' }));
    expect(recordRows()).toHaveLength(20);
    held.letGo();
    await waitFor(() => expect(selectedIds()).toEqual([]));
    expect(calls.of('PATCH')).toHaveLength(2);
  });
});

describe('deleting several records', () => {
  test('Undo within five seconds: nothing is sent, and all records are back in their places (R-4.44)', async () => {
    const calls = watchCalls();
    const { user } = await openWork();
    const before = recordRows().map((one) => one.dataset['record']);
    await clickWith(user, 'Control', 1);
    await clickWith(user, 'Control', 4);
    await user.click((await bar()).getByRole('button', { name: 'Remove selected' }));
    expect(recordRows()).toHaveLength(18);
    expect(await screen.findByText('2 entries deleted')).toBeVisible();
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(recordRows().map((one) => one.dataset['record'])).toEqual(before));
    expect(calls.of('DELETE')).toEqual([]);
  });

  test('sends one call per record in order; a record that the service keeps is shown and selected again, with the reason (R-4.45)', async () => {
    const calls = watchCalls();
    const { user, store } = await openWork();
    const ids = idsOf(0, 1, 2);
    const selection = await selectFirst(user, 3);
    await user.click(selection.getByRole('button', { name: 'Remove selected' }));
    await waitFor(() => expect(row(0)).toHaveFocus());
    answerOnce('delete', `/workrecords/${ids[1]}`, () => refused(403, { message: 'locked' }));
    await store.extra.heldBack.sendAll();
    expect(calls.of('DELETE').map(({ path }) => path)).toEqual(ids.map((id) => `/workrecords/${id}`));
    expect(await screen.findByText(/^1 entry not deleted/u)).toBeVisible();
    await waitFor(() => expect(recordRows()).toHaveLength(18));
    expect(selectedIds()).toEqual([ids[1]]);
    expect(row(0)).toHaveTextContent(/Not deleted\..*locked/u);
  });

  test('when the call fails, records that are still in the list are shown again and the others are gone', async () => {
    const { user, store, service } = await openWork();
    const ids = idsOf(0, 1);
    const selection = await selectFirst(user, 2);
    await user.click(selection.getByRole('button', { name: 'Remove selected' }));
    server.use(
      http.delete(`*/api/workrecords/${ids[0]}`, async ({ request }) => {
        await service.fetch(request.clone());
        return broken();
      }),
      http.delete(`*/api/workrecords/${ids[1]}`, () => broken()),
    );
    await store.extra.heldBack.sendAll();
    await waitFor(() => expect(selectedIds()).toEqual([ids[1]]));
    expect(row(0)).toHaveTextContent(/Not deleted\./u);
    expect(recordRows()).toHaveLength(19);
  });
});
