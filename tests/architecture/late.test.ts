import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../build/sourceFiles';
import { LateTexts } from './lateTexts';

const src = path.resolve(import.meta.dirname, '../../src');
const mechanism = 'shared/ui/loading/lazyComponent.tsx';

/** The messages about a project with these files, whose first screen has the texts `common`. */
function missingIn(files: Readonly<Record<string, string>>): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'late-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const late = new LateTexts(folder);
  rmSync(folder, { recursive: true });
  late.walk('page.tsx', 'Page', ['common']);
  return [...late.missing];
}

const part = `export function Part() { const { t } = useTranslation(['keys', 'common']); return <p>{t('keys:a')}</p>; }`;
const page = (declared: string) => `
  const Part = lazyComponent(async () => (await import('./part')).Part${declared});
  export function Page() { return <Part />; }`;

describe('what is loaded late', () => {
  it('comes with its texts, so that nothing waits for them once it is shown (R-1.68)', () => {
    const late = new LateTexts(src);
    late.walk('app/routes.tsx', 'createRoutes', ['common', 'auth']);
    expect([...late.parts]).toEqual(
      expect.arrayContaining([
        'app/routes.tsx: paths.work',
        'app/layout/Header.tsx: loadTimer',
        'features/time-sheets/list/TimeSheetDialogs.tsx: SignatureDialog',
        'features/customers/outbox/OutboxParts.tsx: ProjectConflict',
      ]),
    );
    expect([...late.missing]).toEqual([]);
  });

  it('waits by itself: nothing else suspends or has a boundary (R-1.68)', () => {
    const others = filesBelow(src, /(?<!\.test)\.tsx?$/u).filter(
      (file) =>
        !file.endsWith(mechanism) &&
        /import[^;]*\b(?:lazy|Suspense)\b[^;]*from 'react';|\buse\(\w*(?:load|read|promise)/iu.test(
          readFileSync(file, 'utf8'),
        ),
    );
    expect(others).toEqual([]);
  });

  it('is found without its texts, through doors, hooks and what is passed on, too (R-1.68)', () => {
    const found = ['part.tsx: Part asks for "keys", which is not loaded by page.tsx: Part'];
    expect(missingIn({ 'part.tsx': part, 'page.tsx': page('') })).toEqual(found);
    expect(missingIn({ 'part.tsx': part, 'page.tsx': page(`, 'keys'`) })).toEqual([]);
    const door = `export const loadPart = async () => (await import('./part')).Part;`;
    const byDoor = `
      import { loadPart } from './door';
      const Part = lazyComponent(async () => loadPart());
      const Frame = ({ Of }) => <Of />;
      export function Page() { return <Frame Of={Part} />; }`;
    expect(missingIn({ 'part.tsx': part, 'door.ts': door, 'page.tsx': byDoor })).toEqual(found);
    const byHook = `
      import { useWords } from './useWords';
      export function Page() { return <p>{useWords()}</p>; }`;
    const hook = `export function useWords() { return useTranslation('keys').t('a'); }`;
    expect(missingIn({ 'useWords.ts': hook, 'page.tsx': byHook })).toEqual([
      'useWords.ts: useWords asks for "keys", which is not loaded by the start',
    ]);
  });
});
