import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { expectRefusal, server } from '../../../../tests/jsdom/testService';
import { firstRow, knownWeek, openWork, recordRows } from '../../../../tests/journeys/workScreen';
import { rowOf } from '../../../../tests/journeys/weekScreen';
import { renderApp } from '../../../../tests/render';
import { ownTime } from '../../../../tests/jsdom/testTime';

/** The service has only these records; today is Wednesday, 18 November 2026. */
function has(...rows: object[]) {
  server.use(http.post('*/api/workrecords', () => HttpResponse.json(rows), { once: false }));
}

const day = (name: RegExp) => screen.findByRole('button', { name });
const strip = () => screen.getByRole('region', { name: 'Week at a glance' });

describe('the week strip', () => {
  test('shows the hours of each day, the sum against the target, and the oldest gap in the lead line', async () => {
    has(rowOf(3, '2026-11-18', 5), rowOf(2, '2026-11-17', 10.5), rowOf(1, '2026-11-09', 8));
    await openWork();
    expect(within(strip()).getByText('15.5')).toBeVisible();
    expect(within(strip()).getByRole('button', { name: 'of 40 h' })).toBeVisible();
    expect(within(strip()).getByText('· 24.5 h open')).toBeVisible();
    expect(await day(/^Monday,? 16 November, no entry, add 8 hours$/u)).toBeVisible();
    expect(await day(/^Tuesday,? 17 November, 10.5 hours, more than 10$/u)).toBeVisible();
    expect(await day(/^Today, Wednesday,? 18 November, 5 of 8 hours$/u)).toBeVisible();
    expect(
      screen.getByText(/^Wednesday,? 18 November · 3.0 h still missing today, on 0?4\.11\. 8.0 h\.$/u),
    ).toBeVisible();
  });

  test('a gap opens the dialog on that day with the missing hours filled in and focused (R-4.33)', async () => {
    has(rowOf(1, '2026-11-18', 5));
    const { user } = await openWork();
    await user.click(await day(/^Tuesday.*add 8 hours/u));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Date')).toHaveValue('Tue 17.11.2026');
    expect(dialog.getByLabelText('Work hours')).toHaveValue('8');
    await waitFor(() => expect(dialog.getByLabelText('Work hours')).toHaveFocus());
  });

  test('a record that is saved or deleted changes the sum at once', async () => {
    const { user } = await openWork();
    const sum = () => Number(strip().querySelector('.sum b')?.textContent);
    const before = sum();
    const hours = Number(within(firstRow()).getAllByRole('cell')[4]?.textContent);
    await user.click(within(firstRow()).getByRole('button', { name: /^Copy/u }));
    await waitFor(() => expect(sum()).toBe(before + hours));
    await user.click(within(firstRow()).getByRole('button', { name: /^Delete/u }));
    await waitFor(() => expect(sum()).toBe(before));
  });

  test('a worked day leads to its rows, on another page if necessary', async () => {
    const { user, router } = await openWork();
    for (const _ of [1, 2, 3]) await user.click(screen.getByRole('button', { name: 'Week before' }));
    await knownWeek();
    const worked = within(strip()).getAllByRole('button', { name: /\d of 8 hours$/u });
    await user.click(worked[0] ?? document.body);
    await waitFor(() => expect(router.state.location.search).toMatch(/start=/u));
    await waitFor(() => expect(document.querySelector('tr.is-saved')).toBeInTheDocument());
    expect(recordRows().length).toBeGreaterThan(0);
  });

  test('"Next" and "New Entry" each occur in the name of one button only', async () => {
    await openWork();
    for (const word of ['Next', 'New Entry'])
      expect(screen.getAllByRole('button', { name: new RegExp(word, 'iu') })).toHaveLength(1);
  });

  test('by keyboard: one tab stop, arrows move by a day, PageUp and PageDown by a week, Home to today (R-4.33)', async () => {
    has(rowOf(1, '2026-11-18', 5));
    const { user } = await openWork();
    const today = await day(/^Today/u);
    const stops = within(strip()).getAllByRole('button', { name: /November/u });
    expect(stops.filter(({ tabIndex }) => tabIndex === 0)).toEqual([today]);
    today.focus();
    await user.keyboard('{ArrowLeft}');
    expect(await day(/^Tuesday,? 17/u)).toHaveFocus();
    await user.keyboard('{PageUp}');
    expect(await day(/^Tuesday,? 10/u)).toHaveFocus();
    expect(within(strip()).getByRole('heading', { name: /^Week 46/u })).toBeVisible();
    await user.keyboard('{PageDown}{PageDown}');
    expect(await day(/^Tuesday,? 24/u)).toHaveFocus();
    await user.keyboard('{Home}');
    expect(await day(/^Today/u)).toHaveFocus();
  });

  test('shows no sum while pages are missing, so that it is never wrong; a failure says so and can be tried again (R-4.32)', async () => {
    const pageOne = Array.from({ length: 20 }, (_, at) => rowOf(100 - at, '2026-11-18', 0.5));
    let isBroken = true;
    server.use(
      http.post('*/api/workrecords', async ({ request }) => {
        const { start } = Object(await request.json());
        if (start === 0) return HttpResponse.json(pageOne);
        if (isBroken) return HttpResponse.json({ message: 'no' }, { status: 500 });
        return HttpResponse.json([rowOf(1, '2026-11-16', 8)]);
      }),
    );
    expectRefusal(/POST .*workrecords.*: 500/u);
    const { user } = await openWork();
    expect(await screen.findByText('Week not loaded.')).toBeVisible();
    expect(within(strip()).queryByText('10.0')).not.toBeInTheDocument();
    isBroken = false;
    await user.click(within(strip()).getByRole('button', { name: 'Try again' }));
    expect(await within(strip()).findByText('18.0')).toBeVisible();
  });

  test('reading back a month requests no page twice', async () => {
    const calls = watchCalls();
    const { user } = await openWork();
    for (const _ of [1, 2, 3, 4, 5]) await user.click(screen.getByRole('button', { name: 'Week before' }));
    await knownWeek();
    const starts = calls.of('POST', '/workrecords').map(({ body }) => Reflect.get(Object(body), 'start'));
    expect(new Set(starts).size).toBe(starts.length);
  });

  test('E opens a new entry, but not within a field', async () => {
    const { user } = await openWork();
    await waitFor(async () => {
      await user.keyboard('e');
      expect(screen.getByRole('dialog')).toBeVisible();
    });
  });
});

