import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeFailures } from '../run/failures';

/**
 * `npm run test:long -- --minutes 60`: plays stories of new seeds until the time is over. It prints how many, how many a
 * minute, and each that failed; one that fails is added to `failedSeeds` of `random.test.tsx`.
 */
const AT_ONCE = 400;

const at = process.argv.indexOf('--minutes');
const minutes = at < 0 ? 60 : Number(process.argv[at + 1]);
if (!(minutes > 0)) throw new Error('usage: npm run test:long -- --minutes 60');

const folder = mkdtempSync(path.join(tmpdir(), 'tagwerk-random-'));
const report = path.join(folder, 'report.json');
const begin = performance.now();
const passed = () => (performance.now() - begin) / 60_000;
let [first, count, failed] = [Date.now() % 1_000_000_000, 0, 0];

while (passed() < minutes) {
  const { status } = spawnSync('node_modules/.bin/vitest', ['run', '--project', 'dom', 'tests/random'], {
    env: { ...process.env, VITEST_JSON: report, RANDOM_SEEDS: `${first} ${AT_ONCE}` },
    stdio: 'ignore',
  });
  const failures =
    status !== 0 && existsSync(report) ? describeFailures(JSON.parse(readFileSync(report, 'utf8'))) : [];
  rmSync(report, { force: true });
  if (status !== 0 && failures.length === 0) throw new Error(`vitest ended with ${status}`);
  first += AT_ONCE;
  count += AT_ONCE;
  failed += failures.length;
  for (const failure of failures) console.log(failure);
  console.log(`${count} seeds, ${Math.round(count / passed())} a minute, ${failed} failed`);
}
rmSync(folder, { recursive: true, force: true });
process.exitCode = failed === 0 ? 0 : 1;
