import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isoDate } from '@/domain/time/period';
import { guidOf } from '../../../../../tests/accounts';
import { openAbsences } from '../../../../../tests/journeys/absencesScreen';
import { testService } from '../../../../../tests/jsdom/testService';

const INTERNAL = 1;

/** Books days on a project of its own, which is said to be for vacation. */
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

test('records of a mapped project count as an absence, once on a day that has both; both are named (R-17.103)', async () => {
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
  expect(dialog.getByText('3 Einträge seit 01.01.2026: 1,5 Tage, 20,0 h')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText(/Urlaubstage zählt als$/u), 'Ausgleich');
  expect(dialog.getByText(/Ihre 20,0 h zählen weder als Ist noch als Gutschrift\.$/u)).toBeVisible();
  await user.click(dialog.getByText('Speichern'));
  expect(await screen.findByText('Zuordnung gespeichert')).toBeVisible();
  expect(await screen.findByLabelText(/: 0,0 genommen/u)).toBeVisible();
  await user.click(await screen.findByText('Rückgängig'));
  expect(await screen.findByLabelText(/: 1,5 genommen/u)).toBeVisible();
});
