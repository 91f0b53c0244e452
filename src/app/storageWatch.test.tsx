import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { firstRow, openWork } from '../../tests/journeys/workScreen';
import { fill } from '../../tests/jsdom/fill';
import { silenceStorage } from '../../tests/jsdom/silentStorage';
import { comesInTime, ownTime } from '../../tests/jsdom/testTime';
import { changeDeviceValue, deviceValueNow, readDeviceValue } from '@/shared/storage/deviceValue';
import { readFromDevice } from '@/shared/storage/deviceStore';
import { startBackground } from './background';

beforeEach(ownTime);

const kind = { name: 'note', parse: (kept: unknown) => (typeof kept === 'string' ? kept : '') };
const word = /The storage of this device does not answer/u;

test('storage that does not answer is said, and what is saved goes out nevertheless (R-14.47)', async () => {
  const answer = silenceStorage();
  onTestFinished(answer);
  const app = await openWork();
  onTestFinished(startBackground(app.store));
  await app.user.click(within(firstRow()).getByRole('button', { name: /^Edit/u }));
  const dialog = within(await screen.findByRole('dialog'));
  await fill(app.user, dialog.getByLabelText('Description'), 'Saved without storage');
  await app.user.click(dialog.getByRole('button', { name: 'Save and close' }));
  await comesInTime(() => expect(firstRow()).toHaveTextContent('Saved without storage'));
  await comesInTime(() => expect(screen.getByText(word)).toBeVisible());
  answer();
  await comesInTime(() => expect(screen.queryByText(word)).not.toBeInTheDocument());
});

test('what was changed while the storage did not answer is stored when it does, and nothing older is lost (R-14.47)', async () => {
  const app = await openWork();
  onTestFinished(startBackground(app.store));
  const owner = { extra: app.store.extra, guid: 'ada' };
  await changeDeviceValue(owner, kind, () => 'one');
  const answer = silenceStorage();
  onTestFinished(answer);
  const changed = Promise.all([
    changeDeviceValue(owner, kind, (before) => `${before} two`),
    changeDeviceValue(owner, kind, (before) => `${before} three`),
  ]);
  await comesInTime(() => expect(screen.getByText(word)).toBeVisible());
  expect(await changed).toMatchObject([{ isStored: false }, { isStored: false }]);
  expect(await readDeviceValue(owner, kind)).toBe('one two three');
  answer();
  await comesInTime(() => expect(screen.queryByText(word)).not.toBeInTheDocument());
  expect(await readDeviceValue(owner, kind)).toBe('one two three');
  await waitFor(async () => expect(await readFromDevice('ada', 'note')).toBe('one two three'));
  expect(deviceValueNow(owner, kind)).toBe('one two three');
});
