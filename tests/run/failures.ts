import { readReport } from './reports';

// Terminals colour what they print; these lines are also read in files.
// oxlint-disable-next-line no-control-regex -- colours begin with Escape
const colours = /\u001B\[[\d;]*m/gu;

/** The message that matters and where it came from; a whole diff hides it. */
function shorten(message: string): string {
  const lines = message.replaceAll(colours, '').split('\n');
  const isPlace = (line: string) => /^\s+at .*(?:src|tests)\//u.test(line);
  return [...lines.slice(0, 8), ...lines.slice(8).filter(isPlace).slice(0, 2)]
    .map((line) => `    ${line.slice(0, 240)}`)
    .join('\n');
}

/**
 * The failed tests of a report of Vitest or of Playwright, each with its error, to be printed once more at the very
 * end: of a long run often only the last lines are kept. A file that could not even be read is one failure.
 */
export function describeFailures(report: unknown): readonly string[] {
  const { tests, others } = readReport(report) ?? { tests: [], others: [] };
  return [...tests.filter(({ outcome }) => outcome === 'failed'), ...others].map(({ name, errors }) =>
    [`✗ ${name}`, ...errors.filter((message) => message !== '').map(shorten)].join('\n'),
  );
}
