import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { filesBelow } from '../build/sourceFiles';
import { features } from './boundaries';
import { cruiseProject } from './cruise';

const project = path.resolve(import.meta.dirname, '../..');

describe('imports in this project', () => {
  it('keep to the layers and the edges between features', async () => {
    const { modules, violations } = await cruiseProject(project, ['src', 'tests']);
    // A tool that reads no files would find no violations, so the number of modules is checked, too.
    const files = filesBelow(path.join(project, 'src'), /\.tsx?$/u).map((file) =>
      path.relative(project, file),
    );
    expect(files.length).toBeGreaterThan(20);
    expect(modules).toEqual(expect.arrayContaining(files));
    expect(violations).toEqual([]);
  }, 120_000);

  it('has no feature that is missing in the table', () => {
    const folders = readdirSync(path.join(project, 'src/features'));
    expect(Object.keys(features)).toEqual(expect.arrayContaining(folders));
  });
});

describe('the table of features', () => {
  it('names only features that exist in it and has no circle', () => {
    const edges: Readonly<Record<string, readonly string[]>> = features;
    const visit = (name: string, trail: readonly string[]): void => {
      expect(trail).not.toContain(name);
      for (const next of edges[name] ?? [`${name} is not in the table`]) {
        expect(Object.keys(edges)).toContain(next);
        visit(next, [...trail, name]);
      }
    };
    for (const name of Object.keys(edges)) visit(name, []);
  });
});

describe('the rules about imports', () => {
  let root = '';
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  async function violationsOf(files: Record<string, string>): Promise<readonly string[]> {
    root = mkdtempSync(path.join(tmpdir(), 'tagwerk-boundaries-'));
    const all = {
      'src/domain/money.ts': 'export const cents = 1;',
      'src/shared/api.ts': 'export const api = 1;',
      'src/features/customers/index.ts': `export { page } from './page';`,
      'src/features/customers/page.ts': `import { api } from '@/shared/api'; export const page = api; export type Page = 1;`,
      'src/features/work-records/index.ts': `import { page } from '@/features/customers'; export const work = page;`,
      'src/app/App.ts': `import { work } from '@/features/work-records'; export const app = work;`,
      'tests/service/service.ts': 'export const service = 1;',
      ...files,
    };
    for (const [name, text] of Object.entries(all)) {
      mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
      writeFileSync(path.join(root, name), text);
    }
    return (await cruiseProject(root, ['src', 'tests'])).violations;
  }

  it('accept a correct project', async () => {
    expect(await violationsOf({})).toEqual([]);
  });

  it('accept a door that loads a page on demand, and that exports its types', async () => {
    const door = `export const loadPage = async () => import('./list/ExpensesPage'); export type { Row } from './list/ExpensesPage';`;
    const page = `export const ExpensesPage = 1; export type Row = 1;`;
    const files = {
      'src/features/expenses/index.ts': door,
      'src/features/expenses/list/ExpensesPage.tsx': page,
    };
    expect(await violationsOf(files)).toEqual([]);
  });

  it.each([
    ['domain alone', 'src/domain/rules.ts', `import { api } from '../shared/api'; export default api;`],
    [
      'domain alone',
      'src/domain/clock.ts',
      `import { readFileSync } from 'node:fs'; export default readFileSync;`,
    ],
    ['domain alone', 'src/domain/view.ts', `import { useState } from 'react'; export default useState;`],
    [
      'shared knows no feature',
      'src/shared/list.ts',
      `import { page } from '@/features/customers'; export default page;`,
    ],
    [
      'shared knows no feature',
      'src/shared/lazy.ts',
      `export const later = async () => import('@/app/App');`,
    ],
    [
      'feature customers',
      'src/features/customers/a.ts',
      `import { work } from '../work-records'; export default work;`,
    ],
    [
      'feature customers',
      'src/features/customers/b.ts',
      `import { app } from '@/app/App'; export default app;`,
    ],
    [
      'feature work-records',
      'src/features/work-records/c.ts',
      `import { page } from '../customers/page'; export default page;`,
    ],
    [
      'feature work-records',
      'src/features/work-records/d.ts',
      `import type { Page } from '../customers/page'; export const d: Page = 1;`,
    ],
    [
      'feature work-records',
      'src/features/work-records/e.test.ts',
      `import { page } from '../customers/page'; page;`,
    ],
    [
      'app by the door',
      'src/app/routes.ts',
      `export const load = async () => import('@/features/customers/page');`,
    ],
    [
      'no tests in the app',
      'src/shared/demo.ts',
      `import { service } from '../../tests/service/service'; export default service;`,
    ],
    [
      'service without client',
      'tests/service/rules.ts',
      `import { cents } from '../../src/domain/money'; export default cents;`,
    ],
    ['light door', 'src/features/expenses/index.ts', `export { ExpensesPage } from './list/ExpensesPage';`],
    ['light door', 'src/features/expenses/index.ts', `export { total } from './total';`],
    ['no circle', 'src/domain/money.ts', `import { other } from './other'; export const cents = other;`],
    [
      'no circle of folders',
      'src/domain/work/work.ts',
      `import type { Sheet } from '../sheets/sheet'; export type Work = Sheet;`,
    ],
    [
      'no circle of folders',
      'src/features/expenses/list/row.ts',
      `import type { Form } from '../entry/form'; export type Row = Form;`,
    ],
    ['resolvable', 'src/shared/gone.ts', `import { gone } from './nowhere'; export default gone;`],
  ])('find a violation of “%s” in %s', async (rule, file, text) => {
    const screen = {
      'src/features/expenses/list/ExpensesPage.tsx': `export const ExpensesPage = 1;`,
      'src/features/expenses/total.ts': `import { ExpensesPage } from './list/ExpensesPage'; export const total = ExpensesPage;`,
    };
    const helper = { 'src/domain/other.ts': `import { cents } from './money'; export const other = cents;` };
    const folders = {
      'src/domain/sheets/sheet.ts': `import type { Day } from '../work/day'; export type Sheet = Day;`,
      'src/domain/work/day.ts': `export type Day = 1;`,
      'src/features/expenses/entry/form.ts': `import type { Cell } from '../list/cell'; export type Form = Cell;`,
      'src/features/expenses/list/cell.ts': `export type Cell = 1;`,
    };
    const violations = await violationsOf({
      ...screen,
      ...folders,
      [file]: text,
      ...(rule === 'no circle' && helper),
    });
    expect(violations).toEqual(
      expect.arrayContaining([
        expect.stringContaining(`${rule}: ${/ of /u.test(rule) ? path.dirname(file) : file}`),
      ]),
    );
  });
});
