import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';

const project = path.resolve(import.meta.dirname, '../..');
const oxlint = path.join(project, 'node_modules/oxlint/bin/oxlint');

const report = v.object({
  diagnostics: v.array(
    v.object({
      filename: v.string(),
      code: v.string(),
      help: v.optional(v.string(), ''),
      message: v.string(),
    }),
  ),
});

const component = (reading: string, imports = '') =>
  `${imports}\nexport function Seed() {\n  const read = ${reading};\n  return <p>{String(read)}</p>;\n}\n`;
const importOf = (name: string, from: string) => `import { ${name} } from '${from}';`;
const long = `import { run } from './run';\nexport function seed() {\n${'  run();\n'.repeat(80)}}\n`;
const saving = `${importOf('renameBoard', '../api/boardsApi')}\nexport const useSeed = () => renameBoard;\n`;
const patching = `${importOf('api', '../api/api')}\nexport const useSeed = () => api.util.updateQueryData('list', 0, () => []);\n`;
const hook = `${importOf('currentLanguage', '../i18n/i18n')}\nexport const useSeed = () => currentLanguage();\n`;
const handler = `export function Seed() {\n  return <button onClick={() => alert(Date.now())} />;\n}\n`;

/** Contents of files that do not exist in the project, and the expected message of its linter for each. */
const seeds = [
  [
    'language.tsx',
    component('currentLanguage()', importOf('currentLanguage', '@/shared/i18n/i18n')),
    /useLanguage/u,
  ],
  ['clock.tsx', component('Date.now()'), /purity/u],
  ['today.tsx', component('new Date()'), /purity/u],
  ['chance.tsx', component('Math.random()'), /purity/u],
  ['storage.tsx', component("localStorage.getItem('x')"), /shared\/storage/u],
  ['window.tsx', component("matchMedia('print').matches"), /useMediaQuery/u],
  ['windowByObject.tsx', component("globalThis.matchMedia('print').matches"), /useMediaQuery/u],
  ['network.tsx', component('navigator.onLine'), /useIsOnline/u],
  ['store.tsx', component('useStore()', importOf('useStore', 'react-redux')), /typed hooks/u],
  ['useSeed.ts', hook, /useLanguage/u],
  ['saves.tsx', saving, /through a kind/u],
  ['useSaves.ts', saving, /through a kind/u],
  ['usePatches.ts', patching, /what the service has taken/u],
  ['long.ts', long, /max-lines-per-function/u],
  ['standard.ts', 'export default 1;\n', /no-default-export/u],
  ['types.ts', "export const length: number = '7,5 h';\n", /TS2322/u],
] as const;

/** The linter's messages by file. */
const said = new Map<string, string>();

beforeAll(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lint-'));
  copyFileSync(path.join(project, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
  mkdirSync(path.join(folder, 'src'));
  for (const [file, text] of [...seeds, ['handler.tsx', handler] as const])
    writeFileSync(path.join(folder, 'src', file), text);
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json', 'src'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  for (const { filename, code, help, message } of v.parse(report, JSON.parse(stdout)).diagnostics) {
    const file = path.basename(filename);
    said.set(file, `${said.get(file) ?? ''}${code} ${message} ${help}\n`);
  }
}, 60_000);

describe('the linter', () => {
  it.each(seeds)('refuses %s', (file, _text, message) => {
    expect(said.get(file)).toMatch(message);
  });

  it('lets a handler read the clock', () => {
    expect(said.get('handler.tsx') ?? '').not.toMatch(/purity|restricted/u);
  });
});
