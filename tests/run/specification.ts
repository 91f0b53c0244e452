import { type TestResult, readReport } from './reports';

/** A test file that proves a rule: at least one title in it ends with the rule's number. */
interface Proof {
  /** The name of the file, with the part of its path that distinguishes it from others. */
  readonly file: string;
  /** Whether only `npm run test:all` runs it: `(all)` is written after it. It is never a rule's only proof. */
  readonly isOnlyInAll: boolean;
}

/** A line of `specification.md`. */
export interface Rule {
  /** `R-4.12`: the twelfth rule of the fourth chapter. It never changes, and is not given to another rule. */
  readonly number: string;
  readonly text: string;
  readonly proofs: readonly Proof[];
}

const ruleLine = /^- \*\*(R-\d+\.\d+)\*\* (.+) · ((?:`[^`]+`(?: \(all\))?(?:, )?)+)$/u;

/** The rules of `specification.md`, in its order. */
export function readRules(markdown: string): readonly Rule[] {
  return markdown.split('\n').flatMap((line) => {
    const [, number, text, files] = ruleLine.exec(line) ?? [];
    if (number === undefined || text === undefined || files === undefined) return [];
    const proofs = Array.from(files.matchAll(/`([^`]+)`( \(all\))?/gu), ([, file = '', all]) => ({
      file,
      isOnlyInAll: all !== undefined,
    }));
    return [{ number, text, proofs }];
  });
}

/** The rules that a test proves: its title ends with their numbers, `… goes to the front (R-4.12, R-14.3)`. */
export function provenBy(title: string): readonly string[] {
  return /\((R-\d+\.\d+(?:, R-\d+\.\d+)*)\)$/u.exec(title)?.[1]?.split(', ') ?? [];
}

/** The tests in a report of Vitest or Playwright. */
export function reportedTests(report: unknown): readonly TestResult[] {
  const read = readReport(report);
  if (!read) throw new Error('neither a report of Vitest nor one of Playwright');
  return read.tests;
}

/** Whether a test file is the one that the specification names. */
export function isNamed(file: string, name: string): boolean {
  return `/${file}`.endsWith(`/${name}`);
}

/**
 * The gaps that a run left: files in which no test of their rule passed, and tests with a number that were skipped. A
 * test that runs on two devices has to pass on one of them.
 *
 * @param tests all tests of the run
 * @param isLarge whether the run was `npm run test:all`, which runs every proof
 */
export function unproven(
  rules: readonly Rule[],
  tests: readonly TestResult[],
  isLarge: boolean,
): readonly string[] {
  const passed = tests.filter(({ outcome }) => outcome === 'passed');
  const isProven = (number: string, { file }: Proof) =>
    passed.some((test) => isNamed(test.file, file) && provenBy(test.title).includes(number));
  const files = rules.flatMap(({ number, proofs }) =>
    proofs
      .filter((proof) => (isLarge || !proof.isOnlyInAll) && !isProven(number, proof))
      .map(({ file }) => `${number}: ${file}`),
  );
  const skipped = tests.filter(
    ({ file, title }) =>
      provenBy(title).length > 0 && !passed.some((test) => test.file === file && test.title === title),
  );
  return [...files, ...new Set(skipped.map(({ file, title }) => `${file} › ${title}`))];
}
