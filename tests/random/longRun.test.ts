import fc from 'fast-check';
import { expect, test } from 'vitest';
import { failureOf, playLong } from './longRun';

/** A run of three minutes, each of which plays ten seeds, with what fails in each. */
async function runOf(rounds: readonly (readonly string[])[], isStoppedAfter = Infinity) {
  const printed: string[] = [];
  const played: number[] = [];
  const code = await playLong({
    minutes: 3,
    first: 100,
    atOnce: 10,
    playSeeds: async (first) => {
      played.push(first);
      return Promise.resolve(rounds[played.length - 1] ?? []);
    },
    passed: () => played.length,
    isStopped: () => played.length > isStoppedAfter,
    print: (text) => printed.push(text),
  });
  return { code, played, last: printed.at(-1), printed };
}

test('a long run of random stories ends with 0 only if seeds were played and none failed, and else names those that failed (R-24.24)', async () => {
  const green = await runOf([]);
  expect(green).toMatchObject({ code: 0, played: [100, 110, 120], last: '30 seeds, 10 a minute, 0 failed' });
  const red = await runOf([
    [],
    ['✗ a story, seed 113 (R-24.20)\n    once: entry 4'],
    ['✗ a story, seed 127'],
  ]);
  expect(red).toMatchObject({ code: 1, last: '30 seeds, 10 a minute, 2 failed (113, 127)' });
  expect(red.printed.join('\n')).toContain('once: entry 4');
});

test('a long run ends at once with 1 if the stories cannot be played (R-24.24)', async () => {
  const { code, played, printed } = await runOf([[], ['✗ tests/random/random.test.tsx']]);
  expect({ code, played }).toEqual({ code: 1, played: [100, 110] });
  expect(printed).toContain('✗ tests/random/random.test.tsx');
});

test('a long run that is interrupted prints its figures, and counts only what was played whole (R-24.24)', async () => {
  expect(await runOf([], 1)).toMatchObject({ code: 0, last: '10 seeds, 5 a minute, 0 failed' });
  expect(await runOf([['✗ a story, seed 104']], 1)).toMatchObject({ code: 1 });
  expect(await runOf([], 0)).toMatchObject({ code: 1, last: '0 seeds, 0 a minute, 0 failed' });
});

test('a story that failed says first what broke, and one that held says nothing (R-24.24)', () => {
  const broken = fc.property(fc.nat(), () => {
    throw new Error('once: entry 4\ngone: entry 5\n{"service":[]}');
  });
  expect(failureOf(fc.check(broken))).toMatch(/^once: entry 4\ngone: entry 5\nProperty failed/u);
  expect(failureOf(fc.check(fc.property(fc.nat(), () => true)))).toBeUndefined();
});
