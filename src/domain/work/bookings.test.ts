import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BookedRecord,
  MOST_PAIRS,
  MOST_STARRED,
  type Pair,
  bookedIn,
  lastTrip,
  mergeBooked,
  offeredTexts,
  recentChoices,
  rememberedOf,
  starredFirst,
  toggledStar,
} from './bookings';
import { cents } from '../money/money';
import { addDays, isTimeOfDay, isoDate } from '../time/period';
import { isSamePair } from './workRecord';

const first = isoDate('2026-11-01');
const seven = '07:30';
const time = isTimeOfDay(seven) ? seven : null;

function record(changes: Partial<BookedRecord> = {}): BookedRecord {
  return {
    date: first,
    customerId: 1,
    customerName: 'Kessler',
    projectId: 11,
    projectName: 'Shop',
    description: 'Load test',
    travelHours: null,
    departure: null,
    arrival: null,
    distanceKm: null,
    travelExpenses: cents(0),
    ...changes,
  };
}

const anyRecord = fc
  .record({
    day: fc.nat(30),
    customerId: fc.option(fc.integer({ min: 1, max: 4 })),
    projectId: fc.option(fc.integer({ min: 1, max: 3 })),
    description: fc.constantFrom('Load test', 'Workshop', ' ', 'Kick-off', 'load TEST again'),
    distanceKm: fc.option(fc.nat(300)),
  })
  .map(({ day, ...rest }) => record({ ...rest, date: addDays(first, day) }));

describe('what was booked', () => {
  test('each pair is offered once, the newest first, and records without a customer are ignored', () => {
    const booked = bookedIn([
      record({ customerId: 2, customerName: 'Lindenau', projectId: null, projectName: '' }),
      record({ customerId: null }),
      record({ description: 'Kick-off' }),
      record(),
    ]);
    expect(booked.map(({ customerName, projectId }) => [customerName, projectId])).toEqual([
      ['Lindenau', ''],
      ['Kessler', '11'],
    ]);
    expect(booked[1]?.written.map(({ text }) => text)).toEqual(['Kick-off', 'Load test']);
    expect(recentChoices([...booked, ...bookedIn([record({ projectId: 12 })])], '1')).toEqual({
      customerId: ['2', '1'],
      projectId: ['11', '12'],
    });
    expect(recentChoices(booked, '2').projectId).toEqual([]);
  });

  test('of two lists the newer one has the names, unless it lacks them, and the latest day counts (R-4.39)', () => {
    const [early, late] = [first, addDays(first, 5)].map((date) => bookedIn([record({ date })]));
    const unnamed = bookedIn([record({ customerName: '', projectName: '', description: ' ' })]);
    const merged = { customerName: 'Kessler', projectName: 'Shop', date: addDays(first, 5) };
    for (const newer of [early, late, unnamed])
      expect(mergeBooked(newer ?? [], late ?? [])).toMatchObject([merged]);
    expect(mergeBooked(late ?? [], early ?? [])).toMatchObject([merged]);
    expect(mergeBooked(bookedIn([record({ customerName: 'Kessler AG' })]), late ?? [])).toMatchObject([
      { customerName: 'Kessler AG', projectName: 'Shop' },
    ]);
    expect(unnamed[0]?.written).toEqual([]);
  });

  test('in any records, no pair and no text of a pair appears twice, and the order is that of the records (R-4.39)', () => {
    fc.assert(
      fc.property(fc.array(anyRecord), (records) => {
        const booked = bookedIn(records);
        const keys = booked.map(({ customerId, projectId }) => `${customerId}/${projectId}`);
        expect(new Set(keys).size).toBe(keys.length);
        const withCustomer = records.filter(({ customerId }) => customerId !== null);
        expect(keys).toEqual([
          ...new Set(withCustomer.map(({ customerId, projectId }) => `${customerId}/${projectId ?? ''}`)),
        ]);
        for (const { written } of booked) {
          const texts = written.map(({ text }) => text);
          expect(new Set(texts).size).toBe(texts.length);
          expect(texts.every((text) => records.some(({ description }) => description.trim() === text))).toBe(
            true,
          );
        }
      }),
    );
  });

  test('merging the same records again changes nothing, and newer ones come first', () => {
    fc.assert(
      fc.property(fc.array(anyRecord), fc.array(anyRecord), (now, before) => {
        const newer = bookedIn(now);
        const merged = mergeBooked(newer, bookedIn(before));
        expect(mergeBooked(newer, merged)).toEqual(merged);
        expect(merged.slice(0, newer.length).every((one, at) => isSamePair(one, newer[at] ?? one))).toBe(
          true,
        );
      }),
    );
  });

  test('no more pairs are kept than are offered', () => {
    const many = Array.from({ length: 20 }, (_, at) => record({ customerId: at }));
    expect(rememberedOf(bookedIn(many))).toHaveLength(MOST_PAIRS);
    const texts = Array.from({ length: 80 }, (_, at) => record({ description: `Text ${at}` }));
    expect(bookedIn(texts)[0]?.written).toHaveLength(50);
  });
});

