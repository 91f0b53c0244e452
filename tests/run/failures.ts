import { readReport } from './reports';

// Terminals show colours, but these lines are also read in files.
// oxlint-disable-next-line no-control-regex -- colours begin with Escape
const colours = /\u001B\[[\d;]*m/gu;

/** The first lines of the message and its place in the file, without the diff that would hide them. */
function shorten(message: string): string {
  const lines = message.replaceAll(colours, '').split('\n');
  const isPlace = (line: string) => /^\s+at .*(?:src|tests)\//u.test(line);
  return [...lines.slice(0, 8), ...lines.slice(8).filter(isPlace).slice(0, 2)]
    .map((line) => `    ${line.slice(0, 240)}`)
    .join('\n');
}

/**
 * The failed tests of a report of Vitest or Playwright with their errors, printed again at the end of the output,
 * because often only the last lines of a long run are kept. A file that could not be loaded counts as one failure.
 */
export function describeFailures(report: unknown): readonly string[] {
  const { tests, others } = readReport(report) ?? { tests: [], others: [] };
  return [...tests.filter(({ outcome }) => outcome === 'failed'), ...others].map(({ name, errors }) =>
    [`✗ ${name}`, ...errors.filter((message) => message !== '').map(shorten)].join('\n'),
  );
}
