import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { block, day, footOf, openCalendar, said, weekRows } from '../../../../tests/journeys/calendarScreen';
import { RecordKeeper } from '../../../../tests/journeys/weekScreen';
import { letTimePass, ownTime } from '../../../../tests/jsdom/testTime';

const wednesday = 'Wednesday, 18 November';
const thursday = 'Thursday, 19 November';

async function open() {
  const keeper = new RecordKeeper(...weekRows());
  const { user } = await openCalendar();
  return { keeper, user };
}

describe('keys of the calendar', () => {
  test('lead along a day and to the same place of the next one; all of it is one tab stop (R-21.27)', async () => {
    const { user } = await open();
    block(2).focus();
    await user.keyboard('{ArrowDown}');
    expect(block(1)).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(block(4)).toHaveFocus();
    await user.keyboard('{Home}');
    expect(block(3)).toHaveFocus();
    await user.keyboard('{End}');
    expect(
      within(day('Tuesday, 17 November')).getByRole('button', { name: 'New Entry on 17.11.' }),
    ).toHaveFocus();
    expect(document.querySelectorAll('[data-stop][tabindex="0"]')).toHaveLength(1);
    await user.keyboard('{PageUp}');
    await waitFor(() =>
      expect(day('Tuesday, 10 November')).toContainElement(document.querySelector(':focus')),
    );
  });

  test('several presses are one change and one undo: a PATCH of the record with what changed (R-21.28)', async () => {
    ownTime();
    const { keeper, user } = await open();
    block(3).focus();
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}');
    expect(block(3)).toHaveFocus();
    expect(footOf(wednesday)).toMatch(/^11\.5/u);
    expect(said()).toBe('Wednesday, 18 November: 11.5 of 8 hours.');
    await screen.findByText('Moved to Wed 18.11., with its journey · 7.5 → 8.5 h');
    expect(keeper.sent).toMatchObject([
      {
        method: 'PATCH',
        id: '3',
        body: {
          Date: '2026-11-18',
          HoursWorked: 8.5,
          Departure: '07:10',
          Arrival: '18:40',
          DistanceKM: 124,
          FoodAllowance: 16,
        },
      },
    ]);
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(keeper.sent).toHaveLength(2));
    await waitFor(() => expect(footOf(wednesday)).toBe('3.05.0 missing'));
  });

  test('that change nothing in the end send nothing (R-21.29)', async () => {
    const { keeper, user } = await open();
    block(5).focus();
    await user.keyboard('{Shift>}{ArrowRight}{ArrowLeft}{/Shift}');
    await user.tab();
    expect(footOf(wednesday)).toBe('3.05.0 missing');
    block(3).focus();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await user.tab();
    await waitFor(() => expect(keeper.sent).toMatchObject([{ method: 'PATCH', id: '3' }]));
  });

  test('leaving the block sends it; a refusal puts it back, with the reason (R-21.30)', async () => {
    const { keeper, user } = await open();
    keeper.fates.push('refused');
    block(5).focus();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(footOf(thursday)).toBe('3.0');
    block(1).focus();
    expect(await screen.findByText(/^Not changed\..*The entry is where it was\.$/u)).toBeVisible();
    expect(footOf(wednesday)).toBe('3.05.0 missing');
    expect(keeper.sent).toMatchObject([{ method: 'PATCH', id: '5', body: { Date: '2026-11-19' } }]);
  });

  test('copy to the next day without the journey (R-21.31)', async () => {
    const { keeper, user } = await open();
    block(3).focus();
    await user.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    expect(await screen.findByText('Copied to Wed 18.11.')).toBeVisible();
    expect(keeper.created()).toMatchObject([
      { Date: '2026-11-18', HoursWorked: 7.5, Description: 'Work 3', Departure: null, DistanceKM: null },
    ]);
  });

  test('select, and what is selected moves in one batch with one undo (R-21.32)', async () => {
    const { keeper, user } = await open();
    block(2).focus();
    await user.keyboard(' {ArrowDown} ');
    const bar = within(await screen.findByRole('region', { name: 'Selection' }));
    await user.click(bar.getByRole('button', { name: 'Move …' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: /Day of the first entry/u });
    await user.clear(field);
    await user.type(field, '18.11.2026');
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(footOf(wednesday)).toMatch(/^11\.5/u));
    const sent = () => keeper.sent.map(({ method, id }) => `${method} ${id}`);
    await waitFor(() => expect(sent()).toEqual(['PATCH 2', 'PATCH 1']));
  });

  test('delete, and the next block has the focus (R-21.33)', async () => {
    ownTime();
    const { keeper, user } = await open();
    block(2).focus();
    await user.keyboard('{Delete}');
    expect(block(1)).toHaveFocus();
    expect(footOf('Monday, 16 November')).toBe('6.02.0 missing');
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(footOf('Monday, 16 November')).toBe('8.5+ 0.5'));
    expect(keeper.sent).toEqual([]);
  });
});

