import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { setScreenWidth } from '../../../../tests/jsdom/browserStubs';
import { server } from '../../../../tests/jsdom/testService';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { firstRow, openWork, recordRows } from '../../../../tests/journeys/workScreen';
import { renderApp } from '../../../../tests/render';
import { ownTime } from '../../../../tests/jsdom/testTime';

describe('the work screen', () => {
  test('has the heading and the columns Date, Customer, Project, Description, Hours, Action (R-4.1, R-4.2)', async () => {
    await openWork();
    expect(screen.getByRole('heading', { level: 1, name: 'Working Time Management' })).toBeVisible();
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Date',
      'Customer',
      'Project',
      'Description',
      'Hours',
      'Action',
    ]);
    expect(recordRows()).toHaveLength(20);
  });

  test('Previous only above index 0, Next only after a full page, the index moves by 20 (R-1.20)', async () => {
    const calls = watchCalls();
    const { user } = await openWork();
    expect(calls.of('POST', '/workrecords')[0]?.body).toEqual({ start: 0, count: 20 });
    // By now the strip above the list has read further pages.
    const before = calls.of('POST', '/workrecords').length;
    expect(screen.queryByRole('button', { name: 'Previous' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('button', { name: 'Previous' });
    await waitFor(() =>
      expect(
        calls
          .of('POST', '/workrecords')
          .slice(before)
          .map(({ body }) => body),
      ).toEqual([{ start: 20, count: 20 }]),
    );
  });

  test('a newcomer sees an empty state and no paging', async () => {
    await renderApp({ path: '/work', signedInAs: 'newcomer', language: 'en' });
    expect(await screen.findByText('No entries yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  });
});

describe('the work list on a phone', () => {
  test('groups cards by week with their sums; a tap on a card opens its record (R-4.53)', async () => {
    setScreenWidth(390);
    const { user } = await renderApp({ path: '/work', signedInAs: 'member', language: 'en' });
    const week = within(await screen.findByRole('region', { name: /^Week 46/u }));
    const hours = week.getAllByRole('listitem').map((card) => {
      const [figure] = within(card).getAllByText(/^\d+\.\d+$/u);
      return Number(figure?.textContent);
    });
    const total = hours.reduce((sum, one) => sum + one, 0);
    expect(hours.length).toBeGreaterThan(1);
    expect(week.getByText(`${total.toFixed(1)} h`)).toBeVisible();

    const [card] = week.getAllByRole('button', { name: /^Edit: \d\d\.11\.2026, /u });
    await user.click(card ?? document.body);
    expect(await screen.findByRole('dialog', { name: /Edit/u })).toBeVisible();
  });

  test('a tap on the hours of a card edits only the hours (R-4.53)', async () => {
    setScreenWidth(390);
    const { user } = await renderApp({ path: '/work', signedInAs: 'member', language: 'en' });
    const week = within(await screen.findByRole('region', { name: /^Week 46/u }));
    const [hours] = week.getAllByRole('button', { name: /^Hours: \d\d\.11\.2026, .*, \d\.\d$/u });
    await user.click(hours ?? document.body);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Hours' })).toHaveFocus());
  });

  test('buttons of different rows have different names, also on one day for one project (R-24.74)', async () => {
    await openWork();
    const names = screen.getAllByRole('button', { name: /^Edit: /u }).map((button) => button.ariaLabel);
    expect(names[0]).toMatch(/^Edit: \d\d\.11\.2026, \S/u);
    expect(new Set(names).size).toBe(20);
  });
});

describe('inline edit', () => {
  test('a double-click edits the cell, Enter saves, and display names are never sent (R-4.4)', async () => {
    const calls = watchCalls();
    const { user } = await openWork();
    const row = firstRow();
    const id = row.dataset['record'];
    await user.dblClick(within(row).getAllByRole('cell')[3] ?? row);
    const description = await screen.findByRole('textbox', { name: 'Description' });
    expect(description).toHaveFocus();
    await user.clear(description);
    await user.type(description, 'Changed in place{Enter}');
    await waitFor(() =>
      expect(screen.queryByRole('textbox', { name: 'Description' })).not.toBeInTheDocument(),
    );
    expect(firstRow()).toHaveTextContent('Changed in place');
    const [patch] = calls.of('PATCH');
    expect(patch?.path).toBe(`/workrecords/${id}`);
    expect(patch?.body).toMatchObject({ Id: Number(id), Description: 'Changed in place' });
    expect(patch?.body).not.toHaveProperty('Customer_Name');
    expect(patch?.body).not.toHaveProperty('Project_Name');
  });

  test('by keyboard: arrows move between rows, F2 or Enter edits, Escape cancels (R-4.4)', async () => {
    const { user } = await openWork();
    const rows = recordRows();
    rows[0]?.focus();
    await user.keyboard('{ArrowDown}');
    expect(rows[1]).toHaveFocus();
    await user.keyboard('{F2}');
    const description = await screen.findByRole('textbox', { name: 'Description' });
    await user.type(description, ' changed{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Description' })).not.toBeInTheDocument();
    expect(recordRows()[1]).not.toHaveTextContent('changed');
    expect(recordRows()[1]).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('textbox', { name: 'Description' })).toHaveFocus();
  });

  test('date, description and hours are required, hours come in steps of 0.5 (R-4.17, R-4.25)', async () => {
    const calls = watchCalls();
    const { user } = await openWork();
    firstRow().focus();
    await user.keyboard('{F2}');
    await user.clear(await screen.findByRole('textbox', { name: 'Description' }));
    await user.clear(screen.getByLabelText('Date'));
    await user.clear(screen.getByRole('textbox', { name: 'Hours' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    for (const message of ['Enter Date', 'Enter description', 'Enter hours']) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    await user.type(screen.getByRole('textbox', { name: 'Hours' }), '7,3');
    expect(await screen.findByText('In steps of 0.5 hours')).toBeVisible();
    expect(calls.of('PATCH')).toEqual([]);
  });
});

describe('copy and delete', () => {
  test('"For today" copies to today and opens the row with " (copy)" selected, so that typing replaces it (R-4.42)', async () => {
    ownTime();
    const calls = watchCalls();
    const { user } = await openWork();
    const row = recordRows()[1] ?? firstRow();
    await user.click(within(row).getByRole('button', { name: /^For today: 17\.11\.2026, Kessler/u }));
    const text = await screen.findByRole('textbox', { name: 'Description' });
    expect(text).toHaveFocus();
    expect(text).toHaveValue('Rückfallplan für Linie 3 geschrieben (copy)');
    expect(calls.of('PUT', '/workrecords')[0]?.body).toMatchObject({
      Date: '2026-11-18',
      Description: 'Rückfallplan für Linie 3 geschrieben (copy)',
      HoursWorked: 4.5,
    });
    await user.keyboard(', Teil 2{Enter}');
    await waitFor(() =>
      expect(screen.queryByRole('textbox', { name: 'Description' })).not.toBeInTheDocument(),
    );
    expect(calls.of('PATCH')[0]?.body).toMatchObject({
      Description: 'Rückfallplan für Linie 3 geschrieben, Teil 2',
    });
    expect(firstRow()).toHaveTextContent('Rückfallplan für Linie 3 geschrieben, Teil 2');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(recordRows()).toHaveLength(20));
    expect(calls.of('DELETE')).toHaveLength(1);
  });

  test('copying saves at once, appends " (copy)", sends no Id, and goes to the front (R-4.5, R-4.13)', async () => {
    const calls = watchCalls();
    const { user } = await openWork();
    const third = recordRows()[2];
    if (!third) throw new Error('too few records');
    const text = within(third).getAllByRole('cell')[3]?.textContent;
    await user.click(within(third).getByRole('button', { name: /^Copy/u }));
    await waitFor(() => expect(firstRow()).toHaveTextContent(`${text} (copy)`));
    const [put] = calls.of('PUT', '/workrecords');
    expect(put?.body).toMatchObject({ Description: `${text} (copy)` });
    expect(put?.body).not.toHaveProperty('Id');
  });

  test('Undo within five seconds: nothing is sent, and the record is back in its place (R-4.5)', async () => {
    ownTime();
    const calls = watchCalls();
    const { user } = await openWork();
    const before = recordRows().map((row) => row.dataset['record']);
    await user.click(within(recordRows()[1] ?? document.body).getByRole('button', { name: /^Delete/u }));
    expect(recordRows()).toHaveLength(19);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(recordRows().map((row) => row.dataset['record'])).toEqual(before));
    await waitFor(() => expect(recordRows()[1]).toHaveFocus());
    expect(calls.of('DELETE')).toEqual([]);
  });

  test('Ctrl+Z undoes a delete, and the focus is in the restored row', async () => {
    ownTime();
    const calls = watchCalls();
    const { user } = await openWork();
    const before = recordRows().map((row) => row.dataset['record']);
    within(recordRows()[3] ?? document.body)
      .getByRole('button', { name: /^Delete/u })
      .focus();
    await user.keyboard('{Enter}');
    expect(recordRows()).toHaveLength(19);
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(recordRows().map((row) => row.dataset['record'])).toEqual(before));
    await waitFor(() => expect(recordRows()[3]).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(calls.of('DELETE')).toEqual([]);
  });

  test('a delete that is held back is sent before another page is shown', async () => {
    const calls = watchCalls();
    const { user } = await openWork();
    const id = firstRow().dataset['record'];
    await user.click(within(firstRow()).getByRole('button', { name: /^Delete/u }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('button', { name: 'Previous' });
    expect(calls.of('DELETE').map(({ path }) => path)).toEqual([`/workrecords/${id}`]);
  });

  test('Next depends on the length of the last answer and not on the list after deletions', async () => {
    const { user } = await openWork();
    await user.click(within(firstRow()).getByRole('button', { name: /^Delete/u }));
    expect(recordRows()).toHaveLength(19);
    expect(screen.getByRole('button', { name: 'Next' })).toBeVisible();
  });

  test('a refused delete shows the record again and says why', async () => {
    server.use(
      http.delete('*/api/workrecords/*', () => HttpResponse.json({ message: 'locked' }, { status: 409 })),
    );
    const { user, router } = await openWork();
    const { length } = recordRows();
    await user.click(within(firstRow()).getByRole('button', { name: /^Delete/u }));
    await router.navigate('/expenses');
    expect(await screen.findByText(/Not deleted\..*locked/u)).toBeVisible();
    await router.navigate('/work');
    await waitFor(() => expect(recordRows()).toHaveLength(length));
  });
});
