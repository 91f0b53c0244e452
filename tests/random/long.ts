import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeFailures } from '../run/failures';
import { playLong } from './longRun';

/**
 * `npm run test:long -- --minutes 60`: plays stories of new seeds until the time is over (`longRun.ts`), or until it is
 * interrupted. One that fails is added to `failedSeeds` of `random.test.tsx`.
 */
const at = process.argv.indexOf('--minutes');
const minutes = at < 0 ? 60 : Number(process.argv[at + 1]);
if (!(minutes > 0)) throw new Error('usage: npm run test:long -- --minutes 60');

const folder = mkdtempSync(path.join(tmpdir(), 'tagwerk-random-'));
const report = path.join(folder, 'report.json');
const begin = performance.now();
const stop = new AbortController();
process.on('SIGINT', () => stop.abort());

async function playSeeds(first: number, count: number): Promise<readonly string[]> {
  const vitest = spawn('node_modules/.bin/vitest', ['run', '--project', 'dom', 'tests/random/random.test'], {
    env: { ...process.env, VITEST_JSON: report, RANDOM_SEEDS: `${first} ${count}` },
    stdio: 'ignore',
  });
  const interrupt = () => vitest.kill();
  stop.signal.addEventListener('abort', interrupt);
  const [status] = await once(vitest, 'exit');
  stop.signal.removeEventListener('abort', interrupt);
  const failures = existsSync(report) ? describeFailures(JSON.parse(readFileSync(report, 'utf8'))) : [];
  rmSync(report, { force: true });
  return status === 0 || failures.length > 0 ? failures : [`Vitest ended with ${status}`];
}

process.exitCode = await playLong({
  minutes,
  first: Date.now() % 1_000_000_000,
  atOnce: 200,
  playSeeds,
  passed: () => (performance.now() - begin) / 60_000,
  isStopped: () => stop.signal.aborted,
  print: (text) => console.log(text),
});
rmSync(folder, { recursive: true, force: true });
