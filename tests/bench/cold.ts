import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildOf } from '../build/earlierBuild';
import { type Host, startHost } from './coldHosts';
import { type Opened, type Visit, bytesAlone, firstVisit, trace, visit, visitAgain } from './coldVisits';
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

type MeasureHosts = (now: Host, before: Host | undefined) => Promise<Result[]>;

/** Puts the builds behind HTTP/2 for a measurement. A host that stayed open after a failure would keep the bench alive. */
async function withHosts({ dist }: Stage, measure: MeasureHosts): Promise<Result[]> {
  const hosts: Host[] = [];
  const start = async (folder: string, name: string) => {
    const host = await startHost(folder, name);
    hosts.push(host);
    return host;
  };
  try {
    const now = await start(dist, 'this build');
    const before =
      beside === undefined
        ? undefined
        : await start(process.env['TAGWERK_BESIDE_DIST'] ?? buildOf(beside), beside);
    return await measure(now, before);
  } finally {
    for (const { gateway, server } of hosts) {
      await gateway.close();
      await server.close();
    }
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * `npm run bench -- cold --beside COMMIT`: from the address to the first row on a cold phone and a poor line, beside the
 * build of another commit. What each file did until then is written to `test-results/cold`.
 */
export async function measureCold(stage: Stage, rounds = 3): Promise<Result[]> {
  return withHosts(stage, async (now, before) => {
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
    return results;
  });
}

/**
 * `npm run bench -- secondVisit --beside COMMIT`: the same screens opened again, once the service worker has finished,
 * beside the build of another commit. Without such a build, beside a first visit.
 */
export async function measureSecondVisit(stage: Stage, rounds = 3): Promise<Result[]> {
  return withHosts(stage, async (now, before) => {
    const results: Result[] = [];
    for (const screen of screens) {
      const context = await firstVisit(stage, now, screen);
      const earlierContext = before && (await firstVisit(stage, before, screen));
      const rows: number[] = [];
      const earlier: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        rows.push((await visitAgain(context, now, screen)).row);
        if (before && earlierContext) earlier.push((await visitAgain(earlierContext, before, screen)).row);
        else earlier.push((await visit(stage, now, screen)).row);
      }
      await context.close();
      await earlierContext?.close();
      results.push({
        name: `${screen.name}, first row of a second visit`,
        value: median(rows),
        unit: 'ms',
        floor: { of: beside ?? 'first visit', value: median(earlier) },
        budget: 0.6,
      });
    }
    return results;
  });
}
