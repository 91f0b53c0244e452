import { act, screen, waitFor, within } from '@testing-library/react';
import { degrees } from '@cantoo/pdf-lib';
import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { isoDate } from '@/domain/time/period';
import { server } from '../jsdom/testService';
import { drop, openOctober, sentBy } from './payrollScreen';
import { type Bytes, changed, dataOf, withData, withoutData } from './sheetFiles';

vi.mock('@/shared/files/readPdf', async (original) => ({
  ...(await original<object>()),
  ...(await import('./readPdfInThread')),
}));

/** Handles the reading of one file by its own; the others are read as usual. */
function whenRead(file: File, handle: (reader: FileReader, read: () => void) => void): void {
  const original = Object.getOwnPropertyDescriptor(FileReader.prototype, 'readAsArrayBuffer')?.value;
  const spy = vi.spyOn(FileReader.prototype, 'readAsArrayBuffer');
  spy.mockImplementation(function (this: FileReader, blob) {
    const read = () => Reflect.apply(original, this, [blob]);
    if (blob === file) handle(this, read);
    else read();
  });
  onTestFinished(() => spy.mockRestore());
}

async function bytesOf(file: File): Promise<Bytes> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (reader.result instanceof ArrayBuffer) resolve(new Uint8Array(reader.result));
    });
    reader.readAsArrayBuffer(file);
  });
}

/** The same sheet as it was before sheets had data. */
const older = async (file: File) => new File([await withoutData(await bytesOf(file))], file.name);

/** What of the data of a sheet is changed. */
const sheetRows = v.object({
  rows: v.array(v.record(v.string(), v.unknown())),
  sums: v.record(v.string(), v.unknown()),
});

/** The same sheet with data of other hours than are printed. */
async function differing(file: File): Promise<File> {
  const bytes = await bytesOf(file);
  const {
    rows: [row],
    sums,
  } = v.parse(sheetRows, await dataOf(bytes));
  const data = { rows: [{ ...row, hours: 9 }], sums: { ...sums, hours: 9 } };
  return new File([await withData(bytes, data)], file.name);
}

const exporting = () => screen.getByRole('button', { name: 'Exportieren …' });

