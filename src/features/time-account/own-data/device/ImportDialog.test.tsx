import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { changeOnDevice, readFromDevice } from '@/shared/storage/deviceStore';
import { guidOf } from '../../../../../tests/accounts';
import { beginAccount, hoursOfNovember } from '../../../../../tests/journeys/accountScreen';
import { patience } from '../../../../../tests/patience';
import { testService } from '../../../../../tests/jsdom/testService';
import { renderApp, renderWithStore } from '../../../../../tests/render';
import { ImportDialog } from './ImportDialog';
import { ownTime } from '../../../../../tests/jsdom/testTime';

const absence = {
  id: 'a',
  kind: 'vacation',
  from: '2026-11-27',
  to: '2026-11-27',
  share: 1,
  note: '',
  changedAt: 1,
};

const own = () => guidOf(testService(), 'member');

function textWith(changes: object = {}): string {
  const settings = { absences: [absence] };
  const createdAt = '2026-11-18T16:40:00.000Z';
  return JSON.stringify({
    format: 'tagwerk-geraet',
    version: 1,
    guid: own(),
    createdAt,
    settings,
    ...changes,
  });
}

async function openDialog() {
  const onClose = vi.fn<() => void>();
  const { user } = await renderWithStore(<ImportDialog onClose={onClose} />, { signedInAs: 'member' });
  const choose = async (text: string) => {
    const file = new File([text], 'file.json', { type: 'application/json' });
    await user.upload(await screen.findByLabelText('Datei von einem anderen Gerät'), file);
  };
  return { user, choose, onClose };
}

test('files without settings of this person are refused, each with its reason (R-17.128)', async () => {
  const { choose } = await openDialog();
  const refused: readonly (readonly [string, RegExp])[] = [
    ['x'.repeat(10_000_000), /zu groß/u],
    [textWith().slice(0, 120), /unvollständig oder beschädigt/u],
    ['<html>', /keine Datei mit Angaben/u],
    [textWith({ version: 2 }), /neueren Fassung/u],
    [textWith({ guid: 'someone' }), /anderen Person/u],
  ];
  for (const [text, reason] of refused) {
    // oxlint-disable-next-line no-await-in-loop -- one file after the other
    await choose(text);
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Einlesen' })).toBeDisabled();
  }
});

test('the content of a file is shown first, and nothing is stored before that (R-17.129)', async () => {
  const { user, choose, onClose } = await openDialog();
  await choose(textWith());
  expect(await screen.findByRole('row', { name: 'Abwesenheiten – 1 1 neu' })).toBeVisible();
  expect(await readFromDevice(own(), 'absences')).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Einlesen' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(await readFromDevice(own(), 'absences')).toEqual([absence]);
});

test('changes by a file can be undone; values that were changed since then stay (R-17.119)', async () => {
  ownTime();
  const { user } = await renderApp({ path: '/work/account', signedInAs: 'member' });
  await user.click(await screen.findByRole('button', { name: 'Datei von anderem Gerät einlesen' }, patience));
  const settings = { absences: [absence], 'starred-pairs': ['1/2'] };
  const file = new File([textWith({ settings })], 'file.json', { type: 'application/json' });
  await user.upload(await screen.findByLabelText('Datei von einem anderen Gerät', {}, patience), file);
  await screen.findByRole('table', { name: 'Was sich ändert' });
  await user.click(screen.getByRole('button', { name: 'Einlesen' }));
  const undo = await screen.findByRole('button', { name: 'Rückgängig' });
  expect(await readFromDevice(own(), 'absences')).toEqual([absence]);
  await changeOnDevice(own(), 'starred-pairs', () => ['3/4']);
  await user.click(undo);
  expect(await screen.findByText(/was seither geändert wurde, bleibt/u)).toBeVisible();
  expect(await readFromDevice(own(), 'absences')).toBeUndefined();
  expect(await readFromDevice(own(), 'starred-pairs')).toEqual(['3/4']);
});

test('if the device is full nothing of a file is stored, and the dialog says so (R-17.118)', async () => {
  await changeOnDevice(own(), 'starred-pairs', () => ['3/4']);
  const { user, choose, onClose } = await openDialog();
  await choose(textWith({ settings: { absences: [absence], 'hidden-hints': ['7'] } }));
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await screen.findByRole('table', { name: 'Was sich ändert' });
  await user.click(screen.getByRole('button', { name: 'Einlesen' }));
  expect(await screen.findByText(/kein Speicherplatz verfügbar/u)).toBeVisible();
  full.mockRestore();
  expect(onClose).not.toHaveBeenCalled();
  expect(await readFromDevice(own(), 'absences')).toBeUndefined();
  expect(await readFromDevice(own(), 'starred-pairs')).toEqual(['3/4']);
  // With room again, the same file can be read.
  await user.click(screen.getByRole('button', { name: 'Einlesen' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(await readFromDevice(own(), 'absences')).toEqual([absence]);
});

test('the dialog says to which balance of yesterday a file leads (R-17.152)', async () => {
  hoursOfNovember();
  await beginAccount();
  const { choose } = await openDialog();
  const effect = (text: RegExp) =>
    screen.findByText((_text, element) => isEffect(element, text), {}, patience);
  await choose(textWith());
  expect(await effect(/^Konto gestern danach \+ 14,0 h, unverändert\./u)).toBeVisible();
  const past = { ...absence, from: '2026-11-16', to: '2026-11-16' };
  await choose(textWith({ settings: { absences: [past] } }));
  expect(await effect(/^Konto gestern danach \+ 22,0 h statt \+ 14,0 h\./u)).toBeVisible();
});

/** Whether an element is the line about the effect, with such a text. */
const isEffect = (element: Element | null, text: RegExp) =>
  element?.classList.contains('quiet') === true && text.test(element.textContent.replaceAll('\u{A0}', ' '));
