import { act, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { server } from '../../../../tests/jsdom/testService';
import { ownTime } from '../../../../tests/jsdom/testTime';
import {
  begin,
  failFrom,
  firstId,
  hoursOf,
  storedHours,
  visit,
  visitBefore,
  watchPages,
} from '../../../../tests/journeys/ownRecordsProbe';
import { patience } from '../../../../tests/patience';
import { testToday } from '../../../../tests/today';
import { isoDate } from '@/domain/time/period';
import { type NamedRecord, namedRecordOf } from '@/domain/work/workRecord';
import { signedOut } from '@/shared/session/sessionSlice';
import { putOnDevice, readFromDevice } from '@/shared/storage/deviceStore';
import { recordChange, recordDeletion } from '@/features/work-records';
import { ownRecords } from './keptOwnRecords';

const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(ownTime);

describe('all records of the user', () => {
  test('records are read some pages at a time, with their number and earliest day, and there is no sum before (R-17.60)', async () => {
    const asked = watchPages();
    const app = await visit();
    expect(app.now()).toMatchObject({ state: 'none', records: null });
    expect(asked).toEqual([]);
    app.want(begin);
    const known = await app.reach('known');
    expect(asked).toEqual([0, 19, 38, 57, 76, 95, 114, 129]);
    expect(known.records).toHaveLength(130);
    expect(hoursOf(known)).toBe(storedHours(app));
    expect(known).toMatchObject({ partial: null, isOld: false, unreadable: 0, waitingCount: 0 });
    const half = app.seen.find(({ progress }) => progress.count === 96);
    expect(half).toMatchObject({ state: 'reading', records: null });
    expect(half?.partial?.records).toHaveLength(96);
    expect(
      half && half.partial && half.progress.backTo && half.partial.knownFrom > half.progress.backTo,
    ).toBe(true);
  });

  test.each([0, 19, 57, 95])(
    'a reading that breaks off at row %i goes on there, and what was read stays (R-17.61)',
    async (start) => {
      const app = await visit();
      const letGo = failFrom(start);
      app.want(begin);
      const failed = await app.reach('failed');
      expect(failed).toMatchObject({ records: null, progress: { count: start === 0 ? 0 : start + 1 } });
      letGo();
      const asked = watchPages();
      act(() => app.now().readOn());
      expect(hoursOf(await app.reach('known'))).toBe(storedHours(app));
      expect(asked[0]).toBe(start);
      expect(app.now().records).toHaveLength(130);
    },
  );

  test('a list that keeps changing is read three times anew, and then fails (R-17.62)', async () => {
    const app = await visit();
    const letGo = failFrom(19, () => HttpResponse.json([]));
    const asked = watchPages();
    app.want(begin);
    expect(await app.reach('failed')).toMatchObject({ error: { kind: 'contract', path: 'start' } });
    expect(asked.filter((start) => start === 0)).toHaveLength(4);
    letGo();
    act(() => app.now().readOn());
    expect((await app.reach('known')).records).toHaveLength(130);
  });

  test('records that equal the kept ones are not read again, and a changed one on the first page is noticed (R-17.63)', async () => {
    const app = await visitBefore();
    const asked = watchPages();
    app.want(begin);
    expect((await app.reach('known')).records).toHaveLength(130);
    expect(asked).toEqual([0]);
    await app.leave();
    app.service.db.run('update workRecords set HoursWorked = 9 where Id = ?', firstId(app, 'desc'));
    app.want(begin);
    expect(hoursOf(await app.reach('known'))).toBe(storedHours(app));
    expect(asked).toEqual([0, 0, 19]);
  });

  test('records are read anew on request, after seven days, and after the clock was set back (R-17.64)', async () => {
    const app = await visitBefore();
    app.service.db.run('update workRecords set HoursWorked = 9 where Id = ?', firstId(app, 'asc'));
    const asked = watchPages();
    app.want(begin);
    expect(hoursOf(await app.reach('known'))).not.toBe(storedHours(app));
    act(() => app.now().readAnew());
    await waitFor(() => expect(hoursOf(app.now())).toBe(storedHours(app)), patience);
    expect(asked).toHaveLength(9);
    await app.leave();
    const kept = v.parse(v.looseObject({}), await readFromDevice(app.guid, ownRecords.name));
    for (const [at, pages] of [
      [Date.now() - 7 * DAY_MS, 17],
      [Date.now() + DAY_MS, 25],
    ] as const) {
      await putOnDevice(app.guid, ownRecords.name, { ...kept, wholeAt: at });
      app.want(begin);
      await app.reach('known');
      expect(asked).toHaveLength(pages);
      await app.leave();
    }
  });

  test('kept records are dropped if they are damaged or of another build, and on signing out (R-17.64)', async () => {
    const app = await visitBefore();
    const good = v.parse(v.looseObject({}), await readFromDevice(app.guid, ownRecords.name));
    const junk = [
      { ...good, build: 'another' },
      { ...good, columns: { id: [1] } },
      { ...good, knownFrom: 7 },
      'x',
    ];
    for (const one of junk) {
      await putOnDevice(app.guid, ownRecords.name, one);
      const asked = watchPages();
      app.want(begin);
      expect((await app.reach('known')).records).toHaveLength(130);
      expect(asked).toHaveLength(8);
      await waitFor(async () => expect(await app.kept()).not.toBeNull(), patience);
      await app.leave();
    }
    act(() => void app.store.dispatch(signedOut('user')));
    await waitFor(
      async () => expect(await readFromDevice(app.guid, ownRecords.name)).toBeUndefined(),
      patience,
    );
  });

  test.each([
    ['403', () => HttpResponse.json({ message: 'no' }, { status: 403 })],
    ['500', () => HttpResponse.json({ message: 'no' }, { status: 500 })],
    ['nonsense', () => HttpResponse.text('<p>no</p>')],
    ['no network', () => HttpResponse.error()],
  ])(
    'of an earlier visit stay with their age if the service answers with %s (R-17.65)',
    async (_name, answer) => {
      const app = await visitBefore();
      const readAt = (await app.kept())?.readAt;
      const letGo = failFrom(0, answer);
      app.want(begin);
      const old = await app.reach('failed');
      expect(old).toMatchObject({ isOld: true, readAt });
      expect(hoursOf(old)).toBe(storedHours(app));
      letGo();
      act(() => app.now().readOn());
      expect(await app.reach('known')).toMatchObject({ isOld: false });
    },
  );

  test('saved and deleted records change the list, now and on the next visit; deletions that are held back do, too (R-17.66)', async () => {
    const app = await visit();
    app.want(begin);
    const [newest] = (await app.reach('known')).records ?? [];
    if (!newest) throw new Error('there are records');
    await waitFor(async () => expect(await app.kept()).not.toBeNull(), patience);
    const show = app.hide([Number(newest.id)]);
    await waitFor(() => expect(app.now().records).toHaveLength(129));
    await app.leave();
    app.want(begin);
    expect((await app.reach('known')).records).toHaveLength(129);
    act(() => show([newest]));
    await waitFor(() => expect(app.now().records).toHaveLength(130));
    const late: NamedRecord = {
      ...namedRecordOf(newest),
      date: isoDate('2022-02-02'),
      hours: 3,
      location: 'Ulm',
    };
    await app.save(recordChange(late, null), recordDeletion(newest));
    await waitFor(() => expect(hoursOf(app.now())).toBe(storedHours(app)), patience);
    await waitFor(
      async () => expect((await app.kept())?.entries.some(({ location }) => location === 'Ulm')).toBe(true),
      patience,
    );
    await app.leave();
    const asked = watchPages();
    app.want(begin);
    expect(hoursOf(await app.reach('known'))).toBe(storedHours(app));
    expect(asked.length).toBeLessThan(4);
  });

  test('unreadable records are counted, and then nothing is kept (R-17.67)', async () => {
    const app = await visit(30);
    app.service.db.run(`update workRecords set Date = 'soon' where Id = ?`, firstId(app, 'asc'));
    app.want(begin);
    const known = await app.reach('known');
    expect(known).toMatchObject({ unreadable: 1, progress: { count: 30 } });
    expect(known.records).toHaveLength(29);
    await app.leave();
    expect(await app.kept()).toBeNull();
  });

  test('records of 1999 and 2099 are read, and those that wait to be sent count (R-17.66)', async () => {
    const app = await visit(30);
    const [one, other] = [firstId(app, 'asc'), firstId(app, 'desc')];
    app.service.db.run(`update workRecords set Date = '1999-01-01' where Id = ?`, one);
    app.service.db.run(`update workRecords set Date = '2099-12-31' where Id = ?`, other);
    app.want(isoDate('1990-01-01'));
    const known = await app.reach('known');
    expect(known.records?.map(({ date }) => date)).toEqual(
      expect.arrayContaining(['1999-01-01', '2099-12-31']),
    );
    const [first] = known.records ?? [];
    if (!first) throw new Error('there are records');
    server.use(http.put('*/api/workrecords', () => HttpResponse.error()));
    const waiting = recordChange({ ...namedRecordOf(first), date: isoDate(testToday), hours: 5 }, null);
    await app.save(waiting);
    await waitFor(() => expect(app.now()).toMatchObject({ waitingCount: 1 }), patience);
    expect(app.now().records).toHaveLength(31);
  });
});
