import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { identityClients } from './e2e/identity/identityClients';
import { allTests, changedFiles, concernedTests } from './run/changed';
import { describeFailures } from './run/failures';
import { calibrate, slowest } from './run/figures';
import { type Count, readResults } from './run/readResults';
import { readReport } from './run/reports';
import { readRules, reportedTests, unproven } from './run/specification';

/**
 * `npm test` checks everything, and ends with one line. `npm run test:all` (`--all`) runs the same steps with every case
 * of the large tables, every browser test on both devices, and a day in Firefox and WebKit. `npm test -- --changed [COMMIT]` is for the time between: lint and
 * types of everything, and the tests that the changes since the commit (HEAD) concern; without a browser.
 */
const reports = mkdtempSync(path.join(tmpdir(), 'tagwerk-tests-'));

const stepNames = ['lint', 'build', 'node', 'dom', 'browser', 'engines'] as const;
type StepName = (typeof stepNames)[number];

interface Step {
  readonly title: string;
  readonly command: readonly [string, ...string[]];
  /** The file in which the step reports its own tests; a step without one counts as one test. */
  readonly report?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs the script of package.json, so that a step is the same when started by hand. */
function npm(script: string): [string, ...string[]] {
  return ['npm', 'run', '--silent', script];
}

function vitest(project: 'node' | 'dom' | 'engines', title: string): Step {
  const report = path.join(reports, `${project}.json`);
  return { title, command: [...npm(`test:${project}`), '--'], report, env: { VITEST_JSON: report } };
}

const browserReport = path.join(reports, 'browser.json');

const steps: Readonly<Record<StepName, Step>> = {
  lint: { title: 'Lint, types, format, dead code', command: npm('lint') },
  // The browser tests need this build.
  build: { title: 'Build', command: npm('build'), env: identityClients },
  node: vitest('node', 'Tests in Node'),
  dom: vitest('dom', 'Component tests'),
  browser: {
    title: 'Browser tests',
    command: ['node_modules/.bin/playwright', 'test', '--config', 'tests/e2e'],
    report: browserReport,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  },
  engines: vitest('engines', 'A day in Firefox and WebKit'),
};

/** Steps of a stage run in parallel. A test step uses both cores of a small machine, so it has a stage of its own. */
const stages: readonly (readonly StepName[])[] = [
  ['lint', 'build'],
  ['node'],
  ['dom'],
  ['browser'],
  ['engines'],
];

function start(step: Step, rest: readonly string[], isLive: boolean): ChildProcess {
  const [program, ...args] = [...step.command, ...rest];
  return spawn(program, args, {
    env: { ...process.env, ...step.env },
    stdio: ['ignore', isLive ? 'inherit' : 'pipe', isLive ? 'inherit' : 'pipe'],
  });
}

interface Outcome {
  readonly step: Step;
  readonly count: Count;
  readonly seconds: string;
}

/** Runs a step; the output of parallel steps is printed when each of them ends, so that their lines do not mix. */
async function run(step: Step, rest: readonly string[], isAlone: boolean): Promise<Outcome> {
  const begin = performance.now();
  if (isAlone) console.log(`\n── ${step.title}`);
  const child = start(step, rest, isAlone);
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', resolve);
  });
  const count = readResults(code === 0, step.report);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  if (!isAlone) process.stdout.write(`\n── ${step.title}\n${Buffer.concat(output).toString()}`);
  console.log(`── ${step.title}: ${code === 0 ? 'ok' : 'FAILED'}, ${seconds} s`);
  return { step, count, seconds };
}

interface Arguments {
  readonly only: readonly StepName[];
  /** Whether all steps of the suite run, so that each rule must be proven. */
  readonly isWhole: boolean;
  readonly isLarge: boolean;
  readonly rest: readonly string[];
}

/**
 * `--only STEP` (repeatable) selects steps; the remaining arguments are passed to the selected step, of which there
 * must be one.
 */
