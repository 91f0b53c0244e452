import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Stryker } from '@stryker-mutator/core';
import { type KnownMutant, knownMutants } from './known';

export type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** A changed piece of code that no test noticed. */
interface Survivor extends Omit<KnownMutant, 'reason'> {
  readonly row: number;
  /** No test runs the code at all. */
  readonly isUntouched: boolean;
}

const isFound = ({ status }: Mutant) => status === 'Killed' || status === 'Timeout';
// What cannot be compiled or is not run says nothing about the tests.
const isMissed = ({ status }: Mutant) => status === 'Survived' || status === 'NoCoverage';

function survivorOf({ fileName, location, replacement, status }: Mutant): Survivor {
  const { line: row } = location.start;
  return {
    file: path.relative('src', fileName),
    row,
    line: (readFileSync(fileName, 'utf8').split('\n')[row - 1] ?? '').trim(),
    becomes: replacement.replaceAll(/\s+/gu, ' '),
    isUntouched: status === 'NoCoverage',
  };
}

/** The share of the mutants that a test noticed. */
export function scoreLine(title: string, mutants: readonly Mutant[]): string {
  const found = mutants.filter(isFound).length;
  const all = found + mutants.filter(isMissed).length;
  return `${title}: ${(all === 0 ? 100 : (100 * found) / all).toFixed(1)} % of ${all} mutants found`;
}

/** One line for each survivor of an area that `known.ts` does not have, and for each of its lines that is out of date. */
export function survivorLines(mutants: readonly Mutant[]): readonly string[] {
  const survivors = mutants.filter(isMissed).map(survivorOf);
  const isSame = (one: KnownMutant, other: Survivor) =>
    one.file === other.file && one.line === other.line && one.becomes === other.becomes;
  const files = new Set(mutants.map(({ fileName }) => path.relative('src', fileName)));
  return [
    ...survivors
      .filter((survivor) => !knownMutants.some((known) => isSame(known, survivor)))
      .map(
        ({ file, row, line, becomes, isUntouched }) =>
          `  ${file}:${row}  ${line}  →  ${becomes}${isUntouched ? '  (no test comes here)' : ''}`,
      ),
    ...knownMutants
      .filter((known) => files.has(known.file) && !survivors.some((survivor) => isSame(known, survivor)))
      .map(({ file, line, becomes }) => `  known.ts is out of date: ${file}  ${line}  →  ${becomes}`),
  ];
}
