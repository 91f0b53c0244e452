import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { answerOnce } from '../../../../tests/journeys/shownFaults';
import { firstRow, openWork, recordRows } from '../../../../tests/journeys/workScreen';
import { setScreenWidth } from '../../../../tests/jsdom/browserStubs';
import { holdAnswers } from '../../../../tests/jsdom/holdAnswers';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { expectRefusal } from '../../../../tests/jsdom/testService';
import { ownTime } from '../../../../tests/jsdom/testTime';

beforeEach(ownTime);

const field = () => screen.getByRole('textbox', { name: 'Description' });

/** Opens the first row and replaces its description. */
async function typeInFirstRow(text: string) {
  const calls = watchCalls();
  const { user } = await openWork();
  const [, second] = recordRows();
  const of = { first: firstRow().dataset['record'], second: second?.dataset['record'] };
  firstRow().focus();
  await user.keyboard('{F2}');
  await user.clear(await screen.findByRole('textbox', { name: 'Description' }));
  await user.type(field(), text);
  const rowOf = (id: string | undefined) => recordRows().find((row) => row.dataset['record'] === id);
  return {
    calls,
    user,
    first: () => rowOf(of.first),
    second: () => rowOf(of.second),
    /** Focuses its description. */
    openSecond: async () => {
      const cell = within(rowOf(of.second) ?? document.body).getAllByRole('cell')[3];
      if (cell) await user.dblClick(cell);
    },
  };
}

test('opening another row saves what was typed in the first one (R-4.18)', async () => {
  const { calls, first, second, openSecond } = await typeInFirstRow('Typed and left');
  await openSecond();
  await waitFor(() => expect(second()).toBeUndefined());
  expect(first()).toHaveTextContent('Typed and left');
  expect(calls.of('PATCH')).toHaveLength(1);
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Keep editing' })).not.toBeInTheDocument();
});

test('a row that cannot be saved stays open with the reason, and the other row does not open (R-4.18)', async () => {
  const { calls, user, second, openSecond } = await typeInFirstRow(' ');
  await openSecond();
  expect(await screen.findByText('Enter description')).toBeVisible();
  expect(second()).toBeVisible();
  expectRefusal(/500/u);
  answerOnce('patch', '/workrecords/:id', () => new HttpResponse(null, { status: 500 }));
  await user.type(field(), 'Now with words');
  await openSecond();
  expect(await screen.findByText(/^Not saved/u)).toBeVisible();
  expect(field()).toHaveValue(' Now with words');
  expect(second()).toBeVisible();
  expect(calls.of('PATCH')).toHaveLength(1);
});

test('a save in progress does not close the row that was opened meanwhile (R-4.18)', async () => {
  const { letGo } = holdAnswers('patch', '/workrecords/:id');
  const { calls, user, first, second, openSecond } = await typeInFirstRow('Saved by Enter');
  await user.keyboard('{Enter}');
  await openSecond();
  letGo();
  await waitFor(() => expect(second()).toBeUndefined());
  expect(first()).toHaveTextContent('Saved by Enter');
  expect(within(field().closest('tr') ?? document.body).getByLabelText('Date')).toBeVisible();
  expect(calls.of('PATCH')).toHaveLength(1);
});

test('a row keeps its editor with all that is typed while a phone is turned, and the list follows afterwards (R-24.97)', async () => {
  const { user } = await typeInFirstRow('Typed across');
  act(() => setScreenWidth(390));
  expect(field()).toHaveFocus();
  await user.keyboard(', and upright{Enter}');
  expect(await screen.findByText('Typed across, and upright')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
