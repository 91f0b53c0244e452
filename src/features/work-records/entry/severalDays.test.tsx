import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { setScreenWidth } from '../../../../tests/jsdom/browserStubs';
import { fill } from '../../../../tests/jsdom/fill';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { expectRefusal, server, testService } from '../../../../tests/jsdom/testService';
import { ownTime } from '../../../../tests/jsdom/testTime';
import { openDialog, openWork, recordRows } from '../../../../tests/journeys/workScreen';

beforeEach(ownTime);

async function chooseWeek() {
  const app = await openWork();
  const dialog = within(await openDialog(app.user));
  await fill(app.user, dialog.getByLabelText('Work hours'), '8');
  await fill(app.user, dialog.getByLabelText('Description'), 'Training');
  await app.user.click(dialog.getByRole('button', { name: 'several days' }));
  const calendar = within(await dialog.findByRole('dialog', { name: 'Several days' }));
  await app.user.click(calendar.getByRole('button', { name: /23 November/u }));
  await app.user.keyboard('{Shift>}');
  await app.user.click(calendar.getByRole('button', { name: /26 November/u }));
  await app.user.keyboard('{/Shift}');
  await app.user.click(calendar.getByRole('button', { name: /18 November/u }));
  return { ...app, dialog, calendar };
}

const datesOf = (calls: ReturnType<typeof watchCalls>) =>
  calls.of('PUT', '/workrecords').map(({ body }) => Reflect.get(Object(body), 'Date'));

const overloaded = () => HttpResponse.json({ message: 'overloaded' }, { status: 500 });

/**
 * From now on calls fail: `after` calls get through, the next is carried out but answered with an error, then all fail.
 */
function breakDown(method: 'put' | 'delete', after: number) {
  let calls = 0;
  const service = { isDown: false };
  const path = method === 'put' ? '*/api/workrecords' : '*/api/workrecords/:id';
  server.use(
    http[method](path, async ({ request }) => {
      calls += 1;
      if (service.isDown) return overloaded();
      const answer = await testService().fetch(request);
      if (calls <= after) return answer;
      service.isDown = true;
      return overloaded();
    }),
    http.post('*/api/workrecords', () => (service.isDown ? overloaded() : undefined)),
  );
  return {
    comeBack: () => {
      service.isDown = false;
      calls = -Infinity;
    },
  };
}

