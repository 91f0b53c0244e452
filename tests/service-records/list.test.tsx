import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { isoDate } from '@/domain/time/period';
import { signature } from '@/domain/service-records/serviceRecord.fixture';
import { server, testService } from '../jsdom/testService';
import { ownTime } from '../jsdom/testTime';
import {
  book,
  entriesTable,
  fillDevice,
  keep,
  november,
  novemberRows,
  openRecords,
  recordOf,
  rowTexts,
  watchRecordFiles,
} from './recordScreen';

const path = '/customers/service-records';
const at = '2026-11-10T09:00:00Z';
const ours = signature('company', 'Jana Albrecht', at);
const theirs = signature('customer', 'Sabine Thoma', at);
const pdf = { bytes: new TextEncoder().encode('%PDF-'), images: {} };
const signed = recordOf('JA-2026-001', { rows: novemberRows, signatures: [ours, theirs] });
const [lasttest] = novemberRows;
const alarms = () => screen.queryAllByRole('region', { name: /^Weicht vom Unterschriebenen ab/u });

beforeEach(() => book(november));

describe('the list of service records', () => {
  test('is linked on the customers until its last record is deleted, and then says that there is none (R-19.81)', async () => {
    await keep([signed], pdf);
    const app = await openRecords('/customers');
    await app.user.click(await screen.findByRole('link', { name: 'Leistungsnachweise' }));
    await app.press('Löschen: JA-2026-001');
    expect(await screen.findByText('Noch kein Leistungsnachweis auf diesem Gerät')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Neuer Leistungsnachweis' })).toHaveAttribute(
      'href',
      `${path}/new`,
    );
    await app.router.navigate('/customers');
    await screen.findByText('Kessler Maschinenbau GmbH');
    expect(screen.queryByRole('link', { name: 'Leistungsnachweise' })).not.toBeInTheDocument();
  });

  test('says how far each record is, and saves its PDF (R-19.81)', async () => {
    const files = watchRecordFiles();
    await keep(
      [
        signed,
        recordOf('JA-2026-002', { rows: novemberRows.slice(0, 1), signatures: [ours] }),
        recordOf('JA-2026-003', { signatures: [theirs] }),
        recordOf('JA-2026-004', { from: isoDate('2026-10-01'), to: isoDate('2026-10-31') }),
      ],
      pdf,
    );
    const app = await openRecords(path);
    const table = within(await screen.findByRole('table', { name: 'Leistungsnachweise' }));
    const texts = table
      .getAllByRole('row')
      .flatMap((row) => (/JA-/u.test(row.textContent) ? row.textContent.replaceAll('\u{A0}', ' ') : []));
    expect(texts).toEqual([
      expect.stringMatching(/JA-2026-001.*17,5.*unterschrieben am 10\.11\., Sabine Thoma/u),
      expect.stringMatching(/JA-2026-002.*4,5.*von uns unterschrieben, Kunde fehlt/u),
      expect.stringMatching(/JA-2026-003.*vom Kunden unterschrieben, wir fehlen/u),
      expect.stringMatching(/JA-2026-004.*Oktober 2026.*erstellt zum Drucken/u),
    ]);
    await app.user.click(table.getByRole('button', { name: 'Herunterladen: JA-2026-002' }));
    await waitFor(() => expect(files.saved).toEqual(['Leistungsnachweis_JA-2026-002.pdf']));
    await app.user.click(table.getByRole('link', { name: 'PDF öffnen: JA-2026-004' }));
    expect(await screen.findByRole('heading', { name: /^Leistungsnachweis JA-2026-004/u })).toBeVisible();
  });

  test('a record that the device cannot delete is not said to be deleted (R-24.37)', async () => {
    await keep([signed], pdf);
    const app = await openRecords(path);
    await screen.findByRole('button', { name: 'Löschen: JA-2026-001' });
    fillDevice();
    await app.press('Löschen: JA-2026-001');
    expect(await screen.findByText(/^JA-2026-001 ist nicht gelöscht/u)).toBeVisible();
    expect(screen.queryByText('JA-2026-001 gelöscht')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Löschen: JA-2026-001' })).toBeVisible();
  });

  test('a deleted record goes with its PDF, and Undo brings both back (R-19.82)', async () => {
    ownTime();
    await keep([signed], pdf);
    const app = await openRecords(path);
    await app.press('Löschen: JA-2026-001');
    expect(await screen.findByText('JA-2026-001 gelöscht')).toBeVisible();
    expect((await app.kept()).records).toEqual([]);
    expect(await app.pdf(signed.key)).toBeNull();
    await app.press('Rückgängig');
    expect(await screen.findByRole('button', { name: 'Löschen: JA-2026-001' })).toBeVisible();
    await waitFor(async () => expect((await app.kept()).records).toEqual([signed]));
    expect((await app.pdf(signed.key))?.bytes).toHaveLength(5);
  });
});

describe('a signed record that no longer agrees', () => {
  test('names its rows; new ones go into the next record, or all is left as it is (R-19.83)', async () => {
    book([
      { day: '2026-11-02', text: 'Lasttest', hours: 6 },
      ...november.slice(1),
      { day: '2026-11-03', text: 'Nachtrag', hours: 1 },
    ]);
    await keep([signed], pdf);
    const app = await openRecords(path);
    const alarm = await screen.findByRole('region', { name: 'Weicht vom Unterschriebenen ab: JA-2026-001' });
    expect(alarm).toHaveTextContent('Weicht vom Unterschriebenen ab: 2 Zeilen, 20,0 h statt 17,5 h');
    expect(
      within(alarm)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Mo 02.11.MES · Lasttest4,5 h 6,0 h', 'Di 03.11.MES · Nachtrag neu 1,0 h']);
    expect(screen.getByText(/^1 auf diesem Gerät, geprüft 10:15\./u)).toBeVisible();

    await app.user.click(within(alarm).getByRole('link', { name: 'In den nächsten Nachweis' }));
    await entriesTable();
    expect(await rowTexts()).toEqual(expect.arrayContaining([' | Di 03.11. | Nachtrag |  | – | 1,0']));

    await app.router.navigate(path);
    await app.press('So lassen');
    await waitFor(() => expect(alarms()).toEqual([]));
    expect((await app.kept()).records[0]?.silenced).toEqual(expect.any(String));
  });

  test('one that agrees is quiet; one signed long ago is checked when it is asked for (R-19.83)', async () => {
    const day = isoDate('2026-08-03');
    await keep([
      signed,
      recordOf('JA-2026-000', {
        from: day,
        to: day,
        rows: lasttest ? [{ ...lasttest, id: '99', date: day }] : [],
        signatures: [signature('customer', 'Sabine Thoma', '2026-08-04T09:00:00Z')],
      }),
    ]);
    const app = await openRecords(path);
    expect(await screen.findByText('nicht geprüft')).toBeVisible();
    expect(await screen.findByText(/^2 auf diesem Gerät, geprüft/u)).toBeVisible();
    expect(alarms()).toEqual([]);
    await app.press('JA-2026-000 prüfen');
    expect(
      await screen.findByText(/^Weicht vom Unterschriebenen ab: 1 Zeile, 0,0 h statt 4,5 h/u),
    ).toBeVisible();
    expect(screen.queryByText('nicht geprüft')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'In den nächsten Nachweis' })).not.toBeInTheDocument();
  });

  test('is compared with entries that are read anew, because earlier ones may have been changed elsewhere (R-19.87)', async () => {
    const day = isoDate('2026-10-05');
    const later = Array.from({ length: 45 }, () => ({ day: '2026-11-09', text: 'Nachher', hours: 1 }));
    book([{ day, text: 'Lasttest', hours: 4.5 }, ...later]);
    const october = { from: isoDate('2026-10-01'), to: isoDate('2026-10-31') };
    const rows = lasttest ? [{ ...lasttest, date: day }] : [];
    await keep([recordOf('JA-2026-001', { ...october, rows, signatures: [ours, theirs] })]);
    const app = await openRecords();
    await entriesTable();
    testService().db.run("update workRecords set HoursWorked = 6 where Description = 'Lasttest'");
    await app.router.navigate(path);
    expect(
      await screen.findByText(/^Weicht vom Unterschriebenen ab: 1 Zeile, 6,0 h statt 4,5 h/u),
    ).toBeVisible();
  });

  test('a new row of a record of long before goes into the next record, too (R-19.83)', async () => {
    book([...november, { day: '2026-06-03', text: 'Nachtrag', hours: 1 }]);
    const june = { from: isoDate('2026-06-01'), to: isoDate('2026-06-30') };
    const signatures = [signature('customer', 'Sabine Thoma', '2026-07-01T09:00:00Z')];
    await keep([signed, recordOf('JA-2026-000', { ...june, rows: [], signatures })]);
    const app = await openRecords(path);
    await app.press('JA-2026-000 prüfen');
    await app.user.click(await screen.findByRole('link', { name: 'In den nächsten Nachweis' }));
    await entriesTable();
    expect(await rowTexts()).toEqual(expect.arrayContaining([' | Mi 03.06. | Nachtrag |  | – | 1,0']));
  });

  test('everybody’s hours that are refused leave it unchecked until they are read (R-19.83)', async () => {
    const rows = novemberRows.slice(1).map((row) => Object.assign({}, row, { id: null }));
    await keep([{ ...signed, scope: 'all', rows }], pdf, 'manager');
    server.use(
      http.get('*/api/customer/2/export', () => HttpResponse.json({}, { status: 403 }), { once: true }),
    );
    const app = await openRecords(path, { signedInAs: 'manager' });
    await app.press('JA-2026-001 prüfen');
    expect(
      await screen.findByText(/^Weicht vom Unterschriebenen ab: 1 Zeile, 17,5 h statt 13,0 h/u),
    ).toBeVisible();
  });
});
