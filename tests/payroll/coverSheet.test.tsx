import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { serveCover } from '@/features/payroll/cover/drawCover';
import { bytesOfFile } from '@/shared/files/dataUrl';
import { lineOf, readPdf, textOf } from '@/shared/pdf/testing/readPdf';
import { workerInThread } from '@/shared/pdf/testing/workerInThread';
import { drop, openOctober, sentBy } from './payrollScreen';

vi.mock('@/shared/files/readPdf', async (original) => ({
  ...(await original<object>()),
  ...(await import('./readPdfInThread')),
}));

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Opens the export of a month with one signed sheet, one that counts anyway and one that is left out, as a CSV. */
async function openExport() {
  const { user, item } = await openOctober();
  drop([
    await sentBy('member', { distanceKm: 100.5 }),
    await sentBy('admin', { isSigned: false, distanceKm: 20 }),
    await sentBy('manager', { isSigned: false, distanceKm: 7 }),
  ]);
  await screen.findByText('3 Dateien, 3 Personen');
  const [count] = screen.getAllByRole('button', { name: 'Trotzdem zählen' });
  if (count) await user.click(count);
  await screen.findByText('zählt trotzdem');
  await user.click((await item(/: nicht unterschrieben$/u)).getByRole('button', { name: /^Weglassen/u }));
  await screen.findByText('weggelassen');
  for (const [at, field] of screen.getAllByRole('textbox', { name: /^Personalnummer von/u }).entries()) {
    await user.type(field, `${26 + at}{Enter}`);
  }
  await user.click(screen.getByRole('button', { name: 'Lohnarten und Nummern' }));
  const numbers = within(await screen.findByRole('dialog'));
  await user.type(numbers.getByRole('textbox', { name: 'Lohnart für Arbeitsstunden' }), '200');
  await user.selectOptions(numbers.getByRole('combobox', { name: 'Kilometer übergeben als' }), 'amount');
  await user.type(numbers.getByRole('textbox', { name: 'Lohnart für Kilometer' }), '300');
  await user.click(numbers.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Exportieren …' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'CSV' }));
  return { user, dialog };
}

test('the export saves a cover sheet of the people that are chosen, and says if it is not drawn; the export names those who are not in it as their sheets say, and offers the cover sheet again when the file is saved (R-18.83, R-18.100)', async () => {
  const { user, dialog } = await openExport();
  expect(dialog.getByText('120,5 km × 0,30 €')).toBeVisible();
  expect(
    dialog.getByText(/^2 Personen, 4 Zeilen\. Weggelassen: [^,.]+\. Trotzdem gezählt: [^,.]+\.$/u),
  ).toBeVisible();
  vi.stubGlobal('Worker', undefined);
  await user.click(dialog.getByRole('button', { name: 'Begleitblatt' }));
  expect(
    await screen.findByText('Nicht exportiert. Beim Zeichnen ist ein Fehler aufgetreten.'),
  ).toBeVisible();

  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file);
    return 'blob:http://localhost:3000/0';
  });
  vi.stubGlobal('Worker', workerInThread(serveCover));
  await user.click(dialog.getByRole('button', { name: 'Begleitblatt' }));
  expect(await screen.findByText('begleitblatt_2026-10.pdf heruntergeladen')).toBeVisible();
  const { buffer } = await bytesOfFile(saved[0] ?? new Blob());
  const [page] = (await readPdf(buffer)).pages;
  expect(textOf(page)).toContain('zur Datei lohnmonat_2026-10.csv');
  expect(lineOf(page, 'Arbeitsstunden')).toBe('200 Arbeitsstunden 2 16,00 h');
  expect(textOf(page)).toMatch(/unterschrieben 2\.11\. [\da-f]{4} [\da-f]{4} [\da-f]{4} /u);
  expect(textOf(page)).toMatch(/nicht unterschrieben, zählt trotzdem [\da-f]{4} /u);
  expect(textOf(page)).toMatch(/– – – – – weggelassen /u);

  // Once the file is written nobody is new, and its cover sheet still has its people.
  await user.click(dialog.getByRole('button', { name: 'Herunterladen' }));
  expect(await dialog.findByText('Nur neue Personen (0)')).toBeVisible();
  expect(screen.getByText('lohnmonat_2026-10.csv heruntergeladen')).toBeVisible();
  expect(screen.getByText('4 Zeilen, 16,00 h')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Begleitblatt' }).at(-1) ?? document.body);
  await waitFor(() => expect(saved).toHaveLength(3));
  const [again] = (await readPdf((await bytesOfFile(saved[2] ?? new Blob())).buffer)).pages;
  expect(lineOf(again, 'Arbeitsstunden')).toBe('200 Arbeitsstunden 2 16,00 h');
});
