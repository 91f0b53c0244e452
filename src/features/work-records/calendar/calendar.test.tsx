import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import {
  blocksOf,
  block,
  day,
  footOf,
  openCalendar,
  weekRows,
} from '../../../../tests/journeys/calendarScreen';
import { RecordKeeper, rowOf } from '../../../../tests/journeys/weekScreen';
import { openWork } from '../../../../tests/journeys/workScreen';
import { answerCalendar, graphEvent, signInWithMicrosoft } from '../../../../tests/journeys/dashboardScreen';
import { renderApp } from '../../../../tests/render';
import { server } from '../../../../tests/jsdom/testService';

const keepWeek = () => new RecordKeeper(...weekRows());
const noDay = () => screen.queryByRole('group', { name: /^Wednesday, 18 November/u });

describe('the calendar', () => {
  test('is the third view: its switch and C lead to it and back, W stays list and week (R-21.20)', async () => {
    keepWeek();
    const { user, router } = await openWork();
    await user.click(screen.getByRole('button', { name: 'Calendar' }));
    await screen.findByRole('group', { name: /^Wednesday, 18 November/u });
    expect(router.state.location.search).toBe('?view=calendar');
    await waitFor(async () => {
      await user.keyboard('c');
      expect(noDay()).not.toBeInTheDocument();
    });
    expect(screen.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('c');
    await waitFor(() => expect(noDay()).toBeInTheDocument());
    await user.keyboard('w');
    expect(await screen.findByRole('grid')).toBeVisible();
  });

  test('shows stacks with their hours, sums, what is missing, and the sum of the week (R-21.21)', async () => {
    keepWeek();
    await openCalendar();
    expect(blocksOf('Tuesday, 17 November')).toEqual(['Shop 7.5', 'Dienstplan 3.0']);
    expect(footOf('Monday, 16 November')).toBe('8.5+ 0.5');
    expect(footOf('Tuesday, 17 November')).toMatch(/^10\.5\+ 2\.5.*more than 10 hours$/u);
    expect(footOf('Wednesday, 18 November')).toBe('3.05.0 missing');
    expect(footOf('Thursday, 19 November')).toBe('–');
    expect(screen.getByText('22.0')).toBeVisible();
    expect(screen.getByText('of 40 h')).toBeVisible();
  });

  test('shows its own days while the records are on their way, not the grid of the week (R-24.172)', async () => {
    keepWeek();
    let letGo = () => {};
    const held = new Promise<undefined>((resolve) => (letGo = () => resolve(undefined)));
    server.use(http.post('*/api/workrecords', async () => held));
    await import('./CalendarView');
    await renderApp({ path: '/work?view=calendar', signedInAs: 'member', language: 'en' });
    expect(await screen.findByRole('button', { name: 'Month' })).toBeVisible();
    expect(screen.queryByText('Customer and project')).toBeNull();
    letGo();
    expect(await screen.findByRole('group', { name: /^Wednesday, 18 November/u })).toBeVisible();
  });

  test('names its blocks and days with all that is known of them (R-21.22)', async () => {
    keepWeek();
    await openCalendar();
    expect(day('Wednesday, 18 November')).toHaveAccessibleName('Wednesday, 18 November, 3 of 8 hours');
    expect(block(3)).toHaveAccessibleName('Shop, 7.5 hours, Kessler, Work 3, 7:10 – 18:40 · 124 km');
  });

  test('shows days, weeks and months by its span, which it keeps (R-21.23)', async () => {
    keepWeek();
    const { user, router } = await openCalendar('&span=5');
    expect(screen.queryByRole('group', { name: /^Saturday/u })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Month' }));
    expect(day('Monday, 2 November')).toBeVisible();
    expect(screen.getByText('22.0', { selector: 'p b' })).toBeVisible();
    await user.click(within(day('Tuesday, 17 November')).getByRole('button', { name: /Open the week/u }));
    expect(day('Sunday, 22 November')).toBeVisible();
    expect(router.state.location.search).toBe('?view=calendar&date=2026-11-17');
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    expect(day('Tuesday, 24 November')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'this week' }));
    expect(router.state.location.search).toBe('?view=calendar');
  });

  test('shows no day until all records of its days are read, and offers to try again (R-21.24)', async () => {
    const keeper = new RecordKeeper(
      ...Array.from({ length: 20 }, (_, at) => rowOf(100 - at, '2026-11-18', 0.5)),
      ...weekRows().slice(1),
    );
    keeper.breakReadsAfter(1);
    await import('./CalendarView');
    const { user } = await renderApp({ path: '/work?view=calendar', signedInAs: 'member', language: 'en' });
    expect(await screen.findByRole('heading', { name: 'Week not loaded.' })).toBeVisible();
    expect(noDay()).not.toBeInTheDocument();
    keeper.brokenReads = 0;
    const [retry] = screen.getAllByRole('button', { name: 'Try again' });
    await user.click(retry ?? document.body);
    await waitFor(() => expect(noDay()).toBeInTheDocument());
  });
});

