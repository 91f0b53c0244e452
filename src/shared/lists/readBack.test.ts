import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PAGE_SIZE } from '@/domain/limits';
import { type IsoDate, addDays, isoDate } from '@/domain/time/period';
import { NOTHING_READ, readBack } from './readBack';

interface Entry {
  readonly id: number;
  readonly date: IsoDate;
}

const today = isoDate('2026-11-20');
const dateOf = ({ date }: Entry) => date;
const daily = (count: number, perDay = 1): Entry[] =>
  Array.from({ length: count }, (_, at) => ({ id: at, date: addDays(today, -Math.floor(at / perDay)) }));

function serviceOf(list: readonly Entry[]) {
  const asked: number[] = [];
  return {
    asked,
    readPage: async (start: number) => {
      asked.push(start);
      const entries = list.slice(start, start + PAGE_SIZE);
      return { data: { entries, start, answered: entries.length } };
    },
  };
}

describe('a list read back to a day', () => {
  test('a list is read back until one whole page lies before the day, and reading further back repeats no page', async () => {
    const { asked, readPage } = serviceOf(daily(200));
    const first = await readBack(addDays(today, -4), NOTHING_READ, readPage, dateOf);
    expect(asked).toEqual([0, PAGE_SIZE]);
    if (!('data' in first)) throw new Error('not read');
    expect(first.data).toMatchObject({ knownFrom: addDays(today, -4), next: 2 * PAGE_SIZE });
    const second = await readBack(addDays(today, -45), first.data, readPage, dateOf);
    expect(asked).toEqual([0, 20, 40, 60]);
    expect(second).toMatchObject({ data: { knownFrom: addDays(today, -45) } });
  });

  test('a short list is known completely', async () => {
    const { asked, readPage } = serviceOf(daily(3));
    expect(await readBack(isoDate('2020-01-01'), NOTHING_READ, readPage, dateOf)).toMatchObject({
      data: { knownFrom: null, entries: daily(3) },
    });
    expect(asked).toEqual([0]);
  });

  test('a repeated page, an error and a kept answer do not count as reads', async () => {
    const page = { entries: daily(PAGE_SIZE), start: 0, answered: PAGE_SIZE };
    const from = isoDate('2020-01-01');
    expect(await readBack(from, NOTHING_READ, async () => ({ data: page }), dateOf)).toEqual({
      error: { kind: 'contract', path: 'start' },
    });
    expect(await readBack(from, NOTHING_READ, async () => ({ data: page, error: 'no' }), dateOf)).toEqual({
      error: 'no',
    });
    const kept = { ...page, keptAt: 1 };
    expect(await readBack<Entry>(from, NOTHING_READ, async () => ({ data: kept }), dateOf)).toEqual({
      error: { kind: 'network' },
    });
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
          const { asked, readPage } = serviceOf(list);
          const [nearDay, farDay] = [addDays(today, -near), addDays(today, -Math.max(near, far))];
          const first = await readBack<Entry>(nearDay, NOTHING_READ, readPage, dateOf);
          if (!('data' in first)) throw new Error('not read');
          const inNear = ({ date }: Entry) => date >= nearDay;
          expect(first.data.entries.filter(inNear)).toHaveLength(list.filter(inNear).length);
          if (first.data.knownFrom === null) return;
          const second = await readBack(farDay, first.data, readPage, dateOf);
          if (!('data' in second)) throw new Error('not read');
          const inFar = ({ date }: Entry) => date >= farDay;
          expect(second.data.entries.filter(inFar)).toHaveLength(list.filter(inFar).length);
          expect(new Set(asked).size).toBe(asked.length);
        },
      ),
    );
  });
});
