// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

const project = path.resolve(import.meta.dirname, '../..');
const oxlint = path.join(project, 'node_modules/oxlint/bin/oxlint');

/** What the project's linter says of a file that does not exist in it. */
function lint(file: string, text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lint-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  copyFileSync(path.join(project, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
  const { stdout, stderr } = spawnSync(process.execPath, [oxlint, '--format=unix', file], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

const component = (reading: string, imports = '') =>
  `${imports}\nexport function Seed() {\n  const read = ${reading};\n  return <p>{String(read)}</p>;\n}\n`;
const use = (name: string, from: string) => `import { ${name} } from '${from}';`;

describe('the linter refuses', () => {
  it.each([
    ['the language', 'currentLanguage()', use('currentLanguage', '@/shared/i18n/i18n'), /useLanguage/u],
    ['the clock', 'Date.now()', '', /react\(purity\)/u],
    ['today', 'new Date()', '', /react\(purity\)/u],
    ['chance', 'Math.random()', '', /react\(purity\)/u],
    ['local storage', "localStorage.getItem('x')", '', /shared\/storage/u],
    ['the window', "matchMedia('print').matches", '', /useMediaQuery/u],
    ['the window, by its object', "globalThis.matchMedia('print').matches", '', /useMediaQuery/u],
    ['the network', 'navigator.onLine', '', /useIsOnline/u],
    ['the store, by an untyped hook', 'useStore()', use('useStore', 'react-redux'), /typed hooks/u],
  ])('a component that reads %s while it renders', (_what, reading, imports, message) => {
    expect(lint('src/app/Seed.tsx', component(reading, imports))).toMatch(message);
  });

  it('the same in a hook', () => {
    const hook = `${use('currentLanguage', '../i18n/i18n')}\nexport const useSeed = () => currentLanguage();\n`;
    expect(lint('src/shared/lists/useSeed.ts', hook)).toMatch(/useLanguage/u);
  });

  it('functions of more than 80 lines, and default exports', () => {
    const lines = '  run();\n'.repeat(80);
    const long = `import { run } from './run';\nexport function seed() {\n${lines}}\n`;
    expect(lint('src/domain/seed.ts', long)).toMatch(/max-lines-per-function/u);
    expect(lint('src/domain/seed.ts', 'export default 1;\n')).toMatch(/no-default-export/u);
  });
});

it('the linter lets a handler read the clock', () => {
  const handler = component('() => Date.now()').replace('{String(read)}', '{read.name}');
  expect(lint('src/app/Seed.tsx', handler)).not.toMatch(/purity|restricted/u);
});
