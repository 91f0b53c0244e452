import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  create,
  createButton,
  fileOf,
  listOf,
  openImport,
  openTab,
  ready,
  recordNothing,
  stored,
  textOf,
} from '../../../../tests/import/importPage';
import { server, testService } from '../../../../tests/jsdom/testService';
import { ownTime } from '../../../../tests/jsdom/testTime';
import { renderApp } from '../../../../tests/render';
import { drop, holdOnceHeard } from '../../../../tests/payroll/payrollScreen';

beforeEach(recordNothing);

const days = ['02', '03', '04', '05', '06', '09'];
/** Six days of a customer that is known by name. */
const sixDays = () =>
  listOf(days.map((day) => `${day}.11.2026;Nordfeld intern;Interne Schulung;Lernrunde ${day};2,0`));

const done = async (text: RegExp) => screen.findByText(text);

describe('work records from a file', () => {
  test('a known file takes two actions, drop and create, and has one undo (R-20.40)', async () => {
    const app = await openImport(fileOf('harvest.csv'));
    expect(await screen.findByRole('link', { name: 'Preview 3', current: 'page' })).toBeVisible();
    expect(app.calls.of('PUT')).toEqual([]);
    await create(app);
    expect(stored()).toEqual([
      expect.objectContaining({ date: '2026-10-26', hours: 1.5, text: 'Formulare, Teil 2', rest: '' }),
      expect.objectContaining({ date: '2026-10-26', hours: 0.5, text: 'Telefonate' }),
      expect.objectContaining({ date: '2026-10-27', hours: 2, text: 'Schulung Sitzungsdienst' }),
    ]);
    await app.user.keyboard('{Control>}z{/Control}');
    expect(await done(/^3 entries deleted again, 4.0 h/u)).toBeVisible();
    expect(stored()).toEqual([]);
  });

  test('an open line is on top, goes without its project, and can be mapped or left out (R-20.43)', async () => {
    const app = await openImport(fileOf('toggl-settings-export.csv'));
    expect(await screen.findByRole('link', { name: /^Mapping 1 open/u, current: 'page' })).toBeVisible();
    const [, line] = screen.getAllByRole('row');
    expect(line).toHaveTextContent(/Retrofit Linie 5.*Choose a project/u);
    await openTab(app, /^Preview/u);
    expect(screen.getByText('Retrofit Linie 5: Bestandsaufnahme')).toBeVisible();
    await openTab(app, /^Mapping/u);
    await app.user.click(screen.getByRole('button', { name: /^Change mapping: .*Retrofit Linie 5/u }));
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Leave out' }));
    await app.user.click(dialog.getByRole('button', { name: /^Apply/u }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await openTab(app, /^Preview 2/u);
    expect(screen.queryByText(/Bestandsaufnahme/u)).not.toBeInTheDocument();
  });

  test('a row without a text gets one, an equal one can count, and the others have number and reason, also as a file (R-20.44)', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const app = await openImport(fileOf('toggl-detailed.csv'));
    await openTab(app, /^Notes/u);
    await app.user.type(screen.getByLabelText('Description for row 9'), 'Nachtrag');
    await openTab(app, /^Preview 5/u);
    expect(screen.getByText('Nachtrag')).toBeVisible();
    await openTab(app, /^Notes/u);
    await app.user.click(screen.getByRole('button', { name: 'Rows not taken over as CSV' }));
    const [file] = saved.mock.lastCall ?? [];
    expect(file instanceof Blob && (await textOf(file))).toMatch(/7,of David Okafor/u);
    drop([fileOf('harvest.csv')]);
    await app.user.click(await screen.findByRole('button', { name: 'Leave' }));
    await openTab(app, /^Notes/u);
    expect(await screen.findByText('Twice in the file', { exact: false })).toBeVisible();
    await app.user.click(screen.getByRole('switch', { name: 'Count row 5' }));
    await openTab(app, /^Preview 3/u);
    expect(screen.getByRole('checkbox', { name: /^Schulung Sitzungsdienst.* 4.0 hours/u })).toBeChecked();
  });

  test('ticks are those of a record, a week or all; weeks and months follow (R-20.45)', async () => {
    const app = await openImport(sixDays());
    await ready();
    await app.user.click(screen.getByRole('checkbox', { name: 'All of week 46' }));
    expect(createButton()).toHaveAccessibleName('Create 5 entries');
    expect(screen.getAllByText('10.0 h')).toHaveLength(2);
    await app.user.click(screen.getByRole('checkbox', { name: 'All' }));
    expect(createButton()).toHaveAccessibleName('Create 6 entries');
    const row = screen.getByText('Lernrunde 02').closest('tr');
    row?.focus();
    await app.user.keyboard(' ');
    expect(createButton()).toHaveAccessibleName('Create 5 entries');
  });

  test('until what is recorded is read nothing can be created; a failure can be retried (R-20.46)', async () => {
    let isBroken = true;
    server.use(
      http.post('*/api/workrecords', () => (isBroken ? HttpResponse.json({}, { status: 500 }) : undefined)),
    );
    const app = await openImport(sixDays());
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(createButton()).toHaveAccessibleName(/: The comparison with what is recorded has failed/u);
    isBroken = false;
    await app.user.click(retry);
    await ready();
  });

  test('the same file is recognised, and what it has created cannot be ticked (R-20.47)', async () => {
    const app = await openImport(sixDays());
    await create(app);
    drop([sixDays()]);
    expect(await screen.findByText('Taken over on 18.11.: 6 entries.')).toBeVisible();
    await waitFor(() => expect(screen.getAllByText('already taken over')).toHaveLength(6));
    for (const box of screen.getAllByRole('checkbox', { name: /^Lernrunde/u })) expect(box).toBeDisabled();
    expect(createButton()).toHaveAccessibleName('Create entries: Nothing is ticked');
  });

  test('refused records say why, the others are created, and trying again creates the rest once (R-20.48)', async () => {
    let calls = 0;
    let isRefusing = true;
    server.use(
      http.put('*/api/workrecords', () => {
        calls += 1;
        return isRefusing && calls % 3 === 0
          ? HttpResponse.json({ message: 'Month is closed' }, { status: 400 })
          : undefined;
      }),
    );
    const app = await openImport(sixDays());
    await app.user.click(await ready());
    expect(await screen.findByText('4 of 6 created')).toBeVisible();
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getAllByText(/Month is closed/u)).toHaveLength(2);
    expect(stored()).toHaveLength(4);
    isRefusing = false;
    await app.user.click(again);
    await done(/^6 entries created/u);
    expect(
      stored()
        .map(({ text }) => text)
        .toSorted(),
    ).toEqual(days.map((day) => `Lernrunde ${day}`));
  });

  test('what was changed since stays and is named, and can be deleted anyway; an undone import is forgotten (R-20.49)', async () => {
    const app = await openImport(sixDays());
    await create(app);
    ownTime();
    testService().db.run("update workRecords set HoursWorked = 3 where Description = 'Lernrunde 03'");
    testService().db.run("delete from workRecords where Description = 'Lernrunde 04'");
    await app.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await done(/^4 entries deleted again, 8.0 h/u)).toBeVisible();
    const left = 'November is 3.0 h again. 1 entry was changed since and stays.';
    expect(await screen.findByText(left)).toBeVisible();
    expect(screen.getByText('Tue 03.11. · 3.0 h · Nordfeld intern, Interne Schulung')).toBeVisible();
    expect(screen.getByText('Hours: 3.0')).toBeVisible();
    expect(stored()).toHaveLength(1);
    await app.user.click(screen.getByRole('button', { name: /^Delete anyway/u }));
    await waitFor(() => expect(stored()).toEqual([]));
    expect(await done(/^5 entries deleted again, 11.0 h/u)).toBeVisible();
    cleanup();
    await renderApp({ path: '/work/import', signedInAs: 'member', language: 'en' });
    await screen.findByRole('heading', { name: 'Where from' });
    expect(screen.queryByText('Earlier imports')).not.toBeInTheDocument();
  });

  test('three that somebody has changed stay, each in its own way, and the others go (R-20.49)', async () => {
    const app = await openImport(sixDays());
    await create(app);
    ownTime();
    const { db } = testService();
    db.run("update workRecords set HoursWorked = 3 where Description = 'Lernrunde 03'");
    db.run("update workRecords set Description = 'Theirs' where Description = 'Lernrunde 04'");
    db.run("update workRecords set DistanceKM = 12 where Description = 'Lernrunde 05'");
    await app.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await done(/^3 entries deleted again, 6.0 h/u)).toBeVisible();
    expect(screen.getByText(/3 entries were changed since and stay\.$/u)).toBeVisible();
    expect(stored().map(({ text }) => text)).toEqual(expect.arrayContaining(['Theirs']));
    expect(stored()).toHaveLength(3);
  });

  test('a record that was moved far back stays and is named, too (R-20.62)', async () => {
    const app = await openImport(sixDays());
    await create(app);
    ownTime();
    testService().db.run("update workRecords set Date = '2025-11-03' where Description = 'Lernrunde 03'");
    await app.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await done(/^5 entries deleted again, 10.0 h/u)).toBeVisible();
    expect(screen.getByText(/1 entry was changed since and stays\.$/u)).toBeVisible();
    expect(stored()).toHaveLength(1);
  });

  test('an import can be taken back on a later visit, and its mapping stays (R-20.50)', async () => {
    await create(await openImport(sixDays()));
    const app = await renderApp({ path: '/work/import', signedInAs: 'member', language: 'en' });
    await app.user.click(await screen.findByRole('button', { name: 'Undo: liste.csv' }));
    await done(/^6 entries deleted again/u);
    expect(stored()).toEqual([]);
    drop([sixDays()]);
    await openTab(app, /^Mapping/u);
    expect(await screen.findByText('remembered on 18.11.')).toBeVisible();
  });

  test('leaving asks, because nothing was created (R-20.51)', async () => {
    const app = await openImport(sixDays());
    await ready();
    await app.user.click(screen.getByRole('link', { name: 'Dashboard' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave the file?' }));
    await app.user.click(dialog.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/dashboard'));
    expect(app.calls.of('PUT')).toEqual([]);
  });

  test('another file asks before answers are lost, and opens at once without any (R-20.51)', async () => {
    const app = await openImport(sixDays());
    await ready();
    drop([fileOf('harvest.csv')]);
    await app.user.click(await screen.findByRole('link', { name: 'Preview 3' }));
    await ready();
    await app.user.click(screen.getByRole('checkbox', { name: 'All' }));
    drop([sixDays()]);
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave the file?' }));
    await app.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('link', { name: 'Preview 4' })).toBeVisible();
    drop([sixDays()]);
    await app.user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('link', { name: 'Preview 6' })).toBeVisible();
  });

  test('the work screen leads there by its button, the key I and a file that is dropped on it (R-20.52)', async () => {
    const app = await renderApp({ path: '/work', signedInAs: 'member', language: 'en' });
    expect(await screen.findByRole('link', { name: 'From file …' })).toHaveAttribute('href', '/work/import');
    await app.user.keyboard('i');
    await screen.findByRole('heading', { name: 'Take over from a file' });
    await app.router.navigate('/work');
    await screen.findByRole('heading', { name: 'No entries yet' });
    await holdOnceHeard([sixDays()]);
    expect(await screen.findByText('Let go: take over from this file')).toBeVisible();
    drop([sixDays()]);
    expect(await screen.findByRole('link', { name: 'Preview 6' })).toBeVisible();
  });
});
