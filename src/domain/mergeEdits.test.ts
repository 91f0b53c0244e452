import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeEdits } from './mergeEdits';

const base = { name: 'Kessler', location: 'Augsburg', isActive: true };

test('fields that nobody else touched are sent, theirs are kept', () => {
  const merged = mergeEdits(base, { ...base, location: 'Ulm' }, { ...base, name: 'Kessler GmbH' });
  expect(merged).toEqual({
    values: { name: 'Kessler GmbH', location: 'Ulm', isActive: true },
    changed: ['location'],
    clashes: [],
  });
});

test('a field that both changed to different values is a clash; mine is what is typed', () => {
  const merged = mergeEdits(base, { ...base, location: 'Ulm' }, { ...base, location: 'Bonn' });
  expect(merged.clashes).toEqual([{ name: 'location', mine: 'Ulm', theirs: 'Bonn' }]);
  expect(merged.values.location).toBe('Ulm');
});

test('both changed to the same value: no clash, and nothing to send', () => {
  const same = { ...base, location: 'Ulm' };
  expect(mergeEdits(base, same, same)).toEqual({ values: same, changed: [], clashes: [] });
});

test('typed and typed back is no change, whatever they did', () => {
  expect(mergeEdits(base, { ...base }, { ...base, location: 'Bonn' }).values.location).toBe('Bonn');
});

const values = fc.record({ one: fc.constantFrom(1, 2, 3), two: fc.constantFrom(1, 2, 3) });

test('nothing of either side is lost: each field is mine, theirs, or a clash that says so', () => {
  fc.assert(
    fc.property(values, values, values, (before, mine, theirs) => {
      const merged = mergeEdits(before, mine, theirs);
      for (const name of ['one', 'two'] as const) {
        const isMine = mine[name] !== before[name];
        const isTheirs = theirs[name] !== before[name];
        expect(merged.values[name]).toBe(isMine ? mine[name] : theirs[name]);
        const isClash = isMine && isTheirs && mine[name] !== theirs[name];
        expect(merged.clashes.some((clash) => clash.name === name)).toBe(isClash);
      }
    }),
  );
});
