import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { paths } from '@/shared/paths';
import { filesBelow } from '../build/sourceFiles';
import { isNamed, provenBy, readRules, reportedTests, unproven } from '../run/specification';

const project = path.resolve(import.meta.dirname, '../..');
const markdown = readFileSync(path.join(project, 'tests/specification.md'), 'utf8');
const rules = readRules(markdown);
const numbers = new Set(rules.map(({ number }) => number));

const texts = ['src', 'tests']
  .flatMap((folder) => filesBelow(path.join(project, folder), /\.(?:tsx?|scss)$/u))
  .map((file) => ({ file: path.relative(project, file), text: readFileSync(file, 'utf8') }))
  .filter(({ file }) => !file.endsWith('architecture/specification.test.ts'));

/** The numbers at the end of the titles of each test file. */
const proofs = texts
  .filter(({ file }) => /\.(?:test|spec)\.tsx?$/u.test(file))
  .map(({ file, text }) => {
    const titles = text.match(/\(R-\d[^()\n]*\)(?=['"`])/gu) ?? [];
    return { file, proven: new Set(titles.flatMap(provenBy)) };
  });

/** A call without the names of its parameters: `GET /users/:/photo`. */
function bare(call: string): string {
  return call.replaceAll(/\{\w+\}|:\w+/gu, ':').replace(/\/$/u, '');
}

describe('tests/specification.md', () => {
  it('has a rule for every route', () => {
    for (const route of Object.values(paths)) expect(markdown).toContain(`\`${route}\``);
  });

  it('has a rule for every call that the reference service answers', () => {
    const calls = filesBelow(path.join(project, 'tests/service'), /^[a-zA-Z]+\.ts$/u)
      .flatMap((file) => readFileSync(file, 'utf8').match(/(?:call|publicCall)\(\s*'[A-Z]+ [^']+/gu) ?? [])
      .map((call) => bare(call.replace(/^.*'/su, '')))
      // These calls belong to the demonstration, not to the contract.
      .filter((call) => !call.includes('/__'));
    expect(calls.length).toBeGreaterThan(60);
    const named = new Set(rules.flatMap(({ text }) => text.match(/(?<=`)[A-Z]+ \/[^`?]*/gu) ?? []).map(bare));
    expect([...new Set(calls)].filter((call) => !named.has(call))).toEqual([]);
  });

  it('has one line for each number, below the heading of its chapter', () => {
    expect(rules.length).toBeGreaterThan(400);
    expect(numbers.size).toBe(rules.length);
    expect(markdown.match(/^- .*$/gmu)?.length).toBe(rules.length);
    for (const chapter of markdown.split(/^## /mu).slice(1)) {
      const [name] = /^\d+/u.exec(chapter) ?? [];
      expect(readRules(chapter).filter(({ number }) => !number.startsWith(`R-${name}.`))).toEqual([]);
    }
  });

  it('names exactly the files whose titles prove a rule', () => {
    const named = rules.map(({ number, proofs: own }) => ({
      number,
      files: proofs
        .filter(({ file }) => own.some((proof) => isNamed(file, proof.file)))
        .map(({ file }) => file),
    }));
    const found = rules.map(({ number }) => ({
      number,
      files: proofs.filter(({ proven }) => proven.has(number)).map(({ file }) => file),
    }));
    expect(named).toEqual(found);
    const unclear = rules.flatMap(({ proofs: own }) =>
      own.filter(({ file }) => proofs.filter((proof) => isNamed(proof.file, file)).length !== 1),
    );
    expect(unclear).toEqual([]);
  });

  it('has no rule that only the large suite proves', () => {
    const onlyInAll = rules.filter(({ proofs: own }) => own.every(({ isOnlyInAll }) => isOnlyInAll));
    expect(onlyInAll).toEqual([]);
  });

  it('is cited by the numbers of its rules, and no document outside of the repository is cited', () => {
    const citations = texts.flatMap(({ file, text }) =>
      (text.match(/\bsections? \d+\b|\(contract\b|\bdesign principles\b/giu) ?? []).map((cited) => [
        file,
        cited,
      ]),
    );
    expect(citations).toEqual([]);
  });

  it('has every number that is used in a comment or a title', () => {
    const unknown = texts.flatMap(({ file, text }) =>
      (text.match(/\bR-\d+\.\d+/gu) ?? [])
        .filter((number) => !numbers.has(number))
        .map((number) => [file, number]),
    );
    expect(unknown).toEqual([]);
  });
});

describe('the proof of a rule by a run', () => {
  const book = '- **R-1.1** a · `a.test.ts`, `c.spec.ts` (all)\n- **R-1.2** b · `b.spec.ts`';
  const unit = (title: string, status = 'passed') => ({
    testResults: [{ name: path.join(project, 'a.test.ts'), assertionResults: [{ title, status }] }],
  });
  const e2e = (status: string) => {
    const onDesktop = { projectName: 'desktop', results: [{ status, errors: [] }] };
    const suite = { file: 'b.spec.ts', specs: [{ title: 'opens (R-1.2)', tests: [onDesktop] }] };
    return { suites: [{ file: 'b.spec.ts', specs: [], suites: [suite] }] };
  };
  const missing = (isLarge: boolean, ...reports: unknown[]) =>
    unproven(readRules(book), reports.flatMap(reportedTests), isLarge);

  it('needs tests that passed', () => {
    expect(missing(false, unit('one (R-1.1)'), e2e('passed'))).toEqual([]);
  });

  it('needs files marked (all) in the large suite only', () => {
    expect(missing(true, unit('one (R-1.1)'), e2e('passed'))).toEqual(['R-1.1: c.spec.ts']);
  });

  it.each([
    ['failed', unit('one (R-1.1)', 'failed'), e2e('passed'), ['R-1.1: a.test.ts', 'a.test.ts › one (R-1.1)']],
    ['has no number', unit('one'), e2e('passed'), ['R-1.1: a.test.ts']],
    [
      'failed in the browser',
      unit('one (R-1.1)'),
      e2e('failed'),
      ['R-1.2: b.spec.ts', 'b.spec.ts › opens (R-1.2)'],
    ],
    ['was skipped', unit('one (R-1.1)'), e2e('skipped'), ['R-1.2: b.spec.ts', 'b.spec.ts › opens (R-1.2)']],
  ])('is not a test that %s', (_, first, second, expected) => {
    expect(missing(false, first, second)).toEqual(expected);
  });
});