describe('meetings', () => {
  const meeting = graphEvent('2026-11-18T07:00', '2026-11-18T10:00');

  test('stand below the records, fill what is missing, and one press takes them over (R-21.25)', async () => {
    signInWithMicrosoft();
    const keeper = new RecordKeeper(...weekRows(), rowOf(9, '2026-11-11', 1, { Description: 'Jour fixe' }));
    answerCalendar([meeting]);
    const { user } = await openCalendar();
    const wednesday = within(day('Wednesday, 18 November'));
    const take = await wednesday.findByRole('button', { name: 'Take over: 3.0 h Kessler · Shop: Jour fixe' });
    expect(wednesday.getByRole('button', { name: '+ 2.0 h to enter' })).toBeVisible();
    await user.click(take);
    await waitFor(() => expect(footOf('Wednesday, 18 November')).toBe('6.02.0 missing'));
    expect(keeper.created()).toMatchObject([
      { Date: '2026-11-18', HoursWorked: 3, Description: 'Jour fixe' },
    ]);
    await user.click(screen.getByRole('switch', { name: 'Meetings' }));
    expect(wednesday.getByRole('button', { name: '+ 2.0 h to enter' })).toBeVisible();
  });

  test('that are taken over at once each keep their own result (R-24.30)', async () => {
    signInWithMicrosoft();
    const keeper = new RecordKeeper(
      ...weekRows(),
      rowOf(9, '2026-11-11', 1, { Description: 'Jour fixe' }),
      rowOf(8, '2026-11-11', 1, { Description: 'Review' }),
    );
    answerCalendar([meeting, graphEvent('2026-11-17T13:00', '2026-11-17T14:00', { subject: 'Review' })]);
    const { user } = await openCalendar();
    const first = await screen.findByRole('button', { name: /^Take over: 3.0 h .*Jour fixe/u });
    const second = screen.getByRole('button', { name: /^Take over: 1.0 h .*Review/u });
    server.use(
      http.put('*/api/workrecords', () => HttpResponse.json({ message: 'Closed' }, { status: 400 }), {
        once: true,
      }),
    );
    await user.click(first);
    await within(day('Wednesday, 18 November')).findByText(/Closed/u);
    await user.click(second);
    await waitFor(() => expect(blocksOf('Tuesday, 17 November')).toHaveLength(3));
    expect(keeper.created()).toMatchObject([{ Description: 'Review' }]);
    expect(within(day('Wednesday, 18 November')).getByText(/Closed/u)).toBeVisible();
  });

  test('that cannot be read say so, and the records stay usable (R-21.26)', async () => {
    signInWithMicrosoft();
    keepWeek();
    server.use(http.patch('*/api/calendar/me/view', () => HttpResponse.json({}, { status: 400 })));
    await openCalendar();
    expect(await screen.findByText('Events not loaded.')).toBeVisible();
    expect(block(5)).toBeVisible();
  });
});
