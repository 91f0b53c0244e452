import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays, isoDate } from '@/domain/time/period';
import { dateText } from '../../../../tests/dateText';
import { fill } from '../../../../tests/jsdom/fill';
import { holdAnswers } from '../../../../tests/jsdom/holdAnswers';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { server } from '../../../../tests/jsdom/testService';
import { ownTime } from '../../../../tests/jsdom/testTime';
import { firstRow, openDialog, openWork, recordRows } from '../../../../tests/journeys/workScreen';
import { testToday } from '../../../../tests/today';

beforeEach(ownTime);

const tomorrow = addDays(isoDate(testToday), 1);

async function openFilled() {
  const calls = watchCalls();
  const { user } = await openWork();
  const dialog = within(await openDialog(user));
  await fill(user, dialog.getByLabelText('Work hours'), '8');
  await fill(user, dialog.getByLabelText('Description'), 'On site');
  const press = async (name: string) => user.click(dialog.getByRole('button', { name }));
  return { calls, user, dialog, press };
}

describe('typing in the dialog while a record is being saved', () => {
  test('belongs to the next record after "Save and next"; the focus stays', async () => {
    const { letGo } = holdAnswers('put', '/workrecords');
    const { calls, user, dialog, press } = await openFilled();
    await fill(user, dialog.getByLabelText('Travel time'), '1,5');
    await press('Save and next');
    const description = dialog.getByLabelText('Description');
    await user.clear(description);
    await user.type(description, 'Back in the office');
    letGo();
    await waitFor(() => expect(dialog.getByLabelText('Date')).toHaveValue(dateText(tomorrow)));
    expect(description).toHaveValue('Back in the office');
    expect(description).toHaveFocus();
    // The other fields are those of the next record, as usual.
    expect(dialog.getByLabelText('Travel time')).toHaveValue('');
    await press('Save and close');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.of('PUT', '/workrecords').map(({ body }) => body)).toEqual([
      expect.objectContaining({ Date: testToday, Description: 'On site', TravelTime: 1.5 }),
      expect.objectContaining({ Date: tomorrow, Description: 'Back in the office', TravelTime: null }),
    ]);
  });

  test('keeps the dialog open after "Save and close", says so, and changes the saved record', async () => {
    const { letGo } = holdAnswers('put', '/workrecords');
    const { calls, user, dialog, press } = await openFilled();
    await press('Save and close');
    await user.type(dialog.getByLabelText('Description'), ' at Kessler');
    letGo();
    expect(await dialog.findByText(/What you typed after that is not saved yet/u)).toBeVisible();
    expect(dialog.getByLabelText('Description')).toHaveValue('On site at Kessler');
    await press('Save and close');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.of('PUT', '/workrecords')).toHaveLength(1);
    expect(calls.of('PATCH').map(({ body }) => body)).toEqual([
      expect.objectContaining({ Description: 'On site at Kessler' }),
    ]);
    expect(firstRow()).toHaveTextContent('On site at Kessler');
    expect(screen.queryByRole('button', { name: 'Keep editing' })).not.toBeInTheDocument();
  });

  test('is kept when the record was not saved', async () => {
    let refuse = () => {};
    const refused = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    server.use(
      http.put('*/api/workrecords', async () => {
        await refused;
        return new HttpResponse(null, { status: 500 });
      }),
    );
    const { user, dialog, press } = await openFilled();
    await press('Save and next');
    await user.type(dialog.getByLabelText('Description'), ', late');
    refuse();
    expect(await dialog.findByRole('alert')).toHaveTextContent('Not saved.');
    expect(dialog.getByLabelText('Description')).toHaveValue('On site, late');
    expect(dialog.getByLabelText('Date')).toHaveValue(dateText(testToday));
  });
});

describe('the dialog cannot be discarded while its record is being saved', () => {
  test('closing says that the dialog will close afterwards, and it does; no draft is offered', async () => {
    const { letGo } = holdAnswers('put', '/workrecords');
    const { user, dialog, press } = await openFilled();
    await press('Save and next');
    await user.keyboard('{Escape}');
    expect(dialog.getByText('Still saving. This closes afterwards.')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
    letGo();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('Entry saved')).toBeVisible();
    await waitFor(() => expect(firstRow()).toHaveTextContent('On site'));
    expect(screen.queryByRole('button', { name: 'Keep editing' })).not.toBeInTheDocument();
  });

  test('closing asks about what was typed meanwhile', async () => {
    const { letGo } = holdAnswers('put', '/workrecords');
    const { calls, user, dialog, press } = await openFilled();
    await press('Save and close');
    await user.type(dialog.getByLabelText('Description'), ' and away');
    await press('Cancel');
    letGo();
    await user.click(await dialog.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(firstRow()).toHaveTextContent('On site');
    expect(calls.of('PATCH')).toEqual([]);
  });

  test('a second press saves nothing twice', async () => {
    const { letGo } = holdAnswers('put', '/workrecords');
    const { calls, press } = await openFilled();
    await press('Save and close');
    await press('Save and close');
    await press('Save and next');
    letGo();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.of('PUT', '/workrecords')).toHaveLength(1);
  });
});

describe('a row in inline edit', () => {
  async function openRow() {
    const calls = watchCalls();
    const { user } = await openWork();
    firstRow().focus();
    await user.keyboard('{F2}');
    const description = await screen.findByRole('textbox', { name: 'Description' });
    await user.clear(description);
    return { calls, user, description };
  }

  test('keeps what is typed during a save and says so; the next save changes the record again', async () => {
    const { letGo } = holdAnswers('patch', '/workrecords/:id');
    const { calls, user, description } = await openRow();
    await user.type(description, 'First{Enter}');
    await user.type(description, ' and second');
    letGo();
    expect(await screen.findByText(/What you typed after that is not saved yet/u)).toBeVisible();
    expect(description).toHaveValue('First and second');
    expect(description).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(firstRow()).toHaveTextContent('First and second'));
    expect(calls.of('PATCH').map(({ body }) => body)).toEqual([
      expect.objectContaining({ Description: 'First' }),
      expect.objectContaining({ Description: 'First and second' }),
    ]);
  });

  test('stays the same row when another date moves it to another week', async () => {
    const { letGo } = holdAnswers('patch', '/workrecords/:id');
    const { user, description } = await openRow();
    await user.type(description, 'Moved');
    await user.clear(screen.getByLabelText('Date'));
    await user.type(screen.getByLabelText('Date'), '2026-01-05');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.type(description, ' on');
    letGo();
    await screen.findByText(/What you typed after that is not saved yet/u);
    expect(description).toBeInTheDocument();
    expect(description).toHaveValue('Moved on');
    expect(description).toHaveFocus();
  });

  test('waits for the save when Escape is pressed', async () => {
    const { letGo } = holdAnswers('patch', '/workrecords/:id');
    const { user, description } = await openRow();
    await user.type(description, 'Sent already{Enter}');
    await waitFor(() => expect(description.closest('tr')).toHaveAttribute('aria-busy', 'true'));
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Still saving. This closes afterwards.')).toBeVisible();
    letGo();
    await waitFor(() => expect(recordRows()[0]).toHaveTextContent('Sent already'));
    expect(screen.queryByRole('textbox', { name: 'Description' })).not.toBeInTheDocument();
  });
});
