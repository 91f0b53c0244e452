import { type ChildProcess, spawn } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { describeFailures } from './failures';
import { readResults } from './readResults';

/**
 * `npm run test:flicker -- FILE…`: runs test files many times on a busy processor and prints each failure. A test that
 * fails once in many runs has a race condition that will also show on a loaded machine. The result is written to
 * `.cache/flicker.txt`, too, so that a long run need not be watched; `--times N` is the number of runs (30).
 */
const TIMES = 30;
const result = path.resolve('.cache/flicker.txt');

function tell(text: string): void {
  console.log(text);
  appendFileSync(result, `${text}\n`);
}

/** Starts processes that keep each core of the processor busy. */
function keepBusy(): readonly ChildProcess[] {
  return Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ['-e', 'for (;;);']));
}

interface Command {
  readonly program: string;
  readonly args: readonly string[];
  /** The environment variable with the path of the reporter's file. */
  readonly reportVariable: string;
}

/** Each runner has its own command; the ending of a file tells which one runs it. */
function commandsFor(files: readonly string[]): readonly Command[] {
  const ofBrowser = files.filter((file) => file.endsWith('.spec.ts'));
  const others = files.filter((file) => !file.endsWith('.spec.ts'));
  const browser = { program: 'playwright', args: ['test', '--config', 'tests/e2e', ...ofBrowser] };
  return [
    ...(others.length > 0
      ? [{ program: 'vitest', args: ['run', ...others], reportVariable: 'VITEST_JSON' }]
      : []),
    ...(ofBrowser.length > 0 ? [{ ...browser, reportVariable: 'PLAYWRIGHT_JSON_OUTPUT_FILE' }] : []),
  ];
}

/** Runs a command once and returns a text for each failure. */
async function runOnce(
  { program, args, reportVariable }: Command,
  folder: string,
): Promise<readonly string[]> {
  const report = path.join(folder, 'report.json');
  rmSync(report, { force: true });
  const child = spawn(path.join('node_modules/.bin', program), args, {
    env: { ...process.env, [reportVariable]: report },
    stdio: 'ignore',
  });
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  if (readResults(code === 0, report).failed === 0) return [];
  const failures = existsSync(report) ? describeFailures(JSON.parse(readFileSync(report, 'utf8'))) : [];
  return failures.length > 0 ? failures : [`${program} ended with ${code} and named no failed test`];
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const at = args.indexOf('--times');
  const times = at < 0 ? TIMES : Number(args[at + 1]);
  const files = at < 0 ? args : args.toSpliced(at, 2);
  if (files.length === 0 || !(times > 0)) throw new Error('usage: npm run test:flicker -- [--times N] FILE…');
  mkdirSync(path.dirname(result), { recursive: true });
  writeFileSync(result, '');
  const folder = mkdtempSync(path.join(tmpdir(), 'tagwerk-flicker-'));
  const busy = keepBusy();
  let failed = 0;
  try {
    for (let round = 1; round <= times; round += 1) {
      for (const command of commandsFor(files)) {
        const failures = await runOnce(command, folder);
        failed += failures.length;
        tell(`${command.program}, run ${round} of ${times}: ${failures.length === 0 ? 'ok' : 'FAILED'}`);
        for (const failure of failures) tell(failure);
      }
    }
  } finally {
    for (const child of busy) child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
  tell(failed === 0 ? `no failure in ${times} runs` : `${failed} failures in ${times} runs`);
  process.exitCode = failed === 0 ? 0 : 1;
}

await main();