describe('suggested descriptions', () => {
  const texts = (...descriptions: readonly string[]) =>
    bookedIn([
      ...descriptions.map((description) => record({ description })),
      record({ customerId: 2, customerName: 'Lindenau', projectId: 21, description: 'A small LOAD test' }),
    ]);
  const known = () => texts('Load test of the basket', 'Workshop');
  const pair = { customerId: '1', projectId: '11' };

  test.each([
    ['lo', ['Load test of the basket', 'A small LOAD test']],
    ['TEST', ['Load test of the basket', 'A small LOAD test']],
    ['l', []],
    ['', ['Load test of the basket', 'Workshop']],
    [' ', ['Load test of the basket', 'Workshop']],
    [' l ', []],
    [' Workshop ', []],
    ['nothing of that', []],
  ])('for %j: %j', (typed, expected) => {
    expect(offeredTexts(known(), pair, typed).map(({ text }) => text)).toEqual(expected);
  });

  test('no more than five are offered', () => {
    const many = texts('Text 1', 'Text 2', 'Text 3', 'Text 4', 'Text 5', 'Text 6');
    expect(['', 'te'].map((typed) => offeredTexts(many, pair, typed).length)).toEqual([5, 5]);
  });

  test('a description of another project names its pair', () => {
    expect(offeredTexts(known(), pair, 'small')[0]?.of?.customerName).toBe('Lindenau');
    expect(offeredTexts(known(), pair, 'basket')[0]?.of).toBeNull();
  });
});

describe('the last journey', () => {
  test('the last journey to a customer is the newest by its day, whatever the project', () => {
    const booked = bookedIn([
      record({ date: addDays(first, 2) }),
      record({ date: first, distanceKm: 124, departure: time, travelExpenses: cents(3720) }),
      record({ date: addDays(first, 1), projectId: 12, distanceKm: 80 }),
      record({ date: addDays(first, 9), customerId: 2, distanceKm: 5 }),
    ]);
    expect(lastTrip(booked, '1')).toMatchObject({
      date: addDays(first, 1),
      distanceKm: 80,
      isPrivateCar: false,
    });
    expect(lastTrip(booked, '2')?.distanceKm).toBe(5);
    expect(lastTrip(booked, '3')).toBeNull();
    expect(lastTrip(booked, '')).toBeNull();
  });

  test.each<[Partial<BookedRecord>, boolean]>([
    [{ departure: time }, true],
    [{ arrival: time }, true],
    [{ travelHours: 0.5 }, true],
    [{ distanceKm: 1 }, true],
    [{ travelHours: 0, distanceKm: 0 }, false],
  ])('%j is a journey: %j', (fields, isTrip) => {
    expect(bookedIn([record(fields)])[0]?.trip !== null).toBe(isTrip);
  });

  test('a journey keeps its times, its distance and the private car', () => {
    const [booked] = bookedIn([record({ departure: time, distanceKm: 124, travelExpenses: cents(3720) })]);
    expect(booked?.trip).toEqual({
      date: first,
      departure: '07:30',
      arrival: null,
      travelHours: null,
      distanceKm: 124,
      isPrivateCar: true,
    });
  });
});

describe('starred pairs', () => {
  const pair = (id: number): Pair => ({
    customerId: String(id),
    customerName: `Customer ${id}`,
    projectId: '',
    projectName: '',
  });
  const anyPairs = fc.uniqueArray(fc.nat(9)).map((ids) => ids.map(pair));

  test('a star can be set and removed, and the sixth replaces the oldest', () => {
    expect(toggledStar([pair(1)], pair(2))).toEqual([pair(1), pair(2)]);
    expect(toggledStar([pair(1), pair(2)], pair(1))).toEqual([pair(2)]);
    expect(toggledStar([1, 2, 3, 4, 5].map(pair), pair(6))).toEqual([2, 3, 4, 5, 6].map(pair));
  });

  test('in any order of presses, each pair is starred once, and no more than five (R-4.52)', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9)), (presses) => {
        const starred = presses.reduce<readonly Pair[]>((before, id) => toggledStar(before, pair(id)), []);
        expect(starred.length).toBeLessThanOrEqual(MOST_STARRED);
        expect(new Set(starred.map(({ customerId }) => customerId)).size).toBe(starred.length);
      }),
    );
  });

  test('starred pairs come before the recent ones, and nothing is lost or listed twice', () => {
    fc.assert(
      fc.property(anyPairs, anyPairs, (starred, recent) => {
        const all = starredFirst(starred, recent);
        expect(all.slice(0, starred.length)).toEqual(starred);
        expect(
          starredFirst(
            starred,
            recent.map((one) => Object.assign({ date: first }, one)),
          ),
        ).toMatchObject(all);
        const ids = all.map(({ customerId }) => customerId);
        expect(new Set(ids)).toEqual(new Set([...starred, ...recent].map(({ customerId }) => customerId)));
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});
