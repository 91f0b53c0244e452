import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { isoDate } from '@/domain/time/period';
import { env } from '@/shared/env';
import { watchCalls } from '../jsdom/sentCalls';
import { server } from '../jsdom/testService';
import {
  book,
  choose,
  entriesTable,
  keep,
  leftOut,
  madeKey,
  newPath,
  november,
  openRecords,
  recordOf,
  rowTexts,
  settingValue,
  watchRecordFiles,
} from './recordScreen';

const withTobias = [
  ...november,
  { day: '2026-11-05', text: 'Rückmeldung', hours: 3, by: 'manager' as const },
];

async function openAll(search?: string) {
  watchRecordFiles();
  book(withTobias);
  return openRecords(newPath(search), { signedInAs: 'manager' });
}

const heads = async () => (await rowTexts())[0];
const aside = () => screen.getByRole('complementary', { name: 'Nachweis' });

/** The export of the customer has these rows. */
const answerExport = (rows: readonly object[], status = 200) =>
  server.use(http.get('*/api/customer/2/export', () => HttpResponse.json(rows, { status })));

test('a manager’s record has everybody’s hours, with a column for the people of two or more (R-19.67)', async () => {
  const app = await openAll();
  expect(await rowTexts()).toEqual([
    'Aufnehmen | Datum | Person | Tätigkeit | Reise | Stunden',
    'MESA-26-0311 | 1,5 | 15,5',
    ' | Mo 02.11. | Jana Albrecht | Lasttest | – | 4,5',
    ' | Mi 04.11. | Jana Albrecht | Abnahmetest | 1,5 | 8,0',
    ' | Do 05.11. | Tobias Reimann | Rückmeldung | – | 3,0',
    'Shop |  | 5,0',
    ' | Di 03.11. | Jana Albrecht | Preislogik | – | 5,0',
    'Summe | 1,5 | 20,5',
  ]);
  await choose(app, 'Personen', 'Tobias Reimann');
  await waitFor(() => expect(aside()).toHaveTextContent('17,5 h 3 Einträge'));
  expect(app.search().getAll('person')).toEqual(['Jana Albrecht']);
  await choose(app, 'Wer', 'nur ich');
  expect(await heads()).toBe('Aufnehmen | Datum | Tätigkeit | Stunden');
  expect(aside()).toHaveTextContent('3,0 h 1 Eintrag');
  expect(app.search().get('who')).toBe('own');
});

test('people of the address are those of the report’s filter (R-19.67)', async () => {
  await openAll('&from=2026-11-01&to=2026-11-18&person=Tobias+Reimann');
  await entriesTable();
  expect(aside()).toHaveTextContent('3,0 h 1 Eintrag');
  expect(settingValue('Personen')).toHaveTextContent('1 von 2');
});

test('if the service refuses the hours of others, one’s own remain, and the record says so (R-19.68)', async () => {
  answerExport([], 403);
  const app = await openAll();
  await entriesTable();
  expect(
    screen.getByText('Der Dienst gibt die Stunden anderer nicht heraus. Hier stehen die eigenen.'),
  ).toBeVisible();
  expect(leftOut()).toEqual(['Der Dienst gibt die Stunden anderer nicht heraus']);
  expect(aside()).toHaveTextContent('3,0 h 1 Eintrag');
  await app.press('Ohne Unterschrift erstellen');
  await madeKey(app);
  expect((await app.kept()).records).toMatchObject([{ scope: 'own', rows: [{ person: 'Tobias Reimann' }] }]);
});

test('if the service refuses names alone, the hours of others are not said to be refused (R-19.35)', async () => {
  server.use(http.post('*/api/users', () => HttpResponse.json({}, { status: 403 })));
  await openAll();
  expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  expect(screen.queryByText(/^Der Dienst gibt die Stunden anderer nicht heraus/u)).not.toBeInTheDocument();
});

test('names what the export does not say, and hours that only the evaluation has (R-19.69)', async () => {
  answerExport([{ Date: '2026-11-05', Project: 'MES', HoursWorked: 3 }]);
  server.use(
    http.get('*/api/customer/2/evaluation', () => HttpResponse.json([{ Month: '2026-11', Hours: 4.5 }])),
  );
  const app = await openAll();
  expect(await heads()).toBe('Aufnehmen | Datum | Stunden');
  expect(leftOut()).toEqual([
    '1,5 h stehen nicht im Export',
    'Im Export fehlt: Person, Reisezeit, Tätigkeit, Ort',
  ]);
  await app.user.click(settingValue('Spalten'));
  expect(screen.queryByRole('menuitemcheckbox')).not.toBeInTheDocument();
});

test('hours that the evaluation has in months before the period are none of the record (R-19.69)', async () => {
  await keep(
    [recordOf('TR-2026-001', { scope: 'all', from: isoDate('2026-10-01'), to: isoDate('2026-10-31') })],
    undefined,
    'manager',
  );
  server.use(
    http.get('*/api/customer/2/evaluation', () =>
      HttpResponse.json([
        { Month: '2026-10', Hours: 7 },
        { Month: '2026-11', Hours: 20.5 },
      ]),
    ),
  );
  await openAll();
  await entriesTable();
  expect(leftOut()).toEqual(['Fr 06.11. Termin verschoben: 0 Stunden']);
});

test('without reports it is of one’s own hours, and others cannot be asked for (R-19.70)', async () => {
  vi.spyOn(env, 'reports', 'get').mockReturnValue('off');
  const calls = watchCalls();
  await openAll();
  await entriesTable();
  expect(aside()).toHaveTextContent('3,0 h 1 Eintrag');
  expect(screen.queryByRole('button', { name: /^Wer: /u })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Alle nehmen' })).not.toBeInTheDocument();
  expect(calls.of('GET', '/customer/2/export')).toEqual([]);
});

test('with reports without people, everybody’s record has no column and no choice of people (R-19.70)', async () => {
  vi.spyOn(env, 'reports', 'get').mockReturnValue('no-people');
  const { user } = await openAll('&from=2026-11-01&to=2026-11-18&person=Tobias+Reimann');
  expect((await rowTexts()).at(-1)).toBe('Summe | 1,5 | 20,5');
  expect(await heads()).toBe('Aufnehmen | Datum | Tätigkeit | Reise | Stunden');
  expect(screen.queryByRole('button', { name: /^Personen: /u })).not.toBeInTheDocument();
  await user.click(settingValue('Spalten'));
  expect((await screen.findAllByRole('menuitemcheckbox')).map(({ textContent }) => textContent)).toEqual([
    'Tätigkeit',
    'Ort',
    'Reisezeit',
  ]);
});
