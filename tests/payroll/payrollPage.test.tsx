import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { letTimePass, ownTime } from '../jsdom/testTime';
import { renderApp } from '../render';
import { drop, openOctober, path, sentBy } from './payrollScreen';

vi.mock('@/shared/files/readPdf', async (original) => ({
  ...(await original<object>()),
  ...(await import('./readPdfInThread')),
}));

describe('a payroll month', () => {
  test('is for admins, managers and accountants; for others the address does not exist (R-18.66)', async () => {
    const { router } = await renderApp({ signedInAs: 'member', language: 'en', path });
    expect(await screen.findByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible();
    await act(async () => router.navigate('/timesheets'));
    expect(await screen.findByRole('link', { name: 'Close month' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Payroll month' })).toBeNull();
  });

  test('is below the time sheets in the navigation (R-18.98)', async () => {
    await openOctober();
    const menu = within(screen.getByRole('navigation', { name: 'Hauptnavigation' }));
    expect(menu.getByRole('link', { name: 'Stundenzettel' })).toHaveAttribute('aria-current', 'true');
  });

  test('counts checked sheets, and lists what is open with its remedies, which can be undone (R-18.67)', async () => {
    const { user, item } = await openOctober();
    drop([
      await sentBy('member'),
      await sentBy('admin', { isSigned: false, hours: 7 }),
      await sentBy('manager', { company: 'Andere AG' }),
      new File(['Rechnung'], 'Rechnung.pdf'),
    ]);
    expect(await screen.findByText('andere Firma: Andere AG')).toBeVisible();
    expect(screen.getByText('nicht lesbar: kein PDF')).toBeVisible();
    const table = within(screen.getByRole('table'));
    expect(table.getByRole('rowheader', { name: /Bisher 1 von 2 Personen/u })).toBeVisible();

    const unsigned = await item(/: nicht unterschrieben$/u);
    await user.click(unsigned.getByRole('button', { name: 'Trotzdem zählen' }));
    expect(await screen.findByText('zählt trotzdem')).toBeVisible();
    expect(screen.queryByText(/: nicht unterschrieben$/u)).toBeNull();
    expect(within(screen.getByRole('complementary', { name: 'Schritte' })).getByText('15,0 h')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    expect(await screen.findByText(/: nicht unterschrieben$/u)).toBeVisible();

    // Without its Undo, a decision is taken back in the row.
    await user.click((await item(/: nicht unterschrieben$/u)).getByRole('button', { name: /^Weglassen/u }));
    await user.click(await screen.findByRole('button', { name: /^Zurücknehmen/u }));
    expect(await screen.findByText(/: nicht unterschrieben$/u)).toBeVisible();
  });

  test('asks for a number once, and then writes the file and says what was rounded (R-18.18, R-18.68)', async () => {
    const { user, item } = await openOctober();
    drop([await sentBy('member', { hours: 8.125 })]);
    const lacking = await item(/: keine Personalnummer$/u);
    await user.type(lacking.getByRole('textbox'), '26{Enter}');
    await waitFor(() => expect(screen.queryByText(/: keine Personalnummer$/u)).toBeNull());

    expect(screen.getByText('Nichts offen: 1 unterschrieben und geprüft')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Exportieren …' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Noch keine Datei/u }));
    expect(dialog.getByText('hat 4 bis 7 Ziffern').closest('li')).toHaveTextContent(/^Beraternummer/u);
    await user.click(dialog.getByRole('button', { name: 'CSV' }));
    await user.click(dialog.getByRole('button', { name: 'Eintragen: Arbeitsstunden' }));

    const numbers = within(await screen.findByRole('dialog', { name: 'Lohnarten und Nummern' }));
    await user.type(numbers.getByRole('textbox', { name: 'Lohnart für Arbeitsstunden' }), '200');
    await user.click(numbers.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click(screen.getByRole('button', { name: 'Exportieren …' }));
    const ready = within(await screen.findByRole('dialog'));
    await user.click(ready.getByRole('button', { name: 'CSV' }));
    expect(ready.getByText(/26;.*;10\/2026;200;Arbeitsstunden;8,13;h/u)).toBeVisible();
    expect(ready.getByText(/^Eine Zeile ist .* gerundet: .* 8,125 → 8,13$/u)).toBeVisible();
    await user.click(ready.getByRole('button', { name: 'Herunterladen' }));
    expect(await ready.findByText('Nur neue Personen (0)')).toBeVisible();
    // An empty file would look like one that was written.
    expect(ready.getByRole('button', { name: 'Herunterladen' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText(/CSV am 18\.11\., \d\d:\d\d: 1 Zeile\./u)).toBeInTheDocument();
  });

  test('takes no file if there are too many, or one is too large (R-18.69)', async () => {
    await openOctober('en');
    drop(Array.from({ length: 201 }, (_, at) => new File(['%PDF'], `${at}.pdf`)));
    expect(await screen.findByText(/201 files are too many/u)).toBeVisible();
    const large = new File(['%PDF'], 'scan.pdf');
    Object.defineProperty(large, 'size', { value: 101 * 1024 * 1024 });
    drop([large]);
    expect(await screen.findByText(/scan\.pdf is larger than/u)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Drop signed time sheets here' })).toBeVisible();
  });

  test('stays the month that it was when the end of another one passes, with what is typed (R-24.35)', async () => {
    ownTime();
    vi.setSystemTime('2026-11-30T23:59:40+01:00');
    const { user } = await renderApp({ signedInAs: 'manager', language: 'de', path: '/timesheets/payroll' });
    await user.click(await screen.findByRole('button', { name: 'Lohnarten und Nummern' }));
    const numbers = within(await screen.findByRole('dialog', { name: 'Lohnarten und Nummern' }));
    const field = numbers.getByRole('textbox', { name: 'Lohnart für Arbeitsstunden' });
    await user.type(field, '200');
    vi.setSystemTime('2026-12-01T00:00:10+01:00');
    await letTimePass(61_000);
    expect(field).toBeVisible();
    expect(field).toHaveValue('200');
    expect(screen.getByText(/Oktober 2026/u)).toBeVisible();
  });
});
