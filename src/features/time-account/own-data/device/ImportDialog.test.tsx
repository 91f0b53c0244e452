import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readFromDevice } from '@/shared/storage/deviceStore';
import { guidOf } from '../../../../../tests/accounts';
import { testService } from '../../../../../tests/jsdom/testService';
import { renderWithStore } from '../../../../../tests/render';
import { ImportDialog } from './ImportDialog';

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

test('files that are no settings of this person are refused, each with its reason (R-17.128)', async () => {
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

test('the file is shown first, and nothing is stored before it is read (R-17.129)', async () => {
  const { user, choose, onClose } = await openDialog();
  await choose(textWith());
  expect(await screen.findByRole('row', { name: 'Abwesenheiten – 1 1 neu' })).toBeVisible();
  expect(await readFromDevice(own(), 'absences')).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Einlesen' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(await readFromDevice(own(), 'absences')).toEqual([absence]);
});
