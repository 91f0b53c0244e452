import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PAGE_SIZE } from '@/domain/limits';
import { type IsoDate, addDays, isoDate } from '@/domain/time/period';
import { pageOf } from './listPage';
import { NO_DAY, NOTHING_READ, doubtful, notPaged } from './pagesOf';
import { type StepsRead, readStep } from './readStep';

interface Entry {
  readonly id: number;
  readonly date: IsoDate;
  readonly text?: string;
}

const today = isoDate('2026-11-20');
const dateOf = ({ date }: Entry) => date;
const daily = (count: number): Entry[] =>
  Array.from({ length: count }, (_, id) => ({ id, date: addDays(today, -id) }));

/** A service with a list that may change, and the starts of the pages that it was asked for. */
function serviceOf(first: readonly Entry[]) {
  const asked: number[] = [];
  const service = {
    list: first,
    asked,
    readPage: async (start: number) => {
      asked.push(start);
      return { data: pageOf(service.list.slice(start, start + PAGE_SIZE), start) };
    },
  };
  return service;
}

interface Reading {
  readonly from: IsoDate;
  readonly kept?: readonly Entry[];
  /** Called between two pages, with their number. */
  readonly between?: (pages: number) => void;
}

/** Reads page by page, and begins again when the list has shifted. */
async function readAll(service: ReturnType<typeof serviceOf>, { from, kept, between }: Reading) {
  let read: StepsRead<Entry> = NOTHING_READ;
  let restarts = 0;
  for (let pages = 1; pages < 100; pages += 1) {
    const step = await readStep<Entry>({
      from,
      read,
      pages: 1,
      readPage: service.readPage,
      dateOf,
      kept: kept ? { entries: kept, knownFrom: null } : null,
    });
    if ('error' in step && step.error !== notPaged) throw new Error('not read', { cause: step.error });
    if ('error' in step) restarts += 1;
    read = 'error' in step ? NOTHING_READ : step.data;
    if (read.knownFrom === null || read.knownFrom <= from) return { ...read, restarts };
    between?.(pages);
  }
  throw new Error('never ends');
}

const long = isoDate('1990-01-01');
const sorted = (list: readonly Entry[]) =>
  list.toSorted((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : other.id - one.id));

describe('a list read in steps of overlapping pages', () => {
  test('each page repeats one row; a list of any length ends where no further row comes (R-17.62)', async () => {
    const service = serviceOf(daily(58));
    const read = await readAll(service, { from: long });
    expect(service.asked).toEqual([0, 19, 38, 57]);
    expect(read).toMatchObject({ entries: daily(58), knownFrom: null, restarts: 0 });
    for (const count of [0, 1, 2, 19, 20, 21, 39, 40])
      expect(await readAll(serviceOf(daily(count)), { from: long })).toMatchObject({ entries: daily(count) });
  });

  test('what others create, change and delete between two pages is neither missing nor double (R-17.62)', async () => {
    const change = fc.record({
      after: fc.integer({ min: 1, max: 6 }),
      at: fc.nat({ max: 99 }),
      isAdded: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 100 }), change, async (count, { after, at, isAdded }) => {
        const service = serviceOf(daily(count));
        const { restarts, entries } = await readAll(service, {
          from: long,
          between: (pages) => {
            if (pages !== after) return;
            const place = at % count;
            service.list = isAdded
              ? service.list.toSpliced(place, 0, { id: 1000, date: addDays(today, -place) })
              : service.list.toSpliced(place, 1);
          },
        });
        expect(entries).toEqual(service.list);
        expect(restarts).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('in any order, with days of 1999 and 2099, every entry from that day on is read, and never said before (R-17.62)', async () => {
    const odd = ['1999-05-01', '2099-12-31'].map(isoDate);
    const day = fc.oneof(
      fc.integer({ min: 0, max: 90 }).map((age) => addDays(today, -age)),
      fc.constantFrom(...odd),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(day, { maxLength: 120 }), fc.boolean(), async (days, isSorted) => {
        const list = days.map((date, id) => ({ id, date }));
        const service = serviceOf(isSorted ? sorted(list) : list);
        const from = addDays(today, -30);
        const { entries } = await readAll(service, { from });
        const isIn = ({ date }: Entry) => date >= from;
        expect(entries.filter(isIn)).toHaveLength(list.filter(isIn).length);
      }),
    );
  });

  test('so far it is known only from the day after the last row, and of an unsorted list nothing (R-17.61)', async () => {
    const step = async (list: readonly Entry[]) =>
      readStep<Entry>({ ...serviceOf(list), from: long, read: NOTHING_READ, pages: 2, dateOf, kept: null });
    expect(await step(daily(100))).toMatchObject({ data: { knownFrom: addDays(today, -37), next: 39 } });
    expect(await step(daily(100).toReversed())).toMatchObject({ data: { knownFrom: NO_DAY } });
  });

  test('reading stops where a page equals the kept one in all fields, and no changed page is passed over (R-17.63)', async () => {
    const kept = daily(90);
    const same = serviceOf(kept);
    expect(await readAll(same, { from: long, kept })).toMatchObject({ entries: kept, isJoined: true });
    expect((await readAll(serviceOf(kept), { from: long, kept })).entries).toBe(kept);
    expect(same.asked).toEqual([0]);
    const changed: Entry[] = [{ id: 500, date: today }, ...kept.filter(({ id }) => id !== 3)];
    changed[24] = { id: 24, date: addDays(today, -24), text: 'changed' };
    const service = serviceOf(changed);
    expect((await readAll(service, { from: long, kept })).entries).toEqual(changed);
    expect(service.asked).toEqual([0, 19, 38]);
    const unsorted = serviceOf(kept.toReversed());
    await readAll(unsorted, { from: long, kept: kept.toReversed() });
    expect(unsorted.asked.length).toBeGreaterThan(4);
  });
});

test.each([
  ['ignores the start', () => 0, 45, [0, 44]],
  ['ignores the count', (start: number) => start, 50, [0, 44, 49]],
])(
  'a service that %s gives the whole list, and reading ends (R-17.62)',
  async (_name, beginOf, count, asked) => {
    const service = serviceOf(daily(count));
    const read = await readAll(
      {
        ...service,
        readPage: async (start) => {
          service.asked.push(start);
          return Promise.resolve({
            data: pageOf(service.list.slice(beginOf(start), beginOf(start) + 45), start),
          });
        },
      },
      { from: long },
    );
    expect(read).toMatchObject({ entries: daily(count), knownFrom: null, restarts: 0 });
    expect(service.asked).toEqual(asked);
  },
);

test('rows that come twice within the list begin it again, because others are missing (R-15.36)', async () => {
  const list = daily(30);
  const readPage = async (start: number) => {
    const more =
      start === 19 ? [...list.slice(19, 29), ...list.slice(3, 4)] : list.slice(start, start + PAGE_SIZE);
    return Promise.resolve({ data: pageOf(start > 19 ? more.slice(0, 0) : more, start) });
  };
  const first = await readStep<Entry>({
    from: long,
    read: NOTHING_READ,
    pages: 2,
    readPage,
    dateOf,
    kept: null,
  });
  expect(first).toEqual({ error: doubtful });
});