describe('the focus', () => {
  test('goes to the next item after a remedy, after the last one to the next step, and is not moved by reading (R-18.73)', async () => {
    const { user, item } = await openOctober();
    drop([await sentBy('member'), await sentBy('admin')]);
    await screen.findByText(/^2 Dateien, /u);
    const [first, second] = screen.getAllByRole('textbox', { name: /^Personalnummer von/u });
    expect(document.body).toHaveFocus();
    if (first) await user.type(first, '26{Enter}');
    await waitFor(() => expect(second).toHaveFocus());
    await user.keyboard('27{Enter}');
    await waitFor(() => expect(exporting()).toHaveFocus());

    drop([await sentBy('manager', { isSigned: false })]);
    const unsigned = await item(/: nicht unterschrieben$/u);
    await user.click(unsigned.getByRole('button', { name: /^Weglassen/u }));
    await waitFor(() => expect(exporting()).toHaveFocus());
  });

  test('goes on from a dialog in which the item was settled (R-18.73)', async () => {
    const { user, item } = await openOctober();
    drop([await older(await sentBy('member')), await sentBy('admin')]);
    const without = await item(/: älterer Zettel ohne Daten$/u);
    await user.click(without.getByRole('button', { name: 'Vergleichen' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'Übernehmen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const focusedItem = () => document.activeElement?.closest('li');
    await waitFor(() => expect(focusedItem()).toHaveTextContent(/: keine Personalnummer/u));
  });

  test('comes back to the page from a dialog that another one led to (R-18.73)', async () => {
    const { user, item } = await openOctober();
    drop([await differing(await sentBy('member'))]);
    const show = (await item(/verschieden$/u)).getByRole('button', { name: 'Ansehen' });
    await user.click(show);
    await user.click(await screen.findByRole('button', { name: 'Werte von Hand …' }));
    expect(await screen.findByRole('checkbox')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(show).toHaveFocus());

    await user.click(exporting());
    const [office = document.body] = await screen.findAllByRole('button', {
      name: 'Eintragen: Beraternummer',
    });
    await user.click(office);
    expect(await screen.findByLabelText('Beraternummer')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(exporting()).toHaveFocus());
  });
});

describe('reading', () => {
  test('that was stopped goes on only when it is told to, also with further files (R-18.74)', async () => {
    const { user } = await openOctober();
    const held = await sentBy('member');
    let release: (() => void) | undefined;
    whenRead(held, (_reader, read) => {
      release = read;
    });
    drop([held]);
    await waitFor(() => expect(release).toBeDefined());
    await user.click(await screen.findByRole('button', { name: 'Anhalten' }));
    drop([await sentBy('admin')]);
    expect(await screen.findByText('0 von 2 gelesen')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Weiter' }));
    expect(await screen.findByText('1 von 2 gelesen')).toBeVisible();
    release?.();
    // Stopped in the middle, it is read once more.
    await waitFor(() => {
      release?.();
      expect(screen.getByText(/^2 Dateien, /u)).toBeVisible();
    });
  });

  test('of a file that is gone since it was dropped sets it aside (R-18.75)', async () => {
    await openOctober();
    const gone = await sentBy('member');
    whenRead(gone, (reader) => reader.dispatchEvent(new Event('error')));
    drop([gone, await sentBy('admin')]);
    expect(await screen.findByText('nicht lesbar: beschädigt')).toBeVisible();
    expect(await screen.findByText(/^2 Dateien, /u)).toBeVisible();
  });
});

test('a dialog is closed by a change of the month, and stays so (R-18.76)', async () => {
  const { user, router } = await openOctober();
  await user.click(screen.getByRole('button', { name: 'Lohnarten und Nummern' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  await act(async () => router.navigate('/timesheets/payroll?month=2026-09'));
  expect(await screen.findByRole('heading', { level: 1, name: /September 2026/u })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => router.navigate('/timesheets/payroll?month=2026-10'));
  expect(await screen.findByRole('heading', { level: 1, name: /Oktober 2026/u })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('values by hand begin with the printed sums beside their line, but not with those of a longer sheet (R-18.77)', async () => {
  const { user, item } = await openOctober();
  const longer = { from: isoDate('2026-09-16'), to: isoDate('2026-10-31') };
  drop([await older(await sentBy('member')), await older(await sentBy('admin', { period: longer }))]);
  await screen.findByText(/^2 Dateien, /u);
  const hoursFor = async (name: RegExp) => {
    await user.click((await item(name)).getByRole('button', { name: 'Vergleichen' }));
    const dialog = within(await screen.findByRole('dialog'));
    const { value } = dialog.getByRole<HTMLInputElement>('textbox', { name: /Arbeitsstunden/u });
    const pages = await dialog.findByRole('region');
    const isSaid = dialog.queryByText(/^Aus der Zeile/u) !== null;
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return { value, isSaid, shown: pages.getAttribute('aria-label') };
  };
  expect(await hoursFor(/^.*member: .*ohne Daten$/u)).toEqual({
    value: '8',
    isSaid: true,
    shown: 'Ausschnitt aus member.pdf',
  });
  expect(await hoursFor(/^.*admin: .*ohne Daten$/u)).toEqual({
    value: '',
    isSaid: false,
    shown: 'Seiten von admin.pdf',
  });
});

test('a value by hand that is empty is an error at its field, not 0 (R-24.1)', async () => {
  const { user, item } = await openOctober();
  drop([await older(await sentBy('member'))]);
  await user.click((await item(/^.*member: .*ohne Daten$/u)).getByRole('button', { name: 'Vergleichen' }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const field of dialog.getAllByRole('textbox')) await user.clear(field);
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Übernehmen' }));
  expect(await dialog.findAllByText('Bitte eine Zahl eingeben, zum Beispiel 7,5.')).toHaveLength(5);
});

test('a sheet that differs is shown where it does, above all differences, and whole on request (R-18.85)', async () => {
  const { user, item } = await openOctober();
  drop([await differing(await sentBy('member'))]);
  await user.click((await item(/: Text und Anhang verschieden$/u)).getByRole('button', { name: 'Ansehen' }));
  const dialog = within(await screen.findByRole('dialog'));
  const cut = await dialog.findByRole('region', { name: 'Ausschnitt aus member.pdf' });
  expect(dialog.getByText('Seite 1, Ausschnitt')).toBeVisible();
  expect(within(cut).getByRole('group', { name: 'Seite 1 von 1' })).toBeVisible();
  expect(cut).toHaveAttribute('tabindex', '0');
  const differences = dialog.getByRole('table', { name: 'Stelle' });
  expect(cut.compareDocumentPosition(differences)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

  await user.click(dialog.getByRole('button', { name: 'Alle Seiten', pressed: false }));
  expect(await dialog.findByRole('region', { name: 'Seiten von member.pdf' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Alle Seiten', pressed: true })).toHaveFocus();
});

test('the part of a turned page that is shown is upright, whatever pages come before it (R-18.108)', async () => {
  const { user, item } = await openOctober();
  const file = await differing(await sentBy('member'));
  const turned = await changed(await bytesOf(file), (pdf) => {
    pdf.getPage(0).setRotation(degrees(90));
    pdf.insertPage(0, [300, 400]);
  });
  drop([new File([turned], file.name)]);
  await user.click((await item(/: Text und Anhang verschieden$/u)).getByRole('button', { name: 'Ansehen' }));
  const page = await within(await screen.findByRole('dialog')).findByRole('group', { name: 'Seite 2 von 2' });
  expect(page).toHaveStyle({ aspectRatio: '841.89 / 595.28' });
  await user.click(screen.getByRole('button', { name: 'Alle Seiten' }));
  expect(await screen.findByRole('group', { name: 'Seite 1 von 2' })).toHaveStyle({
    aspectRatio: '300 / 400',
  });
});

test('a file of nobody that was left out is taken back where it is set aside (R-18.97)', async () => {
  const { user, item } = await openOctober();
  drop([new File([await withData(await bytesOf(await sentBy('member')), { rows: 'none' })], 'kaputt.pdf')]);
  const broken = await item(/^kaputt\.pdf: Anhang beschädigt$/u);
  await user.click(broken.getByRole('button', { name: /^Weglassen/u }));
  expect(await screen.findByText('diesen Monat weggelassen')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Zurücknehmen: kaputt.pdf' }));
  expect(await screen.findByText(/^kaputt\.pdf: Anhang beschädigt$/u)).toBeVisible();
});

test('without the directory only the own list is known, and it is asked once more on request (R-18.78)', async () => {
  server.use(http.post('*/api/users', () => HttpResponse.json({}, { status: 403 })));
  const { user } = await openOctober();
  expect(await screen.findByText(/^Fehlende Personen nur aus der eigenen Liste/u)).toBeVisible();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  await waitFor(() => expect(screen.queryByText(/^Fehlende Personen nur aus der eigenen Liste/u)).toBeNull());
});
