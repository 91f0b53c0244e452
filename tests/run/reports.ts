import * as v from 'valibot';

/** A test of a run. */
export interface TestResult {
  /** Its file, as the runner names it. */
  readonly file: string;
  /** As it stands in the file. */
  readonly title: string;
  /** What tells it from its namesakes: file, groups, device. */
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'other';
  /** Why it failed. */
  readonly errors: readonly string[];
}

/** What a run of Vitest or of Playwright came to. */
export interface Report {
  readonly tests: readonly TestResult[];
  /** What went wrong outside of any test: a file that cannot be read, a browser that does not start. */
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
  ok: v.boolean(),
  tests: v.optional(
    v.array(v.object({ projectName: v.string(), results: v.array(v.object({ errors })) })),
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
  return {
    tests: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ title, fullName, status, failureMessages }) => ({
        file: name,
        title,
        name: `${name} › ${fullName}`,
        outcome: status === 'passed' || status === 'failed' ? status : 'other',
        errors: failureMessages ?? [],
      })),
    ),
    others: testResults
      .filter(
        ({ message, assertionResults }) =>
          message !== '' && !assertionResults.some(({ status }) => status === 'failed'),
      )
      .map(({ name, message }) => ({ name, errors: [message] })),
  };
}

function testsIn({ file, specs, suites = [] }: Suite): readonly TestResult[] {
  const own = specs.flatMap(({ title, ok, tests }): TestResult[] => {
    if (ok) return [{ file, title, name: `${file} › ${title}`, outcome: 'passed', errors: [] }];
    return tests.flatMap(({ projectName, results }) => {
      const messages = results.flatMap((result) => result.errors.map(({ message }) => message));
      const name = `[${projectName}] ${file} › ${title}`;
      return messages.length > 0 ? [{ file, title, name, outcome: 'failed', errors: messages }] : [];
    });
  });
  return [...own, ...suites.flatMap(testsIn)];
}

/** Reads a JSON report of Vitest or of Playwright; null where it is neither. */
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
