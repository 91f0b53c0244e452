import { vi } from 'vitest';

/**
 * React, the router and the libraries report mistakes on the console, so a test fails if anything unexpected is written
 * there.
 */
const said: string[] = [];
const expected: RegExp[] = [];

/** The app's own log line for a failed call, export or PDF, which appears in every test with one. */
export const failedCall =
  /^(?:console\.warn: )?(?:(?:PUT|POST|PATCH|DELETE|GET(?= \S+\/export:)) \/\S+|export|PDF of a time sheet): [\w-]+$/u;

/** Announces a message that belongs to the test, such as the error boundary's. It must come at least once. */
export function expectConsole(pattern: RegExp): void {
  expected.push(pattern);
}

export function watchConsole(): void {
  said.length = 0;
  expected.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      const text = parts.map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part)));
      said.push(`console.${level}: ${text.join(' ')}`);
    });
  }
}

/** The messages that were not announced, and the announced ones that did not come. */
export function consoleProblems(): string[] {
  const surprises = said.filter((text) => [...expected, failedCall].every((pattern) => !pattern.test(text)));
  const missing = expected.filter((pattern) => !said.some((text) => pattern.test(text)));
  return [
    ...surprises,
    ...missing.map((pattern) => `expected on the console, did not come: ${String(pattern)}`),
  ];
}
