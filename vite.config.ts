import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import packageJson from './package.json' with { type: 'json' };
import { moduleClass } from './tests/build/moduleClass.ts';
import { buildPlugins } from './tests/build/plugins.ts';

/** Where the reference service listens while developing; `tests/service/start.ts` sets it. */
const service = process.env['TAGWERK_SERVICE_URL'] ?? 'http://127.0.0.1:8787';
const proxy = {
  '/api': { target: service, changeOrigin: true },
  '/ws': { target: service, ws: true, changeOrigin: true },
};

/** Libraries that jsPDF names for drawing HTML and SVG, which nobody asks of it. */
const omitted = fileURLToPath(new URL('src/shared/pdf/omitted.ts', import.meta.url));

/** The oldest browsers, as the build names them: `ios17.4`. Their syntax is what the README promises. */
const browsers = packageJson.browserslist.map((line) => line.replace('ios_saf', 'ios').replace(' >= ', ''));

export default defineConfig({
  plugins: [react({ compiler: true }), ...buildPlugins()],
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('src', import.meta.url)),
      html2canvas: omitted,
      canvg: omitted,
      dompurify: omitted,
    },
  },
  css: {
    modules: { generateScopedName: moduleClass },
    preprocessorOptions: {
      // Bootstrap 5.3 still uses @import and the old colour functions; its next major moves on.
      scss: {
        quietDeps: true,
        silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
      },
    },
  },
  // A worker has parts that are loaded later, too.
  worker: { format: 'es' },
  server: { proxy },
  preview: { proxy },
  build: {
    target: browsers,
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    // Sizes have budgets of their own: tests/bench/budgets.ts.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  test: {
    // Summer time and "midnight in UTC is one in the morning" have to show in tests, wherever these run.
    env: { TZ: 'Europe/Berlin' },
    isolate: false,
    // Keeps transformed modules between runs: a single file of component tests takes 13 s instead of 18.
    experimental: { fsModuleCache: true },
    maxWorkers: 2,
    restoreMocks: true,
    // Two cores that also build: what takes a second by itself may take five there.
    testTimeout: 30_000,
    reporters: process.env['VITEST_JSON']
      ? ['default', ['json', { outputFile: process.env['VITEST_JSON'] }]]
      : ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{src,tests}/**/*.test.ts'],
          exclude: ['tests/engines/**', '**/node_modules/**'],
        },
      },
      {
        extends: true,
        // A file starts both engines; two at a time would make each other slow.
        test: {
          name: 'engines',
          environment: 'node',
          include: ['tests/engines/*.test.ts'],
          globalSetup: ['tests/e2e/globalSetup.ts'],
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
          setupFiles: ['tests/setup.ts'],
          include: ['{src,tests}/**/*.test.tsx'],
          // Each test throws a whole page away. With V8's usual 16 MB for what is new, a tenth of the time goes into looking
          // for what is still used.
          execArgv: ['--max-semi-space-size=64'],
          // A worker waits for a sixth of the time, so that two leave a part of two cores idle.
          maxWorkers: 3,
        },
      },
    ],
  },
});