const resultsIn = (dialog: Awaited<ReturnType<typeof chooseWeek>>['dialog']) =>
  within(dialog.getByRole('list', { name: 'What became of the days' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('one entry for several days', () => {
  test('Shift selects a span of workdays; there is one call per day in order, and one undo for all (R-4.47)', async () => {
    const calls = watchCalls();
    const { user, dialog, calendar } = await chooseWeek();
    expect(calendar.getByText('4 days').parentElement).toHaveTextContent('4 days 8.0 h each = 32.0 h');
    await user.click(calendar.getByRole('button', { name: 'Use these days' }));
    const date = dialog.getByLabelText('Date');
    expect(date).toHaveFocus();
    expect(date).toHaveValue('Mon 23.11. + 3 days');
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'];
    expect(datesOf(calls)).toEqual(days);
    expect(recordRows()).toHaveLength(24);
    expect(screen.getByText(/^4 days saved, 8\.0\sh each$/u)).toBeVisible();
    expect(screen.getByText('Mon 23.11., Tue 24.11., Wed 25.11., Thu 26.11.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('4 entries taken back')).toBeVisible();
    expect(recordRows()).toHaveLength(20);
    expect(calls.of('DELETE')).toHaveLength(4);
  });

  test('the first failure stops: each day shows its outcome, and the rest stays chosen and is sent alone (R-4.47)', async () => {
    let puts = 0;
    server.use(
      http.put('*/api/workrecords', async ({ request }) => {
        puts += 1;
        return puts === 3
          ? HttpResponse.json({ message: 'closed' }, { status: 500 })
          : testService().fetch(request);
      }),
    );
    expectRefusal(/PUT .*: 500/u);
    const calls = watchCalls();
    const { user, dialog } = await chooseWeek();
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    expect(await dialog.findByText(/^Not all days are saved\..*closed.*still chosen\.$/u)).toBeVisible();
    const results = within(dialog.getByRole('list', { name: 'What became of the days' }));
    expect(results.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Mon 23.11. saved',
      'Tue 24.11. saved',
      'Wed 25.11. not saved',
      'Thu 26.11. not sent yet',
    ]);
    expect(dialog.getByLabelText('Date')).toHaveValue('Wed 25.11. + 1 day');
    expect(screen.getByText(/^2 days saved, 8\.0\sh each$/u)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(datesOf(calls)).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-25', '2026-11-26']);
  });

  test('when the service fails half-way, the day without an answer is called unknown, and it is booked once (R-4.49)', async () => {
    const service = breakDown('put', 2);
    const calls = watchCalls();
    const { user, dialog } = await chooseWeek();
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    expect(await dialog.findByText(/^For one day it is not known whether it was saved\./u)).toBeVisible();
    expect(resultsIn(dialog)).toEqual([
      'Mon 23.11. saved',
      'Tue 24.11. saved',
      'Wed 25.11. not known',
      'Thu 26.11. not sent yet',
    ]);
    // Nothing is sent while the list cannot be read.
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    await waitFor(() => expect(resultsIn(dialog)[0]).toBe('Wed 25.11. not known'));
    expect(datesOf(calls)).toEqual(['2026-11-23', '2026-11-24', '2026-11-25']);

    service.comeBack();
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(datesOf(calls)).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']);
    expect(recordRows()).toHaveLength(24);
  });

  test('a change typed after a day had no answer reaches its record, too (R-4.49)', async () => {
    const service = breakDown('put', 0);
    const calls = watchCalls();
    const { user, dialog } = await chooseWeek();
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    expect(await dialog.findByText(/^For one day it is not known/u)).toBeVisible();
    service.comeBack();
    await user.type(dialog.getByLabelText('Description'), ' two');
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.of('PATCH').map(({ body }) => body)).toMatchObject([
      { Date: '2026-11-23', Description: 'Training two' },
    ]);
    expect(calls.of('PUT', '/workrecords').map(({ body }) => body)).toMatchObject([
      { Date: '2026-11-23', Description: 'Training' },
      { Date: '2026-11-24', Description: 'Training two' },
      { Date: '2026-11-25', Description: 'Training two' },
      { Date: '2026-11-26', Description: 'Training two' },
    ]);
  });

  test('when the service fails half-way through the undo, it says how far it came, and the next undo takes back the rest (R-4.49)', async () => {
    const { user, dialog } = await chooseWeek();
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const service = breakDown('delete', 1);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/^1 of 4 /u)).toBeVisible();
    expect(recordRows()).toHaveLength(23);
    service.comeBack();
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('4 entries taken back')).toBeVisible();
    expect(recordRows()).toHaveLength(20);
  });

  test('by keyboard: Space adds and removes a day, Enter finishes; typing another date means one day again', async () => {
    const { user } = await openWork();
    const dialog = within(await openDialog(user));
    await user.keyboard('{F4}');
    await user.click(
      within(await dialog.findByRole('dialog', { name: 'Choose date' })).getByRole('button', {
        name: 'Several days',
      }),
    );
    const calendar = within(await dialog.findByRole('dialog', { name: 'Several days' }));
    await waitFor(() => expect(calendar.getByRole('button', { name: /18 November/u })).toHaveFocus());
    await user.keyboard('{ArrowRight} {ArrowRight} {Enter}');
    expect(dialog.getByLabelText('Date')).toHaveValue('Wed 18.11. + 2 days');
    expect(dialog.getByLabelText('Date')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(dialog.getByLabelText('Date')).toHaveValue('Thu 19.11.2026');
  });

  test('a stored record has exactly one day', async () => {
    setScreenWidth(1440);
    const { user } = await openWork();
    const [row] = recordRows();
    await user.click(within(row ?? document.body).getByRole('button', { name: /^Edit/u }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'today' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'several days' })).not.toBeInTheDocument();
  });
});
