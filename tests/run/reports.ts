import path from 'node:path';
import * as v from 'valibot';

/** A test of a run. */
export interface TestResult {
  /** The test file, relative to the project's folder (Vitest) or the folder of the browser tests (Playwright). */
  readonly file: string;
  /** The title as it is written in the file. */
  readonly title: string;
  /** File, groups and device, which distinguish tests of the same title. */
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'other';
  /** How long the test and its set-up took. */
  readonly ms: number;
  /** The messages of its failure. */
  readonly errors: readonly string[];
}

/** The result of a run of Vitest or Playwright. */
export interface Report {
  readonly tests: readonly TestResult[];
  /** Errors outside of any test: a file that cannot be loaded, a browser that does not start. */
  readonly others: readonly { readonly name: string; readonly errors: readonly string[] }[];
}

const vitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({
          title: v.string(),
          fullName: v.optional(v.string(), ''),
          status: v.string(),
          duration: v.nullish(v.number()),
          failureMessages: v.nullish(v.array(v.string())),
        }),
      ),
    }),
  ),
});

const errors = v.array(v.object({ message: v.optional(v.string(), '') }));

interface Suite {
  readonly file: string;
  readonly specs: readonly v.InferOutput<typeof spec>[];
  readonly suites?: readonly Suite[] | undefined;
}

const spec = v.object({
  title: v.string(),
  tests: v.optional(
    v.array(
      v.object({
        projectName: v.string(),
        results: v.array(
          v.object({ status: v.optional(v.string(), ''), errors, duration: v.optional(v.number(), 0) }),
        ),
      }),
    ),
    [],
  ),
});

const suite: v.GenericSchema<unknown, Suite> = v.object({
  file: v.string(),
  specs: v.array(spec),
  suites: v.optional(v.array(v.lazy(() => suite))),
});

const playwrightReport = v.object({ suites: v.array(suite), errors: v.optional(errors, []) });

type VitestReport = v.InferOutput<typeof vitestReport>;

function ofVitest({ testResults }: VitestReport): Report {
  const read = testResults.map(({ name, ...rest }) => ({ file: path.relative('', name), ...rest }));
  return {
    tests: read.flatMap(({ file, assertionResults }) =>
      assertionResults.map(({ title, fullName, status, duration, failureMessages }) => ({
        file,
        title,
        name: `${file} › ${fullName}`,
        outcome: status === 'passed' || status === 'failed' ? status : 'other',
        ms: duration ?? 0,
        errors: failureMessages ?? [],
      })),
    ),
    others: read
      .filter(
        ({ message, assertionResults }) =>
          message !== '' && !assertionResults.some(({ status }) => status === 'failed'),
      )
      .map(({ file, message }) => ({ name: file, errors: [message] })),
  };
}

/** The tests of Playwright, one for each device. */
function testsIn({ file, specs, suites = [] }: Suite): readonly TestResult[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }): TestResult => {
      const messages = results.flatMap((result) => result.errors.map(({ message }) => message));
      const isPassed = results.some(({ status }) => status === 'passed');
      return {
        file,
        title,
        name: `[${projectName}] ${file} › ${title}`,
        outcome: messages.length > 0 ? 'failed' : isPassed ? 'passed' : 'other',
        ms: Math.max(0, ...results.map(({ duration }) => duration)),
        errors: messages,
      };
    }),
  );
  return [...own, ...suites.flatMap(testsIn)];
}

/** Reads a JSON report of Vitest or Playwright; null if it is neither. */
export function readReport(report: unknown): Report | null {
  const unit = v.safeParse(vitestReport, report);
  if (unit.success) return ofVitest(unit.output);
  const browser = v.safeParse(playwrightReport, report);
  if (!browser.success) return null;
  return {
    tests: browser.output.suites.flatMap(testsIn),
    others: browser.output.errors.map(({ message }) => ({ name: 'outside of any test', errors: [message] })),
  };
}