describe('a press', () => {
  test('opens the editor of the row beside the block; Escape gives the focus back (R-21.34)', async () => {
    const { keeper, user } = await open();
    await user.click(block(5));
    const editor = within(await screen.findByRole('dialog', { name: 'Change entry' }));
    const hours = await editor.findByRole('textbox', { name: 'Hours' });
    await user.clear(hours);
    await user.type(hours, '4.5{Enter}');
    await waitFor(() => expect(footOf(wednesday)).toBe('4.53.5 missing'));
    expect(keeper.sent).toMatchObject([{ method: 'PATCH', id: '5', body: { HoursWorked: 4.5 } }]);
    await user.click(block(5));
    await screen.findByRole('dialog', { name: 'Change entry' });
    await screen.findByRole('textbox', { name: 'Hours' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(block(5)).toHaveFocus());
  });

  test('on what a day lacks opens the quick entry with day, hours and the last pair (R-21.35)', async () => {
    const { keeper, user } = await open();
    await user.click(within(day(wednesday)).getByRole('button', { name: '+ 5.0 h to enter' }));
    const line = await screen.findByRole('combobox', { name: 'Quick entry' });
    expect(line).toHaveValue('5h Kessler Shop ');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('combobox', { name: 'Quick entry' })).not.toBeInTheDocument();
    // The keys go on in the day.
    expect(within(day(wednesday)).getByRole('button', { name: /^New Entry on/u })).toHaveFocus();
    await user.click(within(day('Monday, 16 November')).getByRole('button', { name: /^New Entry on/u }));
    const other = await screen.findByRole('combobox', { name: 'Quick entry' });
    await user.clear(other);
    await user.type(other, '1h Kessler Shop Tidying up');
    await screen.findByText('Mon 16.11.');
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(keeper.created()).toMatchObject([
        { Date: '2026-11-16', HoursWorked: 1, Description: 'Tidying up' },
      ]),
    );
    const monday = within(day('Monday, 16 November'));
    await waitFor(() => expect(monday.getByRole('button', { name: /^New Entry on/u })).toHaveFocus());
  });
});

describe('a record that is changed elsewhere while it is dragged', () => {
  /** Drags record 5 to Thursday; meanwhile it and another one are changed elsewhere, and this tab reads that. */
  async function dragMeanwhile(change: object) {
    // What was read is only old once time has passed.
    ownTime();
    const { keeper } = await open();
    const over = { value: () => day(thursday), configurable: true };
    // Far from the edges, where the days would turn.
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, 500));
    Object.defineProperty(document, 'elementFromPoint', over);
    onTestFinished(() => void Reflect.deleteProperty(document, 'elementFromPoint'));
    fireEvent.pointerDown(block(5), { isPrimary: true, button: 0, clientX: 300, clientY: 10 });
    fireEvent.pointerMove(window, { clientX: 400, clientY: 10 });
    expect(footOf(thursday)).toBe('3.0');

    keeper.rows = keeper.rows.map((row) => {
      if (row.Id === 1) return { ...row, HoursWorked: 7 };
      return row.Id === 5 ? { ...row, ...change } : row;
    });
    const elsewhere = new BroadcastChannel('tagwerk-changes');
    onTestFinished(() => elsewhere.close());
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    elsewhere.postMessage('changed');
    await waitFor(() => expect(footOf('Monday, 16 November')).toMatch(/^9\.5/u));
    fireEvent.pointerUp(window, { clientX: 400, clientY: 10 });
    return keeper;
  }

  test('moves with what was changed there (R-21.36)', async () => {
    const keeper = await dragMeanwhile({ Description: 'Theirs' });
    expect(await screen.findByText('Moved to Thu 19.11.')).toBeVisible();
    expect(keeper.sent).toMatchObject([
      { method: 'PATCH', id: '5', body: { Date: '2026-11-19', Description: 'Theirs' } },
    ]);
  });

  test('is asked about if it was moved there, too (R-21.37)', async () => {
    const keeper = await dragMeanwhile({ Date: '2026-11-20' });
    expect(await screen.findByText(/^Not saved yet: it needs your decision\./u)).toBeVisible();
    await waitFor(() => expect(block(5)).toHaveTextContent('changed elsewhere, too'));
    expect(keeper.sent).toEqual([]);
  });
});

describe('a record that another device has changed since it was read, more than a minute ago', () => {
  /** Moves record 5 to Thursday by a key, after another device has changed it. */
  async function moveAfter(change: object) {
    ownTime();
    const { keeper, user } = await open();
    await letTimePass(61_000);
    keeper.rows = keeper.rows.map((row) => (row.Id === 5 ? { ...row, ...change } : row));
    block(5).focus();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    block(1).focus();
    return keeper;
  }

  test('is moved with what was changed there (R-21.13)', async () => {
    const keeper = await moveAfter({ Description: 'Theirs', HoursWorked: 2 });
    expect(await screen.findByText('Moved to Thu 19.11.')).toBeVisible();
    expect(keeper.sent).toMatchObject([
      { method: 'PATCH', id: '5', body: { Date: '2026-11-19', Description: 'Theirs', HoursWorked: 2 } },
    ]);
    await waitFor(() => expect(footOf(thursday)).toBe('2.0'));
  });

  test('is asked about if it was moved there, too (R-21.13)', async () => {
    const keeper = await moveAfter({ Date: '2026-11-20' });
    expect(await screen.findByText(/^Not saved yet: it needs your decision\./u)).toBeVisible();
    expect(keeper.sent).toEqual([]);
  });
});
