/**
 * Which suite runs. `npm test` proves every rule of `specification.md` once; `npm run test:all` also runs every case of
 * the large tables, every style of the varied service, and every browser test on both devices.
 */
export const isLargeSuite = process.env['TAGWERK_SUITE'] === 'all';

/** Cases that only the large suite runs: `test.each(['wordy', ...onlyLarge(otherStyles)])`. */
export function onlyLarge<Case>(cases: readonly Case[]): readonly Case[] {
  return isLargeSuite ? cases : [];
}

const isMutantSuite = process.env['TAGWERK_SUITE'] === 'mutants';

/**
 * The number of runs of a property: the first in `npm test`, the second in `npm run test:all`, and the third where the test
 * is run for each mutant.
 */
export function inSuite<Value>(small: Value, large: Value, ofMutants: Value = small): Value {
  if (isMutantSuite) return ofMutants;
  return isLargeSuite ? large : small;
}
