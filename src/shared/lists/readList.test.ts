import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PAGE_SIZE } from '@/domain/limits';
import { type IsoDate, addDays, isoDate } from '@/domain/time/period';
import { pageOf } from './listPage';
import { type Span, readBackTo, readPeriod as readPeriodBy } from './readList';
import { NOTHING_READ, type PageResult } from './pagesOf';

const today = isoDate('2026-11-18');
const november = { from: isoDate('2026-11-01'), to: isoDate('2026-11-30') };

interface Entry {
  readonly id: number;
  readonly date: IsoDate;
}

const dateOf = ({ date }: Entry) => date;

const readPeriod = async (span: Span, readPage: (start: number) => Promise<PageResult<Entry>>) =>
  readPeriodBy(span, readPage, dateOf);

const entryOf = (id: number) => ({ id, date: addDays(today, -id) });

/** A list with one entry a day, back from today. */
const newestFirst = Array.from({ length: 100 }, (_, days) => entryOf(days));

function pagesOf(list: readonly Entry[]) {
  return answering((start) => list.slice(start, start + 20));
}

/** A service with any answers; it gives up if the reading never stops. */
function answering(answer: (start: number) => readonly Entry[]) {
  const asked: number[] = [];
  const readPage = async (start: number) => {
    asked.push(start);
    if (asked.length > 1100) throw new Error('asked endlessly');
    return Promise.resolve({ data: pageOf(answer(start), start) });
  };
  return { asked, readPage };
}

describe('reading a list until a period is passed', () => {
  test('a list sorted newest first is read no further than needed', async () => {
    const { asked, readPage } = pagesOf(newestFirst);
    const result = await readPeriod(november, readPage);
    expect(result).toEqual({ data: newestFirst.slice(0, 18) });
    expect(asked).toEqual([0]);
  });

  test('for an earlier period, every page up to its end is read', async () => {
    const { asked, readPage } = pagesOf(newestFirst);
    const result = await readPeriod({ from: isoDate('2026-09-01'), to: isoDate('2026-09-30') }, readPage);
    expect('data' in result && result.data).toHaveLength(30);
    expect(asked).toEqual([0, 20, 40, 60]);
  });

  test('an unsorted list is read to its end', async () => {
    const { asked, readPage } = pagesOf([{ id: 1000, date: isoDate('2020-01-01') }, ...newestFirst]);
    const result = await readPeriod(november, readPage);
    expect('data' in result && result.data).toHaveLength(18);
    expect(asked).toEqual([0, 20, 40, 60, 80, 100]);
  });

  test('an empty list has no entries in the period', async () => {
    expect(await readPeriod(november, pagesOf([]).readPage)).toEqual({ data: [] });
  });

  test('a kept answer does not count as a read', async () => {
    const kept = { data: { ...pageOf(newestFirst.slice(0, 5), 0), keptAt: 1 } };
    expect(await readPeriod(november, async () => Promise.resolve(kept))).toEqual({
      error: { kind: 'network' },
    });
  });

  test('data that is still in the cache alongside an error does not count as a read', async () => {
    const error = { kind: 'timeout' };
    const old = { data: pageOf(newestFirst.slice(0, 5), 0), error };
    expect(await readPeriod(november, async () => Promise.resolve(old))).toEqual({ error });
  });

  test('the error of a page is the result', async () => {
    const error = { kind: 'network' };
    expect(await readPeriod(november, async () => Promise.resolve({ error }))).toEqual({ error });
  });
});

