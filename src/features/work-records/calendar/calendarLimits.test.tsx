import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import {
  block,
  blocksOf,
  day,
  footOf,
  openCalendar,
  weekRows,
} from '../../../../tests/journeys/calendarScreen';
import { RecordKeeper, rowOf } from '../../../../tests/journeys/weekScreen';
import { setScreenWidth } from '../../../../tests/jsdom/browserStubs';
import { holdAnswers } from '../../../../tests/jsdom/holdAnswers';
import { renderApp } from '../../../../tests/render';
import { comesInTime, ownTime } from '../../../../tests/jsdom/testTime';
import { server } from '../../../../tests/jsdom/testService';

const wednesday = 'Wednesday, 18 November';

test('forty records of a day are one stack, which the keys lead through to its end (R-21.14)', async () => {
  const rows = Array.from({ length: 40 }, (_, at) => rowOf(100 - at, '2026-11-18', 0.5));
  const keeper = new RecordKeeper(...rows, ...weekRows().slice(1));
  const { user } = await openCalendar();
  expect(blocksOf(wednesday)).toHaveLength(40);
  expect(footOf(wednesday)).toMatch(/^20\.0\+ 12\.0/u);
  block(100).focus();
  await user.keyboard('{ArrowDown}'.repeat(39));
  expect(block(61)).toHaveFocus();
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  block(62).focus();
  await waitFor(() => expect(keeper.sent).toMatchObject([{ id: '61', body: { HoursWorked: 1 } }]));
});

test('a record without hours has a dash and no part in the sum, one of none has 0.0, and both can be lengthened (R-21.15)', async () => {
  const keeper = new RecordKeeper(
    rowOf(7, '2026-11-18', 0, { HoursWorked: null }),
    rowOf(6, '2026-11-18', 0),
    ...weekRows(),
  );
  const { user } = await openCalendar();
  expect(blocksOf(wednesday)).toEqual(['Shop –', 'Shop 0.0', 'Shop 3.0']);
  expect(footOf(wednesday)).toBe('3.05.0 missing');
  block(7).focus();
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  block(6).focus();
  await waitFor(() => expect(keeper.sent).toMatchObject([{ id: '7', body: { HoursWorked: 0.5 } }]));
});

test('the message about a deleted record without hours has a dash (R-24.190)', async () => {
  ownTime();
  const keeper = new RecordKeeper(rowOf(7, '2026-11-18', 0, { HoursWorked: null }), ...weekRows());
  const { user } = await openCalendar();
  block(7).focus();
  await user.keyboard('{Delete}');
  expect(await screen.findByText(/18\.11\. · – h · /u)).toBeVisible();
  await comesInTime(() => expect(keeper.sent).toMatchObject([{ method: 'DELETE', id: '7' }]));
});

test('without a connection a moved record waits where it was put, and cannot be moved again until it is sent (R-21.16)', async () => {
  ownTime();
  const keeper = new RecordKeeper(...weekRows());
  const { user } = await openCalendar();
  let isLost = true;
  server.use(http.all('*/api/*', () => (isLost ? HttpResponse.error() : undefined)));
  block(5).focus();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  block(1).focus();
  expect(await screen.findByText(/^Not sent yet: the service does not answer/u)).toBeVisible();
  await waitFor(() => expect(day('Thursday, 19 November')).toContainElement(block(5)));
  block(5).focus();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(day('Thursday, 19 November')).toContainElement(block(5));
  isLost = false;
  await comesInTime(() =>
    expect(keeper.sent).toMatchObject([{ method: 'PATCH', id: '5', body: { Date: '2026-11-19' } }]),
  );
});

test('a calendar that could not be read does not say how rows of the list are opened (R-20.72)', async () => {
  server.use(http.post('*/api/workrecords', () => new HttpResponse(null, { status: 500 })));
  await renderApp({ path: '/work?view=calendar', signedInAs: 'member', language: 'en' });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText(/^Double-click/u)).toBeNull();
});

test('on a phone the days can be turned while older records are read, and no hours are said (R-21.58)', async () => {
  setScreenWidth(390);
  const { user, router } = await openCalendar();
  const held = holdAnswers('post', '/workrecords');
  await act(async () => router.navigate('/work?view=calendar&date=2026-08-05'));
  const shown = await screen.findByText('Wednesday, 5 August');
  expect(shown.parentElement).toHaveTextContent(/^Wednesday, 5 August– h$/u);
  await user.click(screen.getByRole('button', { name: 'Previous days' }));
  expect(await screen.findByText('Tuesday, 4 August')).toBeVisible();
  held.letGo();
});

test('a copy that appears with a slow answer takes the focus from nobody who types by then (R-24.34)', async () => {
  const keeper = new RecordKeeper(...weekRows());
  const { user } = await openCalendar();
  const { letGo } = holdAnswers('put', '/workrecords');
  block(3).focus();
  await user.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
  await user.keyboard('n');
  const line = await screen.findByRole('combobox', { name: 'Quick entry' });
  letGo();
  expect(await screen.findByText('Copied to Wed 18.11.')).toBeVisible();
  expect(line).toHaveFocus();
  expect(keeper.created()).toHaveLength(1);
});

test('a press elsewhere closes the line, but not what was typed in it (R-24.82)', async () => {
  const keeper = new RecordKeeper(...weekRows());
  const { user } = await openCalendar();
  const plus = (name: string) => within(day(name)).getByRole('button', { name: /^New Entry on/u });
  await user.click(plus(wednesday));
  await screen.findByRole('combobox', { name: 'Quick entry' });
  await user.click(plus('Monday, 16 November'));
  const line = await screen.findByDisplayValue(/Kessler Shop/u);
  await user.type(line, '1h Tidying up');
  await user.click(plus(wednesday));
  await waitFor(() => expect(line).toHaveFocus());
  await user.click(document.body);
  await user.dblClick(block(3));
  expect(line).toHaveFocus();
  expect(line).toHaveDisplayValue(/Tidying up$/u);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(keeper.created()).toMatchObject([{ Description: 'Tidying up' }]));
});
