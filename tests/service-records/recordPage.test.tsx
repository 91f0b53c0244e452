import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { signature } from '@/domain/service-records/serviceRecord.fixture';
import { env } from '@/shared/env';
import { replaceGlobal } from '../journeys/timeSheetsPdf';
import { drawSignature, drawnPng } from '../journeys/timeSheetsScreen';
import { fill } from '../jsdom/fill';
import type { MadeFiles } from '../journeys/timeSheetsPdf';
import {
  book,
  entriesTable,
  fillDevice,
  keep,
  madeKey,
  newPath,
  november,
  novemberRows,
  openRecords,
  recordOf,
  watchRecordFiles,
} from './recordScreen';

let files: MadeFiles;
beforeEach(() => {
  files = watchRecordFiles();
  book(november);
});

const bySigned = signature('company', 'Jana Albrecht', '2026-11-10T09:00:00Z');
const ours = recordOf('JA-2026-001', { rows: novemberRows, signatures: [bySigned] });
const pdf = { bytes: new TextEncoder().encode('%PDF-'), images: { company: drawnPng } };
const path = `/customers/service-records/${ours.key}`;
const create = async () => screen.findByRole('button', { name: 'Ohne Unterschrift erstellen' });

/** Lets the system share files, by this function. */
function stubShare(share: () => Promise<void>): void {
  Object.assign(navigator, { canShare: () => true, share });
  onTestFinished(() => {
    for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name);
  });
}

