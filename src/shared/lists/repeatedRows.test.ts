import { describe, expect, test } from 'vitest';
import { MISSING_ROW } from '@/domain/lists/unreadableRow';
import { type IsoDate, addDays, isoDate } from '@/domain/time/period';
import { pageOf } from './listPage';
import { type ReadPage, type Span, readBackTo, readPeriod as readPeriodBy, readWholeList } from './readList';
import { NOTHING_READ } from './pagesOf';
import { BEGUN, type ReadingState, afterPage, readOn } from './find/readOn';

const today = isoDate('2026-11-18');

interface Entry {
  readonly id: number;
  readonly date: IsoDate;
}

const dateOf = ({ date }: Entry) => date;
const entryOf = (id: number) => ({ id, date: addDays(today, -id) });
const readPeriod = async (span: Span, readPage: ReadPage<Entry>) => readPeriodBy(span, readPage, dateOf);

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

describe('equal days that come in another order on each page', () => {
  /** 120 entries on six days; each page is cut from the list in an order of its own. */
  const days = Array.from({ length: 120 }, (_, id) => ({ id, date: addDays(today, -Math.floor(id / 20)) }));
  const shuffled = (start: number) =>
    days.toSorted((one, other) =>
      one.date === other.date
        ? ((one.id * 7 + start) % 31) - ((other.id * 7 + start) % 31)
        : other.date.localeCompare(one.date),
    );
  const mixed = (start: number) => shuffled(start).slice(start + 3, start + 23);
  const all = { from: isoDate('2026-01-01'), to: today };
  const doubtful = { kind: 'doubtful' };

  test('are an error of a period, after the list was read again once (R-15.36)', async () => {
    const { asked, readPage } = answering((start) =>
      start < 100 ? mixed(start) : mixed(start).slice(0, 17),
    );
    const result = await readPeriod(all, readPage);
    expect(result).toMatchObject({ error: doubtful });
    expect(asked.filter((start) => start === 0)).toHaveLength(2);
  });

  test('are read again straight from the service (R-15.36)', async () => {
    const again: boolean[] = [];
    const { readPage } = answering((start) => days.slice(start, start + 20));
    await readPeriodBy(
      all,
      async (start, isAgain) => {
        again.push(isAgain);
        return isAgain ? readPage(start) : { data: pageOf(days.slice(0, start === 0 ? 20 : 19), start) };
      },
      dateOf,
    );
    expect(again).toEqual([false, false, true, true, true, true, true, true, true]);
  });

  test('make a list that is read back say that entries are missing (R-15.36)', async () => {
    const { readPage } = answering((start) => [...days.slice(start, start + 19), ...days.slice(0, 1)]);
    const read = await readBackTo(addDays(today, -3), NOTHING_READ, readPage, dateOf);
    expect(read).toMatchObject({ data: { unreadable: [MISSING_ROW] } });
  });

  test('make what is found doubtful, also where the list was read again (R-15.36)', async () => {
    const states: ReadingState[] = [];
    const { asked, readPage } = answering((start) =>
      [...days.slice(start, start + 19), ...days.slice(0, 1)].slice(0, start < 100 ? 20 : 10),
    );
    let progress = BEGUN;
    for (let run = 0; run === progress.run && run < 5; run += 1)
      await readOn({
        readPage,
        inFlight: 2,
        signal: new AbortController().signal,
        reach: () => null,
        onRead: (start, state) => {
          progress = afterPage(progress, run, start, state);
          states.push(progress.state);
        },
      });
    expect(progress).toMatchObject({ run: 1, isAgain: true, state: { kind: 'doubtful', from: null } });
    expect(asked.filter((start) => start === 0)).toHaveLength(2);
    expect(states.filter(({ kind }) => kind === 'doubtful')).toHaveLength(1);
  });
});

describe('every reading ends', () => {
  const { signal } = new AbortController();
  const people = (count: number) => Array.from({ length: count }, (_, id) => entryOf(id));

  test.each([
    [20, 20, { kind: 'contract', path: 'start' }, 2],
    [45, 45, undefined, 2],
    [19, 19, undefined, 1],
  ])(
    'a service that ignores the start and answers %d people at once (R-15.35)',
    async (count, known, error, calls) => {
      const { asked, readPage } = answering(() => people(count));
      const read = await readWholeList(readPage, signal);
      expect([read.entries.length, read.error]).toEqual([known, error]);
      expect(asked).toHaveLength(calls);
    },
  );

  test.each([
    [20, { kind: 'failed', error: { kind: 'contract', path: 'start' } }],
    [45, { kind: 'whole' }],
  ])('also what is found: %d entries at once (R-15.35)', async (count, last) => {
    const { asked, readPage } = answering(() => people(count));
    const states: ReadingState[] = [];
    const onRead = (_start: number | null, state: ReadingState) => states.push(state);
    await readOn({
      readPage,
      inFlight: 2,
      signal,
      reach: () => null,
      onRead,
    });
    expect(states.at(-1)).toEqual(last);
    expect(asked.length).toBeLessThan(5);
  });

  test('a service that ignores the count but not the start (R-15.35)', async () => {
    const { readPage } = answering((start) => people(40).slice(start));
    expect(await readWholeList(readPage, signal)).toEqual({ entries: people(40), error: undefined });
  });

  test.each([
    [20, { kind: 'contract', path: 'start' }, 20],
    [45, undefined, 45],
  ])(
    'a service that ignores the start and answers %d rows, one of them unreadable (R-15.35)',
    async (count, error, known) => {
      const unreadable = [{ call: '', at: 3, field: 'Datum', reason: 'missing' }];
      const asked: number[] = [];
      const read = await readWholeList<Entry>(async (start) => {
        asked.push(start);
        return Promise.resolve({ data: pageOf(people(count - 1), start, unreadable) });
      }, signal);
      expect([read.error, read.entries.length + 1]).toEqual([error, known]);
      expect(asked).toEqual([0, 20]);
    },
  );

  test('a page of the list whose rows are all hidden does not end it (R-15.35)', async () => {
    const list = people(50);
    const read = await readWholeList<Entry>(async (start) => {
      const page = pageOf(list.slice(start, start + 20), start);
      return Promise.resolve({ data: start === 20 ? { ...page, entries: [] } : page });
    }, signal);
    expect(read).toEqual({ entries: [...list.slice(0, 20), ...list.slice(40)], error: undefined });
  });
});
