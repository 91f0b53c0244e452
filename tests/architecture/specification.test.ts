import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { paths } from '@/shared/paths';
import { filesBelow } from '../build/sourceFiles';
import { isNamed, passedTests, readRows, unproven } from '../run/specification';

const project = path.resolve(import.meta.dirname, '../..');
const markdown = readFileSync(path.join(project, 'tests/specification.md'), 'utf8');
const rows = readRows(markdown);

const tests = ['src', 'tests'].flatMap((folder) =>
  filesBelow(path.join(project, folder), /\.(?:test|spec)\.tsx?$/u),
);

/** Whether a file has a test of that title. */
function hasTest(text: string, title: string): boolean {
  return [`'${title.replaceAll("'", String.raw`\'`)}'`, `"${title}"`, `\`${title}\``].some((quoted) =>
    text.includes(quoted),
  );
}

describe('tests/specification.md', () => {
  it('has a row for every route', () => {
    const rules = rows.map(({ rule }) => rule).join('\n');
    for (const route of Object.values(paths)) expect(rules).toContain(`\`${route}\``);
  });

  it('has a row for every call that the reference service answers', () => {
    const calls = filesBelow(path.join(project, 'tests/service'), /^[a-zA-Z]+\.ts$/u)
      .flatMap((file) => readFileSync(file, 'utf8').match(/(?:call|publicCall)\(\s*'[A-Z]+ [^']+/gu) ?? [])
      .map((call) => bare(call.replace(/^.*'/su, '')))
      // What only the stand-ins of a demonstration answer.
      .filter((call) => !call.includes('/__'));
    expect(calls.length).toBeGreaterThan(60);
    const named = new Set(rows.map(({ rule }) => bare(rule.replaceAll('`', ''))));
    expect([...new Set(calls)].filter((call) => !named.has(call))).toEqual([]);
  });

  it('names only tests that exist', () => {
    const gone = rows
      .flatMap(({ proofs }) => proofs)
      .filter(({ file, title }) => {
        const found = tests.filter((test) => isNamed(test, file));
        return found.length !== 1 || !hasTest(readFileSync(found[0] ?? '', 'utf8'), title);
      });
    expect(gone).toEqual([]);
  });

  it('says of every row what proves it, or that its screen is still to come', () => {
    expect(rows.length).toBeGreaterThan(150);
    const lines = markdown.split('\n').filter((line) => line.startsWith('| '));
    expect(lines.filter((line) => !/^\| (?:Rule|-)| –\s+\|$|› /u.test(line))).toEqual([]);
  });

  it('has no rule that only the large suite proves', () => {
    const onlyInAll = rows.filter(
      ({ proofs }) => proofs.length > 0 && proofs.every(({ isOnlyInAll }) => isOnlyInAll),
    );
    expect(onlyInAll.map(({ rule }) => rule)).toEqual([]);
  });
});

/** A call without the names of its parameters: `GET /users/:/photo`. */
function bare(call: string): string {
  return call.replaceAll(/\{\w+\}|:\w+/gu, ':').replace(/\/$/u, '');
}

describe('what a run proves', () => {
  const table =
    '| Rule | Proof |\n| --- | --- |\n| a | `a.test.ts › %s is %i`<br>`a.test.ts › all styles` (all) |\n| b | `b.spec.ts › opens` |\n| c | – |';
  const unit = (title: string, status = 'passed') => ({
    testResults: [{ name: '/x/a.test.ts', assertionResults: [{ title, status }] }],
  });
  const e2e = (status: string) => {
    const onDesktop = { projectName: 'desktop', results: [{ status, errors: [] }] };
    const suite = { file: 'b.spec.ts', specs: [{ title: 'opens', tests: [onDesktop] }] };
    return { suites: [{ file: 'b.spec.ts', specs: [], suites: [suite] }] };
  };
  const missing = (...reports: unknown[]) =>
    unproven(readRows(table), reports.flatMap(passedTests), false).map(({ title }) => title);

  it('can be looked for by every name of the real table', () => {
    expect(
      unproven(
        rows,
        rows.flatMap(({ proofs }) => proofs),
        true,
      ),
    ).toEqual([]);
  });

  it('is what passed', () => {
    expect(missing(unit('one is 1'), e2e('passed'))).toEqual([]);
  });

  it('is asked of the large suite only where only that one runs it', () => {
    const passed = [unit('one is 1'), e2e('passed')].flatMap(passedTests);
    expect(unproven(readRows(table), passed, true).map(({ title }) => title)).toEqual(['all styles']);
  });

  it.each([
    ['failed', unit('one is 1', 'failed'), e2e('passed'), ['%s is %i']],
    ['was skipped', unit('one is 1', 'skipped'), e2e('passed'), ['%s is %i']],
    ['is called otherwise', unit('one was 1'), e2e('passed'), ['%s is %i']],
    ['failed in the browser', unit('one is 1'), e2e('failed'), ['opens']],
    ['was skipped in the browser', unit('one is 1'), e2e('skipped'), ['opens']],
  ])('is not what %s', (_, first, second, expected) => {
    expect(missing(first, second)).toEqual(expected);
  });
});
