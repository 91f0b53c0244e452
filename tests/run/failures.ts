import * as v from 'valibot';

const vitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          failureMessages: v.nullish(v.array(v.string()), []),
        }),
      ),
    }),
  ),
});

interface Suite {
  readonly file: string;
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly projectName: string;
      readonly results: readonly { readonly errors: readonly { readonly message?: string | undefined }[] }[];
    }[];
  }[];
  readonly suites?: readonly Suite[] | undefined;
}

const suite: v.GenericSchema<Suite> = v.object({
  file: v.string(),
  specs: v.array(
    v.object({
      title: v.string(),
      ok: v.boolean(),
      tests: v.array(
        v.object({
          projectName: v.string(),
          results: v.array(v.object({ errors: v.array(v.object({ message: v.optional(v.string()) })) })),
        }),
      ),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => suite))),
});

const playwrightReport = v.object({
  suites: v.array(suite),
  errors: v.optional(v.array(v.object({ message: v.optional(v.string(), '') })), []),
});

// Terminals colour what they print; these lines are also read in files.
// oxlint-disable-next-line no-control-regex
const colours = /\u001B\[[\d;]*m/gu;

/** As much of an error as says what was wrong and where; a whole document of markup hides it. */
function shorten(message: string): string {
  const lines = message.replaceAll(colours, '').split('\n');
  const isPlace = (line: string) => /^\s+at .*(?:src|tests)\//u.test(line);
  return [...lines.slice(0, 12), ...lines.slice(12).filter(isPlace).slice(0, 3)]
    .map((line) => `    ${line.slice(0, 240)}`)
    .join('\n');
}

function entry(title: string, messages: readonly string[]): string {
  return [`✗ ${title}`, ...messages.filter((message) => message !== '').map(shorten)].join('\n');
}

function failuresIn({ file, specs, suites = [] }: Suite): readonly string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .flatMap(({ title, tests }) =>
      tests.flatMap(({ projectName, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ''));
        return messages.length > 0 ? [entry(`[${projectName}] ${file} › ${title}`, messages)] : [];
      }),
    );
  return [...own, ...suites.flatMap(failuresIn)];
}

/**
 * The failed tests of a report of Vitest or of Playwright, each with its error, to be printed once more at the very
 * end: of a long run often only the last lines are kept. A file that could not even be read is one failure.
 */
export function describeFailures(report: unknown): readonly string[] {
  const unit = v.safeParse(vitestReport, report);
  if (unit.success) {
    return unit.output.testResults.flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0 && message !== '') return [entry(name, [message])];
      return failed.map((test) => entry(`${name} › ${test.fullName}`, test.failureMessages ?? []));
    });
  }
  const browser = v.safeParse(playwrightReport, report);
  if (!browser.success) return [];
  const { suites, errors } = browser.output;
  return [
    ...suites.flatMap(failuresIn),
    ...errors.map(({ message }) => entry('outside of any test', [message])),
  ];
}