describe('hints in rows', () => {
  test('a hint has a menu that fixes it or hides it for good (R-4.35)', async () => {
    ownTime();
    has(
      rowOf(2, '2026-11-17', 4, { Description: 'Call' }),
      rowOf(1, '2026-11-17', 4, { Description: 'Call' }),
    );
    const { user } = await openWork();
    await user.click(await screen.findByRole('button', { name: /^twice\?: 17\.11\.2026/u }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete the second entry' }));
    await waitFor(() => expect(recordRows()).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await user.click(await screen.findByRole('button', { name: /^twice\?/u }));
    await user.click(await screen.findByRole('menuitem', { name: 'Hide' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^twice\?/u })).not.toBeInTheDocument());
    expect(recordRows()).toHaveLength(2);
  });

  test('a missing project is chosen in its cell', async () => {
    has(rowOf(2, '2026-11-17', 4), rowOf(1, '2026-11-16', 4, { Project_fk: null, Project_Name: null }));
    const { user } = await openWork();
    await user.click(await screen.findByRole('button', { name: /^choose a project: 16\.11\./u }));
    await user.click(await screen.findByRole('menuitem', { name: 'Choose a project' }));
    expect(await screen.findByRole('combobox', { name: 'Project' })).toBeVisible();
  });

  test('a newcomer has gaps in the strip and no hints', async () => {
    await renderApp({ path: '/work', signedInAs: 'newcomer', language: 'en' });
    expect(await day(/^Monday.*add 8 hours$/u)).toBeVisible();
    // A hint is named after what is odd and the record's day.
    const hints = /: \d\d\.\d\d\./u;
    expect(screen.queryByRole('button', { name: hints })).not.toBeInTheDocument();
  });
});
