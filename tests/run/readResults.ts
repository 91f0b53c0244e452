import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

const vitestReport = v.pipe(
  v.object({ numPassedTests: v.number(), numFailedTests: v.number() }),
  v.transform(({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests })),
);

const playwrightReport = v.pipe(
  v.object({ stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }) }),
  v.transform(({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky })),
);

const anyReport = v.union([vitestReport, playwrightReport]);

/**
 * The number of passed and failed tests of a step. A run that failed without a failed test (an error between tests, or
 * no report) counts as one failure; a step without a report, such as lint, counts as one test.
 */
export function readResults(isSuccess: boolean, report?: string): Count {
  const failedOnce = { passed: 0, failed: 1 };
  if (report === undefined) return isSuccess ? { passed: 1, failed: 0 } : failedOnce;
  if (!existsSync(report)) return failedOnce;
  const parsed = v.safeParse(anyReport, JSON.parse(readFileSync(report, 'utf8')));
  if (!parsed.success) return failedOnce;
  const { passed, failed } = parsed.output;
  const isSilentFailure = failed === 0 && (!isSuccess || passed === 0);
  return { passed, failed: isSilentFailure ? 1 : failed };
}
