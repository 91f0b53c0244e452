import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { guidOf } from '../../../../../tests/accounts';
import { rowNames, rowTexts } from '../../../../../tests/journeys/reportScreen';
import { patience } from '../../../../../tests/patience';
import { renderApp } from '../../../../../tests/render';

/** Opens the report of October in German, in which as many projects have an hour each. */
async function openProjects(count: number) {
  const app = await renderApp({ signedInAs: 'manager', language: 'de' });
  const { db } = app.service;
  const guid = guidOf(app.service, 'member');
  db.run('delete from workRecords');
  for (let at = 1; at <= count; at += 1) {
    const { insertId } = db.run(
      `insert into projects (Name, ProjectState, Customers_fk) values (?, 'active', 1)`,
      `Projekt ${at}`,
    );
    db.run(
      `insert into workRecords (guid, Date, Project_fk, Customer_fk, Description, HoursWorked, Location)
       values (?, '2026-10-05', ?, 1, '', 1, '')`,
      guid,
      insertId,
    );
  }
  await app.router.navigate('/customers/report?rows=project');
  await screen.findByRole('rowheader', { name: 'Summe' }, patience);
  await screen.findByLabelText('Bericht durchsuchen oder filtern', {}, patience);
  return app;
}

/** The rows of projects, without the sum. */
const shown = () => rowNames().length - 1;

test('more than 200 rows are rendered a hundred at a time, and the sum has all of them (R-16.77)', async () => {
  const { user } = await openProjects(300);
  expect(shown()).toBe(100);
  expect(rowTexts('Summe').slice(0, 2)).toEqual(['Summe', '300,0']);
  const more = screen.getByRole('button', { name: 'Weitere 100 zeigen' });
  await user.click(more);
  expect(shown()).toBe(200);
  await user.click(more);
  expect(shown()).toBe(300);
  expect(more).not.toBeInTheDocument();
});
