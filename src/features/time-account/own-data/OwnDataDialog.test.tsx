import { screen, waitFor } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { bytesOfFile } from '@/shared/files/dataUrl';
import { guidOf } from '../../../../tests/accounts';
import { replaceGlobal } from '../../../../tests/journeys/timeSheetsPdf';
import { expectRefusal, server } from '../../../../tests/jsdom/testService';
import { patience } from '../../../../tests/patience';
import { renderWithStore } from '../../../../tests/render';
import { OwnDataDialog } from './OwnDataDialog';
import { type MessageToZipWorker, serveZip } from './zip/serveZip';

/** Packs without a thread, because jsdom has no workers; a held one never answers. */
class ZipWorkerStub extends EventTarget {
  static isHeld = false;
  static terminate = vi.fn<() => void>();

  postMessage(message: MessageToZipWorker): void {
    if (ZipWorkerStub.isHeld) return;
    void Promise.resolve().then(() =>
      serveZip(message, (data) => this.dispatchEvent(new MessageEvent('message', { data }))),
    );
  }

  terminate(): void {
    ZipWorkerStub.terminate();
  }
}

interface Saved {
  readonly name: string;
  readonly file: Blob;
}

/** Collects what is saved. */
function watchSaved(isHeld: boolean): readonly Saved[] {
  replaceGlobal('Worker', ZipWorkerStub);
  ZipWorkerStub.isHeld = isHeld;
  ZipWorkerStub.terminate.mockClear();
  const saved: Saved[] = [];
  let last = new Blob();
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) last = blob;
    return 'blob:http://localhost:3000/zip';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, file: last });
  });
  onTestFinished(() => {
    create.mockRestore();
    click.mockRestore();
  });
  return saved;
}

const nothing = () => undefined;

/** The dialog until it is closed. */
function UntilClosed() {
  const [isOpen, setIsOpen] = useState(true);
  const close = () => setIsOpen(false);
  return isOpen && <OwnDataDialog year={2026} onClose={close} onImport={nothing} onPrint={nothing} />;
}

async function openDialog({ isHeld = false } = {}) {
  const saved = watchSaved(isHeld);
  const app = await renderWithStore(<UntilClosed />, { signedInAs: 'member' });
  await screen.findByRole('dialog', { name: 'Meine Daten' });
  const press = async (name: string) => app.user.click(screen.getByRole('button', { name }));
  // The PDFs of sheets need a browser.
  await app.user.click(screen.getByRole('checkbox', { name: /^Stundenzettel/u }));
  // Until the settings of the account are read, nothing can be downloaded.
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Auswahl herunterladen' })).toHaveAttribute(
      'aria-disabled',
      'false',
    ),
  );
  return { ...app, saved, press };
}

/** The files of the archive, by name. */
async function filesOf(saved: readonly Saved[]) {
  const [archive] = saved;
  if (!archive) throw new Error('nothing was saved');
  return unzipSync(await bytesOfFile(archive.file));
}

test('the chosen parts are packed and saved under a name with the user and the day (R-17.115)', async () => {
  const { saved, press } = await openDialog();
  await press('Auswahl herunterladen');
  expect(await screen.findByRole('dialog', { name: 'Meine Daten sind gepackt' }, patience)).toBeVisible();
  expect(saved).toEqual([]);
  await press('Herunterladen');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(saved.map(({ name }) => name)).toEqual([expect.stringMatching(/^tagwerk-.+-2026-11-18\.zip$/u)]);
  const files = await filesOf(saved);
  expect(
    Object.keys(files)
      .filter((name) => !name.startsWith('belege/'))
      .toSorted(),
  ).toEqual([
    'abwesenheiten.csv',
    'arbeitszeiten.csv',
    'arbeitszeiten.json',
    'auslagen.csv',
    'auslagen.json',
    'hintergrund.svg',
    'profil.json',
    'profilfoto.svg',
    'zeitkonto.json',
  ]);
  const records = strFromU8(files['arbeitszeiten.json'] ?? new Uint8Array());
  expect(records).toContain('"HoursWorked"');
});

test('while the archive is packed the pressed button keeps the focus and does nothing; cancelling leaves nothing (R-17.116)', async () => {
  const { saved, press } = await openDialog({ isHeld: true });
  await press('Auswahl herunterladen');
  expect(await screen.findByText('Das Archiv wird geschrieben', {}, patience)).toBeVisible();
  // A browser takes the focus from what is disabled.
  expect(screen.getByRole('button', { name: 'Herunterladen' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Herunterladen' })).toHaveFocus();
  await press('Herunterladen');
  expect(saved).toEqual([]);
  await press('Abbrechen');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(ZipWorkerStub.terminate).toHaveBeenCalledOnce();
  expect(saved).toEqual([]);
});

test('a receipt that cannot be read is listed in fehlt.txt, and the others are there (R-17.117)', async () => {
  const { saved, press, service } = await openDialog();
  const guid = guidOf(service, 'member');
  service.db.run(
    `update expenses set FileLink = json_set(FileLink, '$.path', 'data:image/png;base64,*'), VoucherNumber = 4711
     where Id = (select min(Id) from expenses where guid = ? and FileLink is not null)`,
    guid,
  );
  await press('Auswahl herunterladen');
  expect(await screen.findByText('1 Sache fehlt', {}, patience)).toBeVisible();
  await press('Herunterladen');
  const files = await filesOf(saved);
  expect(strFromU8(files['fehlt.txt'] ?? new Uint8Array())).toMatch(
    /^Beleg 4711 vom [\d.]+: Die Datei ist nicht lesbar\.\r$/mu,
  );
  expect(Object.keys(files)).toContain('auslagen.csv');
});

test('a part that the service refuses is listed in fehlt.txt, and the others are there (R-17.104)', async () => {
  const { saved, press } = await openDialog();
  server.use(http.post('*/api/expenses', () => new HttpResponse(null, { status: 500 })));
  expectRefusal(/POST .*expenses.*: 500/u);
  await press('Auswahl herunterladen');
  expect(await screen.findByText('2 Sachen fehlen', {}, patience)).toBeVisible();
  await press('Herunterladen');
  const files = await filesOf(saved);
  expect(strFromU8(files['fehlt.txt'] ?? new Uint8Array())).toMatch(/^Auslagen: .+\r\nBelege: .+\r$/mu);
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['arbeitszeiten.csv', 'profil.json']));
  expect(Object.keys(files)).not.toContain('auslagen.csv');
});