describe('the page of a record', () => {
  test('the missing side signs later, for the same rows, whatever the entries are by then (R-19.78)', async () => {
    await keep([ours], pdf);
    const app = await openRecords(path);
    app.service.db.run('update workRecords set HoursWorked = 1');
    const aside = await screen.findByRole('complementary', { name: 'Unterschriften' });
    expect(aside).toHaveTextContent(/17,5 h 3 EinträgeJana Albrecht.*10\.11\., 10:00fehlt noch/u);
    await app.press('Unterschreiben');
    const dialog = await screen.findByRole('dialog', { name: /^Bitte unterschreiben/u });
    await fill(
      app.user,
      within(dialog).getByRole('textbox', { name: 'Name in Druckbuchstaben' }),
      'Sabine Thoma',
    );
    drawSignature(dialog);
    await app.user.click(within(dialog).getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(aside).toHaveTextContent('Sabine Thoma'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect((await app.kept()).records).toMatchObject([
      {
        key: ours.key,
        rows: novemberRows,
        signatures: [bySigned, { side: 'customer', name: 'Sabine Thoma' }],
      },
    ]);
    expect((await app.pdf(ours.key))?.images).toEqual({ company: drawnPng, customer: drawnPng });
    expect(screen.queryByRole('button', { name: 'Unterschreiben' })).not.toBeInTheDocument();
  });

  test('says when it was signed on the company’s clock (R-19.34)', async () => {
    vi.spyOn(env, 'companyTimeZone', 'get').mockReturnValue('Asia/Tokyo');
    await keep([ours], pdf);
    await openRecords(path);
    const aside = await screen.findByRole('complementary', { name: 'Unterschriften' });
    expect(aside).toHaveTextContent('10.11., 18:00');
  });

  test('before the first signature a record is made anew, with its number, key and ticks (R-19.79)', async () => {
    const app = await openRecords();
    const table = await entriesTable();
    await app.user.click(table.getByRole('checkbox', { name: /Preislogik/u }));
    await app.user.click(await create());
    const key = await madeKey(app);
    await app.user.click(await screen.findByRole('link', { name: 'Neu erstellen' }));
    expect((await entriesTable()).getByRole('checkbox', { name: /Preislogik/u })).not.toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Nummer' })).toHaveValue('JA-2026-001');
    await app.user.click((await entriesTable()).getByRole('checkbox', { name: /Lasttest/u }));
    await app.user.click(await create());
    expect(await madeKey(app)).toBe(key);
    await waitFor(async () => expect((await app.kept()).records[0]?.rows).toHaveLength(1));
    expect((await app.kept()).records).toMatchObject([{ key, number: 'JA-2026-001' }]);
  });

  test('a signed record is not made anew, also where the address says so (R-19.79)', async () => {
    await keep([ours], pdf);
    const app = await openRecords(path);
    await screen.findByRole('button', { name: 'Löschen' });
    expect(screen.queryByRole('link', { name: 'Neu erstellen' })).not.toBeInTheDocument();
    await app.router.navigate(newPath(`&from=2026-11-05&to=2026-11-18&record=${ours.key}`));
    expect(await screen.findByRole('textbox', { name: 'Nummer' })).toHaveValue('JA-2026-002');
  });

  test('is shared where the system can; a refusal is said in our words, but not a sheet that was closed or is open (R-19.84, R-24.87)', async () => {
    await keep([ours], pdf);
    const share = vi.fn<() => Promise<void>>();
    share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
    share.mockRejectedValueOnce(new DOMException('not yet completed', 'InvalidStateError'));
    share.mockRejectedValueOnce(new TypeError('kein Ziel'));
    stubShare(share);
    const app = await openRecords(path);
    await app.press('Teilen');
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    expect(share).toHaveBeenCalledWith({
      files: [
        expect.objectContaining({ name: 'Leistungsnachweis_JA-2026-001.pdf', type: 'application/pdf' }),
      ],
      title: 'Leistungsnachweis_JA-2026-001.pdf',
    });
    await app.press('Teilen');
    await waitFor(() => expect(share).toHaveBeenCalledTimes(2));
    await app.press('Teilen');
    expect(await screen.findByText(/^Nicht geteilt\. Ein Teil der App/u)).toBeVisible();
    expect(screen.queryByText(/closed|not yet completed/u)).not.toBeInTheDocument();
  });

  test('has no button for sharing elsewhere, and says if its PDF or the whole record is not here (R-19.84)', async () => {
    await keep([ours], pdf);
    await keep([ours, recordOf('JA-2026-002')]);
    const { router } = await openRecords(path);
    expect(await screen.findByRole('button', { name: 'Herunterladen' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Teilen' })).not.toBeInTheDocument();
    await router.navigate('/customers/service-records/JA-2026-002');
    expect(await screen.findByText('Das PDF ist nicht mehr auf diesem Gerät.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(?:Herunterladen|Unterschreiben)$/u })).toBeNull();
    await router.navigate('/customers/service-records/unknown');
    expect(await screen.findByRole('heading', { name: 'Kein solcher Leistungsnachweis' })).toBeVisible();
  });
});

describe('a record that cannot be made or kept', () => {
  test('if the device keeps nothing, the PDF is offered until it is taken (R-19.80)', async () => {
    const app = await openRecords();
    await entriesTable();
    fillDevice();
    await app.user.click(await create());
    const notice = await screen.findByText('Nicht behalten. Das PDF jetzt herunterladen.');
    const toast = within(notice.closest('[role]') ?? document.body);
    files.saved.length = 0;
    await app.user.click(toast.getByRole('button', { name: 'Herunterladen' }));
    expect(files.saved).toEqual(['Leistungsnachweis_JA-2026-001.pdf']);
    await waitFor(() => expect(notice).not.toBeInTheDocument());
  });

  test('if drawing fails, that is said, and the signature is still there (R-19.80)', async () => {
    const app = await openRecords();
    await entriesTable();
    await app.user.click(screen.getAllByRole('button', { name: 'Unterschreiben' })[0] ?? document.body);
    const dialog = await screen.findByRole('dialog', { name: /^Unterschreiben/u });
    drawSignature(dialog);
    const press = async (name: string) =>
      app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
    await press('Weiter zum Kunden');
    await screen.findByRole('dialog', { name: /^Bitte unterschreiben/u });
    replaceGlobal('Worker', undefined);
    await press('Später auf Papier');
    expect(await screen.findByText('Kein PDF. Beim Zeichnen ist ein Fehler aufgetreten.')).toBeVisible();
    expect((await app.kept()).records).toEqual([]);
    watchRecordFiles();
    await press('Später auf Papier');
    await madeKey(app);
    expect((await app.kept()).records[0]?.signatures).toHaveLength(1);
  });

  test('with 200 records there is no room for another, and the page says so (R-19.80)', async () => {
    await keep(Array.from({ length: 200 }, (_, at) => recordOf(`N-${at}`)));
    const { kept } = await openRecords();
    await entriesTable();
    expect(screen.getByText('200 Nachweise liegen hier. Erst herunterladen und löschen.')).toBeVisible();
    expect(await create()).toBeDisabled();
    expect((await kept()).records).toHaveLength(200);
  });
});
