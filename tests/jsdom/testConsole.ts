import { vi } from 'vitest';

/**
 * The console as a witness: React, the router and every library say there what is wrong, so a test in which one of
 * them complains has failed, whatever it asserted.
 */
const said: string[] = [];
const expected: RegExp[] = [];

/** The app's own log line for a failed call (section 8, "Only logged"): every test with a failing call has it. */
export const failedCall = /^(?:console\.warn: )?(?:PUT|POST|PATCH|DELETE) \/\S+: [\w-]+$/u;

/** Announces a complaint that belongs to the test, such as the error boundary's. It must come at least once. */
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

/** What the console said unannounced, and what was announced and did not come. */
export function consoleProblems(): string[] {
  const surprises = said.filter((text) => [...expected, failedCall].every((pattern) => !pattern.test(text)));
  const missing = expected.filter((pattern) => !said.some((text) => pattern.test(text)));
  return [
    ...surprises,
    ...missing.map((pattern) => `expected on the console, did not come: ${String(pattern)}`),
  ];
}
