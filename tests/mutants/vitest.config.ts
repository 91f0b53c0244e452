import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * How vitest runs the tests of one area under Stryker: without the plugins of the build and the React compiler, which
 * would take longer than the tests. `TAGWERK_MUTANT_TESTS` has the patterns of the test files, one a line.
 */
const tests = process.env['TAGWERK_MUTANT_TESTS']?.split('\n') ?? [];

const project = {
  restoreMocks: true,
  // Stryker's runner starts every run with modules of its own; a thread for each file would double the time.
  isolate: false,
};

// oxlint-disable-next-line import/no-default-export -- vitest reads the default export
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } },
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    projects: [
      {
        extends: true,
        test: {
          ...project,
          name: 'node',
          setupFiles: ['tests/mutants/seed.ts'],
          include: tests.filter((pattern) => pattern.endsWith('.ts')),
          // Which measure time, and all code is slower when it is instrumented.
          exclude: ['**/*Speed.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...project,
          name: 'dom',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
          setupFiles: ['tests/mutants/seed.ts', 'tests/setup.ts'],
          include: tests.filter((pattern) => pattern.endsWith('.tsx')),
        },
      },
    ],
  },
});
