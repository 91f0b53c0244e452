import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ProjectAbsence } from '@/domain/account/absence';
import { isoDate } from '@/domain/time/period';
import { readFromDevice } from '@/shared/storage/deviceStore';
import { guidOf } from '../../../../../tests/accounts';
import { mapInOtherTab, openAbsences } from '../../../../../tests/journeys/absencesScreen';
import { testService } from '../../../../../tests/jsdom/testService';

const INTERNAL = 1;

/** Books days on a project that is meant for vacation. */
function bookDays(days: readonly (readonly [string, number])[]): string {
  const { db } = testService();
  db.run('delete from workRecords');
  const { insertId } = db.run(
    "insert into projects (Name, ProjectState, Customers_fk) values ('Urlaubstage', 'active', ?)",
    INTERNAL,
  );
  for (const [day, hours] of days) {
    db.run(
      `insert into workRecords (guid, Date, Project_fk, Customer_fk, Description, TravelTime, HoursWorked, Location)
       values (?, ?, ?, ?, 'Urlaub', 0, ?, 'Augsburg')`,
      guidOf(testService(), 'member'),
      day,
      insertId,
      INTERNAL,
      hours,
    );
  }
  return String(insertId);
}

test('records of a mapped project count as an absence, only once on a day with an entry, which is named (R-17.103)', async () => {
  const projectId = bookDays([
    ['2026-10-05', 8],
    ['2026-10-06', 4],
    ['2026-10-10', 8],
  ]);
  const { user } = await openAbsences({
    absences: [
      {
        id: '1',
        kind: 'vacation',
        from: isoDate('2026-10-05'),
        to: isoDate('2026-10-05'),
        share: 1,
        note: '',
        changedAt: 1,
      },
    ],
    mapped: [{ customerId: String(INTERNAL), projectId, kind: 'vacation', changedAt: 1 }],
  });
  expect(await screen.findByLabelText(/: 1,5 genommen, 0,0 geplant, 28,5 frei$/u)).toBeVisible();
  const notes = within(screen.getByLabelText('Hinweise zu einzelnen Tagen'));
  expect(notes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Mo 05.10.: Abwesenheit hier und als Eintrag. Der Eintrag gilt, gezählt wird einmal.',
    'Sa 10.10.: Abwesenheit als Eintrag an einem Tag ohne Soll. Sie zählt nicht.',
  ]);
  await user.click(screen.getByText('Zuordnung'));
  const dialog = within(await screen.findByLabelText('Abwesenheit aus Einträgen'));
  expect(dialog.getByText('3 Einträge seit 01.01.2026: 1,5 Tage, 12,0 h')).toBeVisible();
  expect(dialog.getByText('05.10.').parentElement).toHaveTextContent(
    'Am 05.10. steht eine Abwesenheit hier und als Eintrag. Der Eintrag gilt, gezählt wird einmal.',
  );
  await user.selectOptions(dialog.getByLabelText(/Urlaubstage zählt als$/u), 'Ausgleich');
  expect(dialog.getByText(/Ihre 20,0 h zählen weder als Ist noch als Gutschrift\.$/u)).toBeVisible();
  await user.click(dialog.getByText('Speichern'));
  expect(await screen.findByText('Zuordnung gespeichert')).toBeVisible();
  expect(await screen.findByLabelText(/: 0,0 genommen/u)).toBeVisible();
  await user.click(await screen.findByText('Rückgängig'));
  expect(await screen.findByLabelText(/: 1,5 genommen/u)).toBeVisible();
});

test('mappings of two tabs both stay, also when one is undone (R-17.86)', async () => {
  const mapping = (projectId: string, kind: ProjectAbsence['kind'], changedAt = 1): ProjectAbsence => ({
    customerId: String(INTERNAL),
    projectId,
    kind,
    changedAt,
  });
  const kept = async () => {
    const all = await readFromDevice(guidOf(testService(), 'member'), 'project-absences');
    return Array.isArray(all) ? all.map((one) => `${one.projectId} ${one.kind}`).toSorted() : [];
  };
  const { user } = await openAbsences({ mapped: [mapping('1', 'vacation'), mapping('2', 'vacation')] });
  await user.click(screen.getByText('Zuordnung'));
  const dialog = within(await screen.findByLabelText('Abwesenheit aus Einträgen'));
  const [, second] = await dialog.findAllByRole('combobox', { name: /zählt als$/u });
  await mapInOtherTab([mapping('1', 'sick', 2), mapping('2', 'vacation'), mapping('3', 'special', 2)]);
  await user.selectOptions(second ?? document.body, 'Fortbildung');
  await user.click(dialog.getByText('Speichern'));
  await waitFor(async () => expect(await kept()).toEqual(['1 sick', '2 training', '3 special']));
  await user.click(await screen.findByText('Rückgängig'));
  await waitFor(async () => expect(await kept()).toEqual(['1 sick', '2 vacation', '3 special']));
});
