import { readReport } from './reports';

/** A test that the specification's table names: `guards.test.tsx › an unknown address is a 404, signed in or not`. */
export interface Proof {
  /** The test file: its name, with as much of its path as tells it from others. */
  readonly file: string;
  /** Title as it stands in that file; of a table of tests with its placeholders. */
  readonly title: string;
  /** Whether only `npm run test:all` runs it: `(all)` stands behind it. Such a proof is never a rule's only one. */
  readonly isOnlyInAll: boolean;
}

/** A test by its file and title. */
type Named = Pick<Proof, 'file' | 'title'>;

/** A row of the table: what the specification says, and the tests that prove it; none while its screen is to come. */
export interface Row {
  readonly rule: string;
  readonly proofs: readonly Proof[];
}

const proof = /`([\w./-]+\.(?:test|spec)\.tsx?) › ([^`]+)`( \(all\))?/gu;

/** The rows of every table of `specification.md`. */
export function readRows(markdown: string): readonly Row[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:Rule|-)/u.test(line))
    .map((line) => {
      const [rule = '', proofs = ''] = line.slice(2, -2).split(/(?<!\\) \| /u);
      return {
        rule: rule.trim(),
        proofs: Array.from(proofs.matchAll(proof), ([, file = '', title = '', all]) => ({
          file,
          title,
          isOnlyInAll: all !== undefined,
        })),
      };
    });
}

/** The tests that passed, by a report of Vitest or of Playwright. */
export function passedTests(report: unknown): readonly Named[] {
  const read = readReport(report);
  if (!read) throw new Error('neither a report of Vitest nor one of Playwright');
  return read.tests.filter(({ outcome }) => outcome === 'passed').map(({ file, title }) => ({ file, title }));
}

/** Whether a file is the one that a row names. */
export function isNamed(file: string, name: string): boolean {
  return `/${file}`.endsWith(`/${name}`);
}

/** Matches the titles that a title with placeholders becomes: `%s is refused`, `no violation, ${theme}`. */
function titlePattern(title: string): RegExp {
  const literal = title
    .split(/%[sdifjo#]|\$\{\w+\}|\$\w+/u)
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`));
  return new RegExp(`^${literal.join('.*')}$`, 'su');
}

/**
 * The proofs that are named and did not pass.
 *
 * @param passed the tests that passed in a run
 * @param isLarge whether the run was `npm run test:all`, which runs every proof
 */
export function unproven(rows: readonly Row[], passed: readonly Named[], isLarge: boolean): readonly Proof[] {
  return rows
    .flatMap(({ proofs }) => proofs)
    .filter(({ file, title, isOnlyInAll }) => {
      if (isOnlyInAll && !isLarge) return false;
      const pattern = titlePattern(title);
      return !passed.some((test) => isNamed(test.file, file) && pattern.test(test.title));
    });
}
