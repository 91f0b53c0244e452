import { expect, test } from 'vitest';
import { isoDate } from '../time/period';
import type { Cell, Role } from './importTypes';
import { TOTAL, rowFacts } from './rowFacts';

/** The facts of the last row. */
const factsOf = (
  roles: readonly (Role | null)[],
  cells: readonly Cell[],
  { isKimai = false, hasBreakTimes = false } = {},
) =>
  rowFacts([{ number: 7, cells }], roles, isKimai, hasBreakTimes, {
    today: isoDate('2026-11-20'),
    timeZone: 'Europe/Berlin',
    dayZero: undefined,
  })[0];

test.each([
  ['1', '5', { seconds: 3900 }],
  ['1', '59', { seconds: 7140 }],
  ['1', '60', { number: 1 }],
  ['1', ' 5', { seconds: 3900 }],
  ['', '5', { seconds: 300 }],
  ['0,5', '30', { number: 0.5 }],
  ['1:30', '30', { seconds: 5400 }],
])('%s hours and %s minutes are %j (R-20.69)', (hours, minutes, expected) => {
  expect(factsOf(['hours', 'minutes'], [hours, minutes])?.duration).toMatchObject(expected);
});

test.each([
  [['12:00', '12:45'], [{ seconds: 2700 }]],
  [['23:45', '00:30'], [{ seconds: 2700 }]],
  [['', '12:45'], [undefined]],
  [['mittags', '12:45'], [undefined]],
  [['', ''], [null]],
])('a break from and to %j lasts %j (R-20.75)', (cells, pauses) => {
  const facts = factsOf(['start', 'break', 'break', 'end'], ['08:00', ...cells, '16:00'], {
    hasBreakTimes: true,
  });
  expect(facts?.pauses).toEqual(pauses);
});

test('a day ends where its break begins only if the break has a begin and an end (R-20.82)', () => {
  const roles = ['start', 'break', 'break', 'end'] as const;
  expect(factsOf(roles, ['08:00', '12:00', '', ''], { hasBreakTimes: true })?.end).toBe(43_200);
  expect(factsOf(roles, ['08:00', '0:30', '', ''])?.end).toBeNull();
});

test('the break that cannot be read is named without blanks (R-20.81)', () => {
  expect(factsOf(['break', 'break'], ['0:15', ' mittags '])?.breakText).toBe('mittags');
  expect(factsOf(['break', 'break'], [' 0:15 ', '0:30'])?.breakText).toBe('0:15');
  expect(factsOf(['start'], ['08:00'])?.breakText).toBe('');
});

test('a time that was read is not unread, and neither is a dash (R-20.17)', () => {
  const unread = (start: string, end: string) => factsOf(['start', 'end'], [start, end])?.unreadTime;
  expect([
    unread('08:00', '09:00'),
    unread('08:00', '–'),
    unread('früh', '9:00'),
    unread('8:00', 'x'),
  ]).toEqual(['', '', 'früh', 'x']);
});

test.each([
  ['9AM', '17:00', true],
  ['9:00', '5 p. m.', true],
  ['9:00', '17:00', false],
  ['früh am', '17:00', false],
])('%s to %s has halves of a day: %s (R-20.10)', (start, end, has) => {
  expect(factsOf(['start', 'end'], [start, end])?.hasHalves).toBe(has);
});

test('texts are trimmed, and cut where they are no text of a person (R-20.21)', () => {
  expect(factsOf(['project'], ['  Shop '])?.project).toBe('Shop');
  expect(factsOf(['text'], ['x'.repeat(10_001)])?.text).toHaveLength(10_000);
});

test.each([
  ["'=1", false, '=1'],
  ["it's '=1", false, "it's '=1"],
  ["' - x", true, '- x'],
  ["it' s", true, "it' s"],
])('of the text %j (Kimai: %s) stays %j (R-20.16)', (cell, isKimai, text) => {
  expect(factsOf(['text'], [cell], { isKimai })?.text).toBe(text);
});

test.each(['Werk -', 'Shop (no client)', '12 % mehr', 'um 65%'])('%s is a name (R-20.109)', (name) => {
  expect(factsOf(['project'], [name])?.project).toBe(name);
});

test('people without a name are nobody (R-20.15)', () => {
  expect(factsOf(['person', 'person', 'person'], [' ja ', ' '])?.person).toEqual({
    given: '',
    surname: '',
    others: ['ja'],
  });
});

test.each([
  'Summe',
  'Grand total',
  'Subtotal:',
  'Zwischensumme',
  'Tagessumme 5',
  'Insgesamt',
  'Gesamtzeit',
  'sum',
  'Σ',
  'Shop gesamt',
  'Nov. Summe',
])('%s names a sum (R-20.18)', (word) => {
  expect(TOTAL.test(word)).toBe(true);
  expect(factsOf(['project', 'hours'], [` ${word} `, '8'])?.sumOf).toBe('rows');
});

test.each([
  'Summen',
  'Summe2',
  'Totalschaden',
  'Teil 2 gesamt',
  'Shop gesamt 2',
  'Shop insgesamte',
  '1 Sum',
  'Ursumme',
])('%s names no sum (R-20.18)', (word) => {
  expect(TOTAL.test(word)).toBe(false);
});
