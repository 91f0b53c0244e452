import { act, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useLayoutEffect, useState } from 'react';
import * as v from 'valibot';
import { expect } from 'vitest';
import { type IsoDate, isoDate } from '@/domain/time/period';
import type { WorkRecord } from '@/domain/work/workRecord';
import { ownRecords } from '@/features/work-records/own/keptOwnRecords';
import { useOwnRecords } from '@/features/work-records';
import { saveRecords } from '@/features/work-records/outbox/saveRecords';
import { workRecordPages } from '@/features/work-records/workRecordsApi';
import { readFromDevice } from '@/shared/storage/deviceStore';
import { useAppDispatch } from '@/shared/store/hooks';
import type { AppDispatch } from '@/shared/store/store';
import { guidOf } from '../accounts';
import { server, testService } from '../jsdom/testService';
import { patience } from '../patience';
import { renderWithStore } from '../render';
import { seedWorkRecords } from '../service/seed/manyRecords';

type OwnRecords = ReturnType<typeof useOwnRecords>;

/** The first day that the probe wants. */
export const begin = isoDate('2020-01-01');

/** The starts of the pages that are asked for from now on. */
export function watchPages(): number[] {
  const asked: number[] = [];
  server.use(
    http.post('*/api/workrecords', async ({ request }) => {
      asked.push(v.parse(v.object({ start: v.number() }), await request.clone().json()).start);
      return undefined;
    }),
  );
  return asked;
}

/** Pages from an index on are answered by something else, until the function is called that is returned. */
export function failFrom(
  start: number,
  answer = () => HttpResponse.json({ message: 'no' }, { status: 500 }),
) {
  let isFailing = true;
  server.use(
    http.post('*/api/workrecords', async ({ request }) => {
      const asked = v.parse(v.object({ start: v.number() }), await request.clone().json());
      return isFailing && asked.start >= start ? answer() : undefined;
    }),
  );
  return () => {
    isFailing = false;
  };
}

/** A newcomer with some records, whose screen shows all of them. */
export async function visit(count = 130) {
  const service = testService();
  const guid = guidOf(service, 'newcomer');
  seedWorkRecords(service, guid, count);
  let current: OwnRecords | undefined;
  let dispatch: AppDispatch | undefined;
  let change: (from: IsoDate | null) => void = () => undefined;
  const seen: OwnRecords[] = [];
  function Reading({ from }: { readonly from: IsoDate | null }) {
    const own = useOwnRecords(from);
    const send = useAppDispatch();
    useLayoutEffect(() => {
      current = own;
      dispatch = send;
      seen.push(own);
    });
    return null;
  }
  function Probe() {
    const [from, setFrom] = useState<IsoDate | null | undefined>(null);
    useLayoutEffect(() => {
      change = (next) => setFrom(next ?? undefined);
    }, []);
    return from !== undefined && <Reading from={from} />;
  }
  const app = await renderWithStore(<Probe />, { signedInAs: 'newcomer', language: 'en' });
  const now = () => {
    if (!current) throw new Error('nothing is read');
    return current;
  };
  return {
    ...app,
    guid,
    now,
    seen,
    /** Saves as a form does. */
    save: async (...changes: Parameters<typeof saveRecords>[0][number][]) =>
      act(async () => {
        await dispatch?.(saveRecords(changes));
      }),
    /** Takes records off the list, as a deletion that is held back does; the function puts them back. */
    hide: (ids: readonly number[]) => {
      const hidden = now().records?.filter(({ id }) => ids.includes(Number(id))) ?? [];
      act(() => dispatch?.(workRecordPages.setHidden(hidden, true)));
      return (back: readonly WorkRecord[]) => dispatch?.(workRecordPages.setHidden(back, false));
    },
    want: (from: IsoDate | null) => act(() => change(from)),
    /** Leaves the screen, which lets go of what was read, once the device has it. */
    leave: async () => {
      act(() => change(null));
      await waitFor(
        () => expect(app.store.getState().api?.queries['readOwnRecords']).toBeUndefined(),
        patience,
      );
    },
    reach: async (state: OwnRecords['state']) => {
      await waitFor(() => expect(now().state).toBe(state), patience);
      return now();
    },
    kept: async () => ownRecords.parse(await readFromDevice(guid, ownRecords.name)),
  };
}

type Visit = Awaited<ReturnType<typeof visit>>;

/** Reads everything once, and leaves. */
export async function visitBefore(count?: number): Promise<Visit> {
  const app = await visit(count);
  app.want(begin);
  await app.reach('known');
  await waitFor(async () => expect(await app.kept()).not.toBeNull(), patience);
  await app.leave();
  return app;
}

export const storedHours = ({ guid, service }: Visit) =>
  service.db.one(
    v.object({ hours: v.number() }),
    'select sum(HoursWorked) as hours from workRecords where guid = ?',
    guid,
  )?.hours;
export const hoursOf = ({ records }: Pick<OwnRecords, 'records'>) =>
  records?.reduce((sum, { hours }) => sum + (hours ?? 0), 0);
export const firstId = ({ guid, service }: Visit, end: 'asc' | 'desc') =>
  service.db.one(
    v.object({ Id: v.number() }),
    `select Id from workRecords where guid = ? order by Date ${end}, Id ${end} limit 1`,
    guid,
  )?.Id ?? 0;
