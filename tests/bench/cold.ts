import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildOf, startHost } from './coldHosts';
import { type Opened, type Visit, bytesAlone, trace, visit } from './coldVisits';
import type { Stage } from './stage';
import { type Floor, type Result, median } from './table';

const screens: readonly Opened[] = [
  { name: 'dashboard', address: '/dashboard', row: 'main h1', most: 240 },
  { name: 'work', address: '/work', row: 'tr[data-record]', most: 270 },
  { name: 'time sheets', address: '/timesheets', row: 'main [data-record]', most: 270 },
  { name: 'customers', address: '/customers', row: 'main a[href^="/customer/"]', most: 270 },
  { name: 'board', address: '/planner/kanban/1', row: '[data-rfd-draggable-id]', most: 320 },
  {
    name: 'report',
    address: '/customers/report',
    row: 'main tbody tr[data-path]',
    account: 'manager',
    most: 270,
  },
];

const argument = process.argv.indexOf('--beside');
const beside = argument > 0 ? process.argv[argument + 1] : undefined;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * `npm run bench -- cold --beside COMMIT`: from the address to the first row on a cold phone and a poor line, beside the
 * build of another commit. What each file did until then is written to `test-results/cold`.
 */
export async function measureCold(stage: Stage, rounds = 3): Promise<Result[]> {
  const now = await startHost(stage.dist);
  const before =
    beside === undefined ? undefined : await startHost(process.env['TAGWERK_BESIDE_DIST'] ?? buildOf(beside));
  const folder = path.resolve(import.meta.dirname, '../../test-results/cold');
  mkdirSync(folder, { recursive: true });
  const results: Result[] = [];
  for (const screen of screens) {
    const visits: Visit[] = [];
    const earlier: Visit[] = [];
    const bytes: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const made = await visit(stage, now, screen);
      visits.push(made);
      bytes.push(await bytesAlone(stage, now, made));
      if (before) earlier.push(await visit(stage, before, screen));
    }
    const of = (all: readonly Visit[], value: (one: Visit) => number) => median(all.map(value));
    const row = of(visits, (one) => one.row);
    const alone: Floor = { of: 'bytes alone', value: median(bytes) };
    const figure = (name: string, value: number, budget: number, rest: Partial<Result> = {}): Result => ({
      name: `${screen.name}, ${name}`,
      value,
      unit: '',
      budget,
      ...rest,
    });
    if (before)
      results.push(
        figure('first row', row, 0.5, {
          unit: 'ms',
          floor: { of: `${beside}`, value: of(earlier, (one) => one.row) },
        }),
      );
    results.push(
      figure('first row', row, 1.5, { unit: 'ms', floor: alone }),
      figure(
        'requests until then',
        of(visits, (one) => one.requests.length),
        45,
      ),
      figure(
        'scripts until then',
        of(visits, (one) => one.requests.filter(({ name }) => name.endsWith('.js')).length),
        25,
      ),
      figure(
        'loaded until then',
        of(
          visits,
          (one) =>
            sum(one.requests.filter(({ came }) => came > 0 && came <= one.row).map((file) => file.bytes)) /
            1024,
        ),
        screen.most,
        { unit: 'KiB' },
      ),
      figure(
        'blocked until then',
        of(visits, (one) => one.blocked),
        200,
        { unit: 'ms' },
      ),
    );
    for (const [name, where] of Object.entries({ now, before }))
      if (where)
        writeFileSync(
          path.join(folder, `${screen.name.replace(' ', '-')}-${name}.txt`),
          await trace(stage, where, screen),
        );
  }
  for (const one of [now, before]) {
    await one?.gateway.close();
    await one?.server.close();
  }
  return results;
}
