import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { identityClients } from './e2e/identity/identityClients';
import { describeFailures } from './run/failures';
import { type Count, readResults } from './run/readResults';
import { passedTests, readRows, unproven } from './run/specification';

/** `npm test`: everything that says whether the project is well, with one line at the end. */
const reports = mkdtempSync(path.join(tmpdir(), 'tagwerk-tests-'));

const stepNames = ['lint', 'types', 'build', 'unit', 'e2e'] as const;
type StepName = (typeof stepNames)[number];

interface Step {
  readonly title: string;
  readonly command: readonly [string, ...string[]];
  /** A step that counts its own tests writes a report; the others count as one. */
  readonly report?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const unitReport = path.join(reports, 'unit.json');
const e2eReport = path.join(reports, 'e2e.json');

/** The package's own script, so that a step is one thing by hand and in here. */
function npm(script: string): [string, ...string[]] {
  return ['npm', 'run', '--silent', script];
}

const steps: Readonly<Record<StepName, Step>> = {
  lint: { title: 'Lint, format, dead code', command: npm('lint') },
  types: { title: 'Types', command: npm('typecheck') },
  // The browser tests use this build.
  build: { title: 'Build', command: npm('build'), env: identityClients },
  unit: {
    title: 'Unit and component tests',
    command: [...npm('test:unit'), '--'],
    report: unitReport,
    env: { VITEST_JSON: unitReport },
  },
  e2e: {
    title: 'Browser tests',
    command: ['node_modules/.bin/playwright', 'test', '--config', 'tests/e2e'],
    report: e2eReport,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport },
  },
};

/** Steps of a stage run side by side. The tests use both cores of a small machine, so they have theirs alone. */
const stages: readonly (readonly StepName[])[] = [['lint', 'types', 'build'], ['unit'], ['e2e']];

function start(step: Step, rest: readonly string[], isLive: boolean): ChildProcess {
  const [program, ...args] = [...step.command, ...rest];
  return spawn(program, args, {
    env: { ...process.env, ...step.env },
    stdio: ['ignore', isLive ? 'inherit' : 'pipe', isLive ? 'inherit' : 'pipe'],
  });
}

/** Runs a step; the output of one that has company is held until it ends, so that lines do not mix. */
async function run(step: Step, rest: readonly string[], isAlone: boolean): Promise<Count> {
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
  return count;
}

/** `--only STEP` (repeatable) picks steps; whatever else stands there goes on to the one step that was picked. */
function readArguments(args: readonly string[]): { only: readonly StepName[]; rest: readonly string[] } {
  const only: StepName[] = [];
  const rest: string[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
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
  return { only: only.length > 0 ? only : stepNames, rest };
}

/** Whether each test that `specification.md` names has passed; one that was renamed, skipped or left out has not. */
function checkSpecification(): Count {
  const markdown = readFileSync(path.join(import.meta.dirname, 'specification.md'), 'utf8');
  const passed = [unitReport, e2eReport]
    .filter((report) => existsSync(report))
    .flatMap((report) => passedTests(JSON.parse(readFileSync(report, 'utf8'))));
  const missing = unproven(readRows(markdown), passed);
  for (const { file, title } of missing) console.log(`not proved: ${file} › ${title}`);
  console.log(`── Specification: ${missing.length === 0 ? 'ok' : 'FAILED'}`);
  return missing.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Each failed test once more, after everything else: whoever sees only the end of a run knows which one it was. */
function printFailures(): void {
  const failures = [unitReport, e2eReport]
    .filter((report) => existsSync(report))
    .flatMap((report) => describeFailures(JSON.parse(readFileSync(report, 'utf8'))));
  if (failures.length > 0) console.log(`\n── What failed\n${failures.join('\n')}`);
}

async function main(): Promise<void> {
  const { only, rest } = readArguments(process.argv.slice(2));
  const counts: Count[] = [];
  let isBuilt = false;
  for (const stage of stages) {
    const names = stage.filter((name) => only.includes(name));
    const results = names.map(async (name) => {
      const env = {
        ...steps[name].env,
        ...(name === 'e2e' && isBuilt && { TAGWERK_DIST: path.resolve('dist') }),
      };
      const count = await run({ ...steps[name], env }, rest, names.length === 1);
      if (name === 'build') isBuilt = count.failed === 0;
      return count;
    });
    counts.push(...(await Promise.all(results)));
  }
  if (only.includes('unit') && only.includes('e2e')) counts.push(checkSpecification());
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