describe('a service that does not page', () => {
  const notPaged = { error: { kind: 'contract', path: 'start' } };

  test('the same full page again and again is an error, because there may be more behind it', async () => {
    const { asked, readPage } = answering(() => newestFirst.slice(0, 20));
    expect(await readPeriod({ from: isoDate('2026-01-01'), to: today }, readPage)).toEqual(notPaged);
    expect(asked).toEqual([0, 20]);
  });

  test('the whole list at once, again and again, is the whole list', async () => {
    const { asked, readPage } = answering(() => newestFirst);
    expect(await readPeriod({ from: isoDate('2026-01-01'), to: today }, readPage)).toEqual({
      data: newestFirst,
    });
    expect(asked).toEqual([0, 20]);
  });

  test('a list is read up to 20,000 entries, and a longer one is an error (R-15.33)', async () => {
    const many = Array.from({ length: 6000 }, (_, id) => ({ id, date: addDays(today, -Math.floor(id / 3)) }));
    const all = { from: isoDate('1990-01-01'), to: today };
    expect(await readPeriod(all, pagesOf(many).readPage)).toEqual({ data: many });
    const { asked, readPage } = answering((start) =>
      Array.from({ length: 20 }, (_, index) => ({ id: start + index, date: today })),
    );
    expect(await readPeriod(november, readPage)).toEqual(notPaged);
    expect(asked).toHaveLength(1000);
  });

  test('an entry added in the meantime moves the others: none counts twice, and the rest is read', async () => {
    const grown = [{ id: 1000, date: today }, ...newestFirst];
    const { asked, readPage } = answering((start) =>
      (asked.length === 1 ? newestFirst : grown).slice(start, start + 20),
    );
    expect(await readPeriod({ from: isoDate('2026-01-01'), to: today }, readPage)).toEqual({ data: grown });
    expect(asked.filter((start) => start === 0)).toHaveLength(2);
  });
});

test('after an abort no further page is fetched', async () => {
  const controller = new AbortController();
  const { asked, readPage } = answering((start) => {
    if (start === 20) controller.abort();
    return newestFirst.slice(start, start + 20);
  });
  const { signal } = controller;
  const span = { from: isoDate('2026-01-01'), to: today, signal };
  expect(await readPeriod(span, readPage)).toEqual({ error: { kind: 'cancelled' } });
  expect(asked).toEqual([0, 20]);
});

describe('a list read back to a day', () => {
  const lastDays = (count: number) => Array.from({ length: count }, (_, at) => entryOf(at));

  test('a list is read back until one whole page lies before the day, and reading further back repeats no page', async () => {
    const { asked, readPage } = pagesOf(lastDays(200));
    const first = await readBackTo(addDays(today, -4), NOTHING_READ, readPage, dateOf);
    expect(asked).toEqual([0, PAGE_SIZE]);
    if (!('data' in first)) throw new Error('not read');
    expect(first.data).toMatchObject({ knownFrom: addDays(today, -4), next: 2 * PAGE_SIZE });
    const second = await readBackTo(addDays(today, -45), first.data, readPage, dateOf);
    expect(asked).toEqual([0, 20, 40, 60]);
    expect(second).toMatchObject({ data: { knownFrom: addDays(today, -45) } });
  });

  test('a short list is known completely', async () => {
    const { asked, readPage } = pagesOf(lastDays(3));
    expect(await readBackTo(isoDate('2020-01-01'), NOTHING_READ, readPage, dateOf)).toMatchObject({
      data: { knownFrom: null, entries: lastDays(3) },
    });
    expect(asked).toEqual([0]);
  });

  test('in any list, even an unsorted one, every entry from that day on is read (R-4.32)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 120 }),
        fc.boolean(),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 90 }),
        async (days, isSorted, near, far) => {
          const ages = isSorted ? days.toSorted((one, other) => one - other) : days;
          const list = ages.map((age, id) => ({ id, date: addDays(today, -age) }));
          const { asked, readPage } = pagesOf(list);
          const [nearDay, farDay] = [addDays(today, -near), addDays(today, -Math.max(near, far))];
          const first = await readBackTo<Entry>(nearDay, NOTHING_READ, readPage, dateOf);
          if (!('data' in first)) throw new Error('not read');
          const inNear = ({ date }: Entry) => date >= nearDay;
          expect(first.data.entries.filter(inNear)).toHaveLength(list.filter(inNear).length);
          if (first.data.knownFrom === null) return;
          const second = await readBackTo(farDay, first.data, readPage, dateOf);
          if (!('data' in second)) throw new Error('not read');
          const inFar = ({ date }: Entry) => date >= farDay;
          expect(second.data.entries.filter(inFar)).toHaveLength(list.filter(inFar).length);
          expect(new Set(asked).size).toBe(asked.length);
        },
      ),
    );
  });
});
