import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { utils, write } from 'xlsx';
import {
  listOf,
  create,
  createButton,
  fileOf,
  openImport,
  openTab,
  ready,
  recordNothing,
  stored,
} from '../../../../tests/import/importPage';
import { drop, holdOnceHeard } from '../../../../tests/payroll/payrollScreen';
import { renderApp } from '../../../../tests/render';

beforeEach(recordNothing);

describe('how a file is read', () => {
  test('what is not clear is asked on the first tab, and nothing can be created before (R-20.41)', async () => {
    const app = await openImport(fileOf('clockify-unicode.txt'));
    expect(await screen.findByRole('link', { name: 'Reading 1 question', current: 'page' })).toBeVisible();
    expect(createButton()).toHaveAttribute('aria-disabled', 'true');
    expect(createButton()).toHaveAccessibleName('Create entries: First settle day and month');
    const [first, other] = screen.getAllByRole('radio');
    expect(first).toHaveAccessibleName('Wed 4 March 2026');
    expect(first).toHaveAccessibleDescription(/^Month first, as mostly with AM\/PM/u);
    await app.user.click(other ?? document.body);
    await ready();
    await openTab(app, /^Preview/u);
    expect(screen.getByRole('checkbox', { name: 'Rückfragen, Fri 05.06., 1.0 hours' })).toBeChecked();
  });

  test('a sum of the file is shown with whether it agrees, and a negative length with its sign (R-20.44)', async () => {
    const app = await openImport(listOf(['02.11.2026;;;a;-1,5', '02.11.2026;;;b;2', 'Summe;;;;0,5']));
    await openTab(app, /^Reading/u);
    expect(screen.getByText('0:30:00 agrees')).toBeVisible();
    await openTab(app, /^Notes/u);
    expect(screen.getByRole('region', { name: 'Negative duration' })).toHaveTextContent('− 1:30');
  });

  test('days below each other beside projects are previewed as they are recorded, and a sum that differs is noted (R-20.97, R-20.98)', async () => {
    const rows =
      ';Kessler;;\nDatum;Ersatzteil-Shop;MES;Summe\n02.11.2026;2,5;3;5,5\n03.11.2026;;8;7,5\nSumme;2,5;11;13';
    const app = await openImport(new File([`Kunde${rows}`], 'stunden.csv'));
    const names = [
      'Ersatzteil-Shop, Mon 02.11., 2.5 hours',
      'MES, Mon 02.11., 3.0 hours',
      'MES, Tue 03.11., 8.0 hours',
    ];
    await openTab(app, /^Preview 3/u);
    for (const name of names) expect(screen.getByRole('checkbox', { name })).toBeChecked();
    await openTab(app, /^Notes 1/u);
    const note = screen.getByRole('region', { name: 'Total differs' });
    expect(note).toHaveTextContent(/4.*differs by 0:30:00.*5.*differs by 0:30:00/u);
    await create(app);
    expect(stored().map(({ date, hours, customer, text }) => [date, hours, customer, text])).toEqual([
      ['2026-11-02', 2.5, 'Kessler Maschinenbau GmbH', 'Ersatzteil-Shop'],
      ['2026-11-02', 3, 'Kessler Maschinenbau GmbH', 'MES'],
      ['2026-11-03', 8, 'Kessler Maschinenbau GmbH', 'MES'],
    ]);
  });

  test('a column can get another role, and the file is read anew (R-20.42)', async () => {
    const header = 'Datum;Kunde;Projekt;Was;Stunden';
    const app = await openImport(new File([`${header}\n02.11.2026;;;Lernrunde;2`], 'x.csv'));
    await openTab(app, /^Reading/u);
    await app.user.selectOptions(screen.getByLabelText('Was becomes'), 'Description');
    await create(app);
    expect(stored()).toEqual([expect.objectContaining({ text: 'Lernrunde', hours: 2 })]);
    // The same header is known from now on.
    drop([new File([`${header}\n03.11.2026;;;Nachtrag;3`], 'y.csv')]);
    await openTab(app, /^Preview 1/u);
    expect(screen.getByText('Nachtrag')).toBeVisible();
  });

  test('a day and its time are one line of columns, which can get another role (R-20.61)', async () => {
    const app = await openImport(fileOf('toggl-detailed.csv'));
    await openTab(app, /^Reading/u);
    const line = screen.getByLabelText('Start date, Start time becomes');
    expect(line).toHaveDisplayValue('Start');
    await app.user.selectOptions(line, 'Date');
    expect(await screen.findByLabelText('Start date becomes')).toHaveDisplayValue('Date');
  });

  test('a week without a title says what its days lack (R-20.87)', async () => {
    await openImport(new File(['Projekt;Mo;Di;Mi;Do;Fr\nShop;8:00;8:00;;;'], 'woche.csv'));
    expect(await screen.findByText(/each table needs its title above it: “Week 47\/2026”/u)).toBeVisible();
  });

  test('a choice with which nothing can be read is given up, and the others stay (R-20.60)', async () => {
    const app = await openImport(fileOf('clockify-unicode.txt'));
    const [, other] = await screen.findAllByRole('radio');
    await app.user.click(other ?? document.body);
    await ready();
    await app.user.selectOptions(screen.getByLabelText('Characters'), 'Windows-1252');
    expect(await screen.findByText(/so the earlier choice stays/u)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Characters')).toHaveDisplayValue('UTF-16'));
    expect(other).toBeChecked();
    await ready();
  });

  test('what was chosen and typed for a sheet is not that of another one (R-20.73)', async () => {
    const book = utils.book_new();
    const head = ['Datum', 'Kunde', 'Stunden', 'Beschreibung', 'Was'];
    const rowsOf = (text: string) => utils.aoa_to_sheet([head, ['02.11.2026', '', 2, '', text]]);
    for (const name of ['Erstes', 'Zweites']) utils.book_append_sheet(book, rowsOf(name), name);
    const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx' });
    const app = await openImport(new File([bytes], 'stunden.xlsx'));
    await openTab(app, /^Notes/u);
    await app.user.type(screen.getByLabelText('Description for row 2'), 'Nachtrag');
    await openTab(app, /^Reading/u);
    const shown = async (role: string) =>
      waitFor(() => expect(screen.getByLabelText('Kunde becomes')).toHaveDisplayValue(role));
    await app.user.selectOptions(screen.getByLabelText('Kunde becomes'), 'not taken over');
    await shown('not taken over');
    await app.user.selectOptions(screen.getByLabelText('Sheet'), 'Zweites');
    await shown('Customer');
    await openTab(app, /^Notes/u);
    expect(await screen.findByLabelText('Description for row 2')).toHaveValue('');
  });

  test('a file that cannot be read says why (R-20.53)', async () => {
    await renderApp({ path: '/work/import', signedInAs: 'member', language: 'en' });
    await screen.findByRole('button', { name: /^Choose file/u });
    const pdf = new File(['%PDF-1.7\u{0}\u{1}'], 'stunden.csv');
    await holdOnceHeard([pdf]);
    drop([pdf]);
    expect(await screen.findByText(/This cannot be read. Please save it as CSV or .xlsx./u)).toBeVisible();
  });
});
