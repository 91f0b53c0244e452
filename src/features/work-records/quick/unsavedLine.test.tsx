import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ownTime } from '../../../../tests/jsdom/testTime';
import { openWork } from '../../../../tests/journeys/workScreen';

beforeEach(ownTime);

test('a line that is typed keeps a newer build from being loaded by itself (R-24.103)', async () => {
  const { user, store } = await openWork();
  const isUnsaved = async () => store.extra.unsavedForms.isAnyTabUnsaved();
  const line = screen.getByRole('combobox', { name: 'Quick entry' });
  await user.type(line, '2h Kessler');
  await waitFor(async () => expect(await isUnsaved()).toBe(true));
  await user.clear(line);
  await waitFor(async () => expect(await isUnsaved()).toBe(false));
});
