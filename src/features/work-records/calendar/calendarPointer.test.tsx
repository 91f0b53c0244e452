import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { block, day, footOf, openCalendar, weekRows } from '../../../../tests/journeys/calendarScreen';
import { answerCalendar, graphEvent, signInWithMicrosoft } from '../../../../tests/journeys/dashboardScreen';
import { RecordKeeper } from '../../../../tests/journeys/weekScreen';

const monday = 'Monday, 16 November';
const tuesday = 'Tuesday, 17 November';
const wednesday = 'Wednesday, 18 November';
const thursday = 'Thursday, 19 November';

/** What the pointer is over; jsdom has no layout. */
let over: () => Element | null = () => null;

beforeEach(() => {
  // Far from the edges, where the days would turn.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, 500));
  Object.defineProperty(document, 'elementFromPoint', { value: () => over(), configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(document, 'elementFromPoint'));
});

/** Drags a block to a day, with a key held when it is dropped. */
function dragTo(id: number, name: string, held: { readonly ctrlKey?: boolean; readonly altKey?: boolean }) {
  over = () => day(name);
  fireEvent.pointerDown(block(id), { isPrimary: true, button: 0, clientX: 300, clientY: 10 });
  fireEvent.pointerMove(window, { clientX: 400, clientY: 10 });
  fireEvent.pointerUp(window, { clientX: 400, clientY: 10, ...held });
}

describe('a block that is dropped', () => {
  test.each([{ ctrlKey: true }, { altKey: true }])(
    'with %o held is copied: to another day without its journey, to its own as the list copies (R-21.48)',
    async (held) => {
      const keeper = new RecordKeeper(...weekRows());
      await openCalendar();
      dragTo(3, thursday, held);
      expect(await screen.findByText('Copied to Thu 19.11.')).toBeVisible();
      dragTo(3, tuesday, held);
      expect(await screen.findByText('Copied to Tue 17.11.')).toBeVisible();
      expect(keeper.sent.every(({ method }) => method === 'PUT')).toBe(true);
      expect(keeper.created()).toMatchObject([
        { Date: '2026-11-19', HoursWorked: 7.5, Description: 'Work 3', Departure: null, DistanceKM: null },
        { Date: '2026-11-17', HoursWorked: 7.5, Description: 'Work 3 (copy)' },
      ]);
      expect(block(3)).toBeVisible();
    },
  );

  test('with a journey moves with all of it, and nothing else changes (R-21.49)', async () => {
    const keeper = new RecordKeeper(...weekRows());
    await openCalendar();
    dragTo(3, monday, {});
    expect(await screen.findByText('Moved to Mon 16.11., with its journey')).toBeVisible();
    expect(keeper.sent).toHaveLength(1);
    expect(keeper.sent).toMatchObject([
      {
        method: 'PATCH',
        id: '3',
        body: {
          Date: '2026-11-16',
          HoursWorked: 7.5,
          Description: 'Work 3',
          Departure: '07:10',
          Arrival: '18:40',
          DistanceKM: 124,
          FoodAllowance: 16,
        },
      },
    ]);
    expect(footOf(monday)).toMatch(/^16\.0/u);
  });

  test('in the month moves and is copied, and has no edge (R-21.50)', async () => {
    const keeper = new RecordKeeper(...weekRows());
    await openCalendar('&span=month');
    expect(document.querySelector('[data-edge]')).toBeNull();
    dragTo(5, thursday, {});
    expect(await screen.findByText('Moved to Thu 19.11.')).toBeVisible();
    await waitFor(() =>
      expect(keeper.sent).toMatchObject([{ method: 'PATCH', body: { Date: '2026-11-19' } }]),
    );
    dragTo(4, monday, { ctrlKey: true });
    expect(await screen.findByText('Copied to Mon 16.11.')).toBeVisible();
  });
});

describe('a block in the hand', () => {
  test('stays where it was if the view is left before it is dropped (R-24.33)', async () => {
    const keeper = new RecordKeeper(...weekRows());
    const { router } = await openCalendar();
    over = () => day(thursday);
    fireEvent.pointerDown(block(3), { isPrimary: true, button: 0, clientX: 300, clientY: 10 });
    fireEvent.pointerMove(window, { clientX: 400, clientY: 10 });
    await router.navigate('/customers');
    await screen.findByRole('heading', { name: 'Customers' });
    fireEvent.pointerUp(window, { clientX: 400, clientY: 10 });
    await router.navigate('/work?view=calendar');
    await screen.findByRole('group', { name: /^Wednesday, 18 November/u });
    dragTo(5, thursday, {});
    await screen.findByText('Moved to Thu 19.11.');
    expect(keeper.sent).toMatchObject([{ method: 'PATCH', id: '5' }]);
  });
});

describe('a meeting', () => {
  test('that is to come, or without a suggestion, opens the quick entry with its day, hours and text (R-21.51)', async () => {
    signInWithMicrosoft();
    const keeper = new RecordKeeper(...weekRows());
    answerCalendar([
      graphEvent('2026-11-18T07:00', '2026-11-18T10:00'),
      graphEvent('2026-11-19T07:00', '2026-11-19T09:00'),
    ]);
    const { user } = await openCalendar();
    for (const [name, start] of [
      [wednesday, /^3h .*Jour fixe/u],
      [thursday, /^2h .*Jour fixe/u],
    ] as const) {
      const meeting = await within(day(name)).findByRole('button', { name: /^Jour fixe/u });
      expect(within(day(name)).queryByRole('button', { name: /^Take over/u })).toBeNull();
      await user.click(meeting);
      const line = await screen.findByRole('combobox', { name: 'Quick entry' });
      expect(line).toHaveDisplayValue(start);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Quick entry' })).toBeNull());
    }
    expect(keeper.sent).toEqual([]);
  });
});
