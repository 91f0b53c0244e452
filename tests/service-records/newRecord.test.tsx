import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { isoDate } from '@/domain/time/period';
import { kessler } from '../journeys/reportScreen';
import { setScreenWidth } from '../jsdom/browserStubs';
import { fill } from '../jsdom/fill';
import { letTimePass, ownTime } from '../jsdom/testTime';
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

const aside = () => screen.getByRole('complementary', { name: 'Nachweis' });
const create = () => screen.getByRole('button', { name: 'Ohne Unterschrift erstellen' });
const number = () => screen.getByRole('textbox', { name: 'Nummer' });
const ofNovember = { from: isoDate('2026-11-01'), to: isoDate('2026-11-18') };

describe('a new service record', () => {
  test('is of the customer in the address, with one’s own entries by project, and their sums (R-19.61)', async () => {
    book([...november, { day: '2026-11-05', text: 'Rückmeldung', hours: 3, by: 'manager' }]);
    await openRecords();
    expect(await rowTexts()).toEqual([
      'Aufnehmen | Datum | Tätigkeit | Reise | Stunden',
      'MESA-26-0311 | 1,5 | 12,5',
      ' | Mo 02.11. | Lasttest | – | 4,5',
      ' | Mi 04.11. | Abnahmetest | 1,5 | 8,0',
      'Shop |  | 5,0',
      ' | Di 03.11. | Preislogik | – | 5,0',
      'Summe | 1,5 | 17,5',
    ]);
    expect(aside()).toHaveTextContent(/17,5 h 3 EinträgeMES12,5 hShop5,0 hReisezeit1,5 h/u);
  });

  test('asks for the customer if the address has none (R-19.61)', async () => {
    book(november);
    const { user, search } = await openRecords('/customers/service-records/new');
    await screen.findByRole('option', { name: kessler });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kunde' }), kessler);
    await waitFor(() => expect(search().get('customer')).toBe('2'));
    expect(await screen.findByRole('complementary', { name: 'Nachweis' })).toBeVisible();
  });

  test('an entry without its tick is in no sum, and is named below; without a row there is no record (R-19.62)', async () => {
    book(november);
    const { user } = await openRecords();
    const table = await entriesTable();
    await user.click(table.getByRole('checkbox', { name: '02.11. Lasttest aufnehmen' }));
    expect(await rowTexts()).toEqual(
      expect.arrayContaining(['MESA-26-0311 | 1,5 | 8,0', 'Summe | 1,5 | 13,0']),
    );
    expect(aside()).toHaveTextContent('13,0 h 2 Einträge');
    expect(leftOut()[0]).toBe('Mo 02.11., 4,5 h Lasttest: nicht aufgenommen');
    for (const name of [/Abnahmetest/u, /Preislogik/u])
      // oxlint-disable-next-line no-await-in-loop -- one press after the other
      await user.click(table.getByRole('checkbox', { name }));
    expect(aside()).toHaveTextContent('Ohne Zeile gibt es keinen Nachweis');
    expect(create()).toBeDisabled();
  });

  test('its number is proposed and can be changed, but not to none, a long one, or one that is taken (R-19.63)', async () => {
    watchRecordFiles();
    book(november);
    await keep([recordOf('JA-2026-001', { ...ofNovember, to: isoDate('2026-11-01') })]);
    const app = await openRecords();
    await entriesTable();
    expect(number()).toHaveValue('JA-2026-002');
    for (const [typed, why] of [
      ['ja-2026-001', 'Diese Nummer hat schon ein Nachweis'],
      ['N'.repeat(25), 'Höchstens 24 Zeichen'],
      [' ', 'Nummer eingeben'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await fill(app.user, number(), typed);
      expect(number()).toHaveAccessibleDescription(why);
    }
    await app.user.click(create());
    expect((await app.kept()).records).toHaveLength(1);
    await fill(app.user, number(), ' KM 7 ');
    await app.user.click(create());
    await madeKey(app);
    expect((await app.kept()).records.map((record) => record.number)).toEqual(['KM 7', 'JA-2026-001']);
  });

  test('begins with the last month, or after the latest record; the menu, the arrows and days of one’s own go into the address (R-19.65)', async () => {
    book(november);
    const app = await openRecords(newPath(''));
    const period = (name: string) => screen.getByRole('button', { name: `Zeitraum: ${name}` });
    expect(await screen.findByText('In diesem Zeitraum sind keine Stunden für diesen Kunden.')).toBeVisible();
    expect(period('Oktober 2026')).toBeVisible();
    await choose(app, 'Zeitraum', 'Dieser Monat');
    expect([app.search().get('from'), app.search().get('to')]).toEqual(['2026-11-01', '2026-11-18']);
    await entriesTable();
    await app.press('Zeitraum davor');
    expect(period('Oktober 2026')).toBeVisible();

    await choose(app, 'Zeitraum', 'Von – bis …');
    const dialog = within(await screen.findByRole('dialog', { name: 'Zeitraum wählen' }));
    await fill(app.user, dialog.getByLabelText('Von'), '03.11.2026');
    await fill(app.user, dialog.getByLabelText('Bis'), '03.11.2026');
    await app.user.click(dialog.getByRole('button', { name: 'Zeigen' }));
    await waitFor(() => expect(aside()).toHaveTextContent('5,0 h 1 Eintrag'));
    expect(app.search().get('from')).toBe('2026-11-03');
  });

  test('since the latest record: its period is after it, and it looks like it (R-19.65)', async () => {
    book(november);
    const layout = { columns: [], order: 'date', language: 'en' } as const;
    await keep([recordOf('JA-2026-001', { ...ofNovember, to: isoDate('2026-11-03'), layout })]);
    await openRecords(newPath(''));
    const table = await entriesTable();
    expect(screen.getByText('Kessler Maschinenbau GmbH, zuletzt bis 03.11.2026')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Zeitraum: 04\.–18\.11/u })).toBeVisible();
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Aufnehmen',
      'Datum',
      'Stunden',
    ]);
    expect(settingValue('Ordnung')).toHaveTextContent('Datum');
    expect(settingValue('Sprache')).toHaveTextContent('Deutsch');
  });

  test('columns, order and language are chosen, and are those of the record; travel is never in its hours (R-19.66)', async () => {
    const files = watchRecordFiles();
    book(november);
    const app = await openRecords();
    await entriesTable();
    await choose(app, 'Spalten', 'Tätigkeit', 'Ort', 'Reisezeit');
    // A menu of several values stays open.
    expect(settingValue('Spalten')).toHaveAttribute('aria-expanded', 'true');
    expect(settingValue('Spalten')).toHaveTextContent('Ort');
    await app.user.keyboard('{Escape}');
    await choose(app, 'Ordnung', 'Datum');
    expect(await rowTexts()).toEqual([
      'Aufnehmen | Datum | Ort | Stunden',
      ' | Mo 02.11. |  | 4,5',
      ' | Di 03.11. |  | 5,0',
      ' | Mi 04.11. |  | 8,0',
      'Summe | 17,5',
    ]);
    await choose(app, 'Sprache', 'English');
    await app.user.click(create());
    const key = await madeKey(app);
    const [made] = (await app.kept()).records;
    expect(made).toMatchObject({
      key,
      number: 'JA-2026-001',
      layout: { columns: ['place'], order: 'date', language: 'en' },
      scope: 'own',
      ...ofNovember,
      signatures: [],
      fingerprint: expect.stringMatching(/^[\da-f]{64}$/u),
    });
    expect(made?.rows.map(({ id, hours, travel }) => [id, hours, travel])).toEqual([
      ['1', 4.5, 0],
      ['3', 5, 0],
      ['2', 8, 1.5],
    ]);
    expect(files.saved).toEqual(['Service-record_JA-2026-001.pdf']);
    expect(new TextDecoder().decode((await app.pdf(key))?.bytes.slice(0, 5))).toBe('%PDF-');
  });

  test('its projects come from the address, and can be chosen (R-19.67)', async () => {
    book(november);
    const app = await openRecords(newPath('&from=2026-11-01&to=2026-11-18&project=2%3AShop'));
    await waitFor(() => expect(aside()).toHaveTextContent('5,0 h 1 Eintrag'));
    expect(settingValue('Projekte')).toHaveTextContent('1 von 2');
    await choose(app, 'Projekte', 'MES');
    await waitFor(() => expect(aside()).toHaveTextContent('17,5 h 3 Einträge'));
    expect(app.search().getAll('project')).toEqual([]);
  });
});

test('the period stays what it was when the end of a month passes (R-24.35)', async () => {
  ownTime();
  vi.setSystemTime('2026-11-30T23:59:40+01:00');
  book(november);
  await openRecords(newPath(''));
  const period = () => screen.findByRole('button', { name: /Oktober 2026/u });
  expect(await period()).toBeVisible();
  vi.setSystemTime('2026-12-01T00:00:10+01:00');
  await letTimePass(61_000);
  expect(await period()).toBeVisible();
});

test('on a phone the settings are in a sheet that its line opens (R-19.66)', async () => {
  setScreenWidth(390);
  book(november);
  const { user, search } = await openRecords(newPath('&from=2026-11-01&to=2026-11-18'));
  await entriesTable();
  await user.click(screen.getByRole('button', { name: /Projekte alle/u }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Leistungsnachweis einstellen' }));
  await user.click(sheet.getByRole('button', { name: 'Shop' }));
  await user.click(sheet.getByRole('button', { name: 'Fertig' }));
  expect(await screen.findByRole('button', { name: /Projekte 1 von 2/u })).toBeVisible();
  expect(search().getAll('project')).toEqual(['2:MES']);
});
