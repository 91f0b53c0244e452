import { describe, expect, test } from 'vitest';
import { type IsoDate, addDays, isoDate } from '@/domain/period';
import { pageOf } from './listPage';
import { readWithin } from './readWithin';

const today = isoDate('2026-11-18');
const november = { from: isoDate('2026-11-01'), to: isoDate('2026-11-30') };

/** A list of one entry a day, going back from today. */
const newestFirst = Array.from({ length: 100 }, (_, days) => ({ date: addDays(today, -days) }));

function pagesOf(list: readonly { date: IsoDate }[]) {
  const asked: number[] = [];
  const readPage = async (start: number) => {
    asked.push(start);
    return Promise.resolve({ data: pageOf(list.slice(start, start + 20), start) });
  };
  return { asked, readPage };
}

describe('reading a list until a period is passed', () => {
  test('newest first: not a page further than needed', async () => {
    const { asked, readPage } = pagesOf(newestFirst);
    const result = await readWithin(november, readPage);
    expect(result).toEqual({ data: newestFirst.slice(0, 18) });
    expect(asked).toEqual([0]);
  });

  test('a period further back: every page up to its end', async () => {
    const { asked, readPage } = pagesOf(newestFirst);
    const result = await readWithin({ from: isoDate('2026-09-01'), to: isoDate('2026-09-30') }, readPage);
    expect('data' in result && result.data).toHaveLength(30);
    expect(asked).toEqual([0, 20, 40, 60]);
  });

  test('a list that is not in order is read to its end', async () => {
    const { asked, readPage } = pagesOf([{ date: isoDate('2020-01-01') }, ...newestFirst]);
    const result = await readWithin(november, readPage);
    expect('data' in result && result.data).toHaveLength(18);
    expect(asked).toEqual([0, 20, 40, 60, 80, 100]);
  });

  test('an empty list holds nothing', async () => {
    expect(await readWithin(november, pagesOf([]).readPage)).toEqual({ data: [] });
  });

  test('a page that fails is the answer', async () => {
    const error = { kind: 'network' };
    expect(await readWithin(november, async () => Promise.resolve({ error }))).toEqual({ error });
  });
});