function readArguments(args: readonly string[]): Arguments {
  const only: StepName[] = [];
  const rest: string[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    if (arg === '--all') continue;
    if (arg !== '--only') {
      rest.push(arg);
      continue;
    }
    index += 1;
    const name = stepNames.find((candidate) => candidate === args[index]);
    if (!name) throw new Error(`--only takes one of ${stepNames.join(', ')}`);
    only.push(name);
  }
  if (rest.length > 0 && only.length !== 1)
    throw new Error(`what is "${rest.join(' ')}" for? Pick a step by --only`);
  const isLarge = args.includes('--all');
  const usual = stepNames.filter((name) => isLarge || name !== 'engines');
  return { only: only.length > 0 ? only : usual, isWhole: only.length === 0, isLarge, rest };
}

/** What `--changed` runs: the steps with the files that they look at. */
function stepsOfChange(since: string): readonly Step[] {
  const changed = changedFiles(since);
  const tests = concernedTests(changed, allTests());
  console.log(`${changed.length} files changed since ${since}, ${tests.length} test files to run`);
  const withFiles = (step: Step, files: readonly string[]): readonly Step[] =>
    files.length === 0 ? [] : [{ ...step, command: [...step.command, ...files] }];
  return [
    steps.lint,
    ...withFiles(
      steps.node,
      tests.filter((file) => file.endsWith('.ts')),
    ),
    ...withFiles(
      steps.dom,
      tests.filter((file) => file.endsWith('.tsx')),
    ),
  ];
}

/** The reports that the steps of this run wrote. */
function writtenReports(): readonly unknown[] {
  return Object.values(steps)
    .flatMap(({ report }) => (report !== undefined && existsSync(report) ? [report] : []))
    .map((report): unknown => JSON.parse(readFileSync(report, 'utf8')));
}

/** Whether every rule of `specification.md` was proven by this run. */
function checkSpecification(isLarge: boolean): Count {
  const rules = readRules(readFileSync(path.join(import.meta.dirname, 'specification.md'), 'utf8'));
  const missing = unproven(rules, writtenReports().flatMap(reportedTests), isLarge);
  for (const line of missing) console.log(`not proven: ${line}`);
  console.log(`── Specification, ${rules.length} rules: ${missing.length === 0 ? 'ok' : 'FAILED'}`);
  return missing.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Prints how long the steps and the slowest tests took, and how long this machine takes for a fixed piece of work. */
function printFigures(outcomes: readonly Outcome[], calibration: number): void {
  const tests = writtenReports().flatMap((report) => readReport(report)?.tests ?? []);
  console.log(`\n── Figures (${calibration} ms for the fixed piece of work)`);
  for (const { step, count, seconds } of outcomes) {
    const number = step.report === undefined ? '' : `, ${count.passed + count.failed} tests`;
    console.log(`${seconds.padStart(6)} s  ${step.title}${number}`);
  }
  if (tests.length > 0) console.log(`The slowest tests:\n${slowest(tests).join('\n')}`);
}

/** Repeats each failed test after everything else, for readers who only see the end of a run. */
function printFailures(): void {
  const failures = writtenReports().flatMap(describeFailures);
  if (failures.length > 0) console.log(`\n── What failed\n${failures.join('\n')}`);
}

async function runStages({ only, isLarge, rest }: Arguments): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  let isBuilt = false;
  for (const stage of stages) {
    const names = stage.filter((name) => only.includes(name));
    const results = names.map(async (name) => {
      const env = {
        ...steps[name].env,
        ...(isLarge && { TAGWERK_SUITE: 'all' }),
        ...((name === 'browser' || name === 'engines') && isBuilt && { TAGWERK_DIST: path.resolve('dist') }),
      };
      const outcome = await run({ ...steps[name], env }, rest, names.length === 1);
      if (name === 'build') isBuilt = outcome.count.failed === 0;
      return outcome;
    });
    outcomes.push(...(await Promise.all(results)));
  }
  return outcomes;
}

async function runChange(since: string): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of stepsOfChange(since)) outcomes.push(await run(step, [], true));
  return outcomes;
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const calibration = calibrate();
  const counts: Count[] = [];
  let outcomes: readonly Outcome[];
  if (args[0] === '--changed') outcomes = await runChange(args[1] ?? 'HEAD');
  else {
    const wanted = readArguments(args);
    outcomes = await runStages(wanted);
    if (wanted.isWhole) counts.push(checkSpecification(wanted.isLarge));
  }
  counts.push(...outcomes.map(({ count }) => count));
  printFigures(outcomes, calibration);
  printFailures();
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
}

try {
  await main();
} finally {
  rmSync(reports, { recursive: true, force: true });
}
