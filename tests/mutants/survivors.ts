import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Stryker } from '@stryker-mutator/core';
import { type KnownMutant, knownMutants } from './known';

export type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** A changed piece of code that no test noticed. */
interface Survivor {
  readonly file: string;
  readonly row: number;
  readonly line: string;
  readonly becomes: string;
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

const isSame = (known: KnownMutant, { file, line, becomes }: Survivor) =>
  (known.file ?? file) === file &&
  (typeof known.line === 'string' ? known.line === line : known.line.test(line)) &&
  [known.becomes].flat().includes(becomes);

/** What became of the mutants of some files. */
export interface Outcome {
  readonly found: number;
  /** One line for each survivor that `known.ts` does not have. */
  readonly survivors: readonly string[];
  /** How many survivors it has. */
  readonly known: number;
  /** One line for each mutant of these files that it has and that a test found. */
  readonly outdated: readonly string[];
}

export function outcomeOf(mutants: readonly Mutant[]): Outcome {
  const missed = mutants.filter(isMissed).map(survivorOf);
  const unknown = missed.filter((survivor) => !knownMutants.some((known) => isSame(known, survivor)));
  const files = new Set(mutants.map(({ fileName }) => path.relative('src', fileName)));
  return {
    found: mutants.filter(isFound).length,
    survivors: unknown.map(
      ({ file, row, line, becomes, isUntouched }) =>
        `  ${file}:${row}  ${line}  →  ${becomes}${isUntouched ? '  (no test comes here)' : ''}`,
    ),
    known: missed.length - unknown.length,
    outdated: knownMutants
      .filter(({ file = '' }) => files.has(file))
      .filter((known) => !missed.some((survivor) => isSame(known, survivor)))
      .map(
        ({ file, line, becomes }) =>
          `  known.ts is out of date: ${file}  ${String(line)}  →  ${String(becomes)}`,
      ),
  };
}

/** The share of the mutants that a test found; those that change nothing do not count. */
export function scoreLine(title: string, outcomes: readonly Outcome[]): string {
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((all, outcome) => all + of(outcome), 0);
  const [found, missed] = [sum((one) => one.found), sum(({ survivors }) => survivors.length)];
  const score = (100 * found) / Math.max(1, found + missed);
  return `${title}: ${score.toFixed(1)} %, ${missed} of ${found + missed} mutants survived; ${sum(({ known }) => known)} change nothing`;
}
