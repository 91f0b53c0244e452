import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ownTime } from '../../../../tests/jsdom/testTime';
import {
  begin,
  failFrom,
  hoursOf,
  storedHours,
  visit,
  watchPages,
} from '../../../../tests/journeys/ownRecordsProbe';
import { patience } from '../../../../tests/patience';
import { correctOnDevice } from './keptOwnRecords';

beforeEach(ownTime);

test('records that another tab changes while they are read are not kept as they were before (R-17.160)', async () => {
  const app = await visit();
  const letGo = failFrom(95);
  app.want(begin);
  await app.reach('failed');
  // Not on the first page, which the next visit reads anyway.
  const changed = app.now().partial?.records[50];
  if (!changed) throw new Error('some are read');
  app.service.db.run('update workRecords set HoursWorked = 9 where Id = ?', Number(changed.id));
  await correctOnDevice(app.guid, [{ id: changed.id, content: { ...changed, hours: 9 }, isNew: false }]);
  letGo();
  act(() => app.now().readOn());
  expect(hoursOf(await app.reach('known'))).not.toBe(storedHours(app));
  await app.leave();
  app.want(begin);
  expect(hoursOf(await app.reach('known'))).toBe(storedHours(app));
});

test('if the device has no room for the records, they are read and shown as well, and read again next time (R-17.161)', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  onTestFinished(() => put.mockRestore());
  const app = await visit();
  const asked = watchPages();
  app.want(begin);
  expect(hoursOf(await app.reach('known'))).toBe(storedHours(app));
  await waitFor(() => expect(put).toHaveBeenCalled());
  act(() => app.now().readOn());
  await waitFor(() => expect(asked).toHaveLength(9), patience);
  expect(await app.reach('known')).toMatchObject({ isOld: false });
  await app.leave();
  app.want(begin);
  expect(hoursOf(await app.reach('known'))).toBe(storedHours(app));
  expect(asked).toHaveLength(17);
});
