import { expect, onTestFinished, test, vi } from 'vitest';
import { pageBox } from './boxes';
import { Bundle, FEW } from './bundle';
import type { Note } from './noteService.fixture';
import type { Taken } from './outboxKind';

const taken = (id: number): Taken<Note> => ({ id, content: { text: `${id}` }, isNew: true });

function openBundle() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const told: (readonly (number | string)[])[] = [];
  const held: boolean[] = [];
  const box = { ...pageBox<Note>(() => undefined), hold: (isHeld: boolean) => void held.push(isHeld) };
  const calls = {
    list: async () => Promise.resolve({ data: [] }),
    adopt: () => undefined,
    taken: (all: readonly Taken<Note>[]) => void told.push(all.map(({ id }) => id)),
  };
  return { bundle: new Bundle<Note>(calls, box), told, held };
}

test('while no more than twenty wait, the lists follow each entry at once (R-14.57)', () => {
  const { bundle, told, held } = openBundle();
  expect(bundle.left).toBe(1);
  bundle.add(taken(1));
  bundle.left = FEW;
  bundle.add(taken(2));
  expect(told).toEqual([[1], [2]]);
  expect(held).toEqual([false, false]);
  expect(vi.getTimerCount()).toBe(0);
});

test('while more wait, the lists follow once a second, and show until then what waits (R-14.57)', () => {
  const { bundle, told, held } = openBundle();
  bundle.left = FEW + 1;
  bundle.add(taken(1));
  bundle.add(taken(2));
  vi.advanceTimersByTime(999);
  expect(told).toEqual([]);
  expect(held).toEqual([true, true]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([[1, 2]]);
  expect(held).toEqual([true, true, false, true]);
  bundle.add(taken(3));
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([[1, 2], [3]]);
  // A second without an entry ends it.
  vi.advanceTimersByTime(1000);
  expect(told).toHaveLength(2);
  expect(held.at(-1)).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

test('what is not told at the end is told then, once (R-14.57)', () => {
  const { bundle, told } = openBundle();
  bundle.left = FEW + 1;
  bundle.add(taken(1));
  bundle.tell();
  bundle.tell();
  expect(told).toEqual([[1]]);
  expect(vi.getTimerCount()).toBe(0);
});
