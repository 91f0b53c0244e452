import { describe, expect, test } from 'vitest';
import { canonicalJson } from '../canonicalJson';
import { withFields, withStep } from './ownStep';

interface Row {
  readonly from: string;
  readonly hours: number;
  readonly changedAt?: number;
}

const row = (from: string, hours: number, changedAt?: number): Row => ({
  from,
  hours,
  ...(changedAt !== undefined && { changedAt }),
});
const dayOf = ({ from }: Row) => from;
const [january, february] = [row('01', 8, 1), row('02', 6, 2)];

describe('a step that is undone is a change of its own', () => {
  const step = { before: [january], after: [row('01', 4, 5), february] };
  const undone = (now: readonly Row[]) => withStep(now, step, dayOf, 9);

  test.each<[string, readonly Row[], readonly Row[], boolean]>([
    ['as the step left it', step.after, [row('01', 8, 9)], true],
    ['another tab added one', [...step.after, row('03', 1, 7)], [row('03', 1, 7), row('01', 8, 9)], true],
    ['another tab changed one again', [row('01', 5, 7), february], [row('01', 5, 7)], false],
    [
      'another tab changed the added one',
      [row('01', 4, 5), row('02', 7, 7)],
      [row('02', 7, 7), row('01', 8, 9)],
      false,
    ],
    ['another tab removed one', [february], [], false],
    [
      'the device has read them in another order of fields',
      [{ changedAt: 5, hours: 4, from: '01' }, february],
      [row('01', 8, 9)],
      true,
    ],
  ])('of entries: %s (R-17.164)', (_, now, value, isWhole) => {
    expect(undone(now)).toEqual({ value, isWhole });
  });

  test.each<[string, object, object, boolean]>([
    ['as the step left them', { start: 2, cap: 2, more: 1 }, { start: 1, cap: 2, more: 1 }, true],
    ['another field was changed since', { start: 2, cap: 3, more: 1 }, { start: 1, cap: 3, more: 1 }, true],
    ['the same field was changed again', { start: 3, cap: 2, more: 1 }, { start: 3, cap: 2, more: 1 }, false],
  ])('of fields: %s (R-17.164)', (_, now, value, isWhole) => {
    const ofFields = { before: { start: 1, cap: 2 }, after: { start: 2, cap: 2 } };
    expect(withFields({ start: 0, cap: 0, ...now }, ofFields, 9)).toEqual({ value, isWhole });
  });
});

test('a step leaves what another tab has kept since it began, and takes the place of what it changes (R-17.164)', () => {
  const step = { before: [january, february], after: [row('01', 4, 5)] };
  const later = row('03', 1, 7);
  expect(withStep([row('01', 5, 6), february, later], step, dayOf).value).toEqual([later, row('01', 4, 5)]);
  const fields = { before: { start: 1, cap: 2 }, after: { start: 2, cap: 2 } };
  expect(withFields({ start: 1, cap: 3 }, fields)).toEqual({ value: { start: 2, cap: 3 }, isWhole: true });
});

test('values are compared as text, whatever the order of their fields; lists keep theirs (R-17.164)', () => {
  const value = { b: [2, 1], a: { d: null, c: 'x', e: undefined } };
  expect(canonicalJson(value)).toBe('{"a":{"c":"x","d":null},"b":[2,1]}');
  expect(canonicalJson(undefined)).toBeUndefined();
});
