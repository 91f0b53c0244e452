import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import * as v from 'valibot';
import { type Area, areasIn, readAreas } from './areas';
import { type Mutant, type Outcome, outcomeOf, scoreLine } from './survivors';

/**
 * `npm run test:mutants -- FOLDER…`: Stryker changes one operator, condition or text of the code at a time and runs the
 * tests beside it; a change that no test notices is a survivor. Without a folder it takes all areas. What did not change
 * since the last run is not run again. A change of a file that the code or its tests import is not noticed: `--force`.
 */
const results = v.looseObject({
  files: v.record(
    v.string(),
    v.looseObject({
      mutants: v.array(v.looseObject({ status: v.string(), static: v.optional(v.boolean()) })),
    }),
  ),
});

/** Lets survivors in code that runs once be run again: Stryker does not know which new test may find them. */
function forgetSurvivors(file: string): void {
  if (!existsSync(file)) return;
  const last = v.parse(results, JSON.parse(readFileSync(file, 'utf8')));
  for (const code of Object.values(last.files))
    code.mutants = code.mutants.filter((mutant) => !mutant.static || mutant.status !== 'Survived');
  writeFileSync(file, JSON.stringify(last));
}

async function runArea(area: Area, concurrency: number, force: boolean): Promise<readonly Mutant[]> {
  process.env['TAGWERK_MUTANT_TESTS'] = area.tests.join('\n');
  const incrementalFile = `.cache/mutants/${area.folder.replaceAll('/', '-')}.json`;
  forgetSurvivors(incrementalFile);
  const stryker = new Stryker({
    configFile: 'tests/mutants/stryker.json',
    mutate: [...area.mutate],
    concurrency,
    force,
    incrementalFile,
    reporters: process.stdout.isTTY ? ['progress'] : [],
    // Other programs may use the processor, too: a slow run is no endless one.
    timeoutMS: 20_000,
    timeoutFactor: 3,
  });
  return await stryker.runMutationTest();
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    concurrency: { type: 'string', default: '1' },
    force: { type: 'boolean', default: false },
  },
});
// Threads have no zone of their own, so that of the tests has to be the process's.
process.env['TZ'] = 'Europe/Berlin';
process.env['TAGWERK_SUITE'] = 'mutants';
const all = readAreas();
const areas = positionals.length === 0 ? all : positionals.flatMap((place) => areasIn(place, all));
const outcomes: Outcome[] = [];
for (const area of areas) {
  const outcome = outcomeOf(await runArea(area, Number(values.concurrency), values.force));
  for (const line of [...outcome.survivors, ...outcome.outdated]) console.log(line);
  console.log(scoreLine(area.folder, [outcome]));
  outcomes.push(outcome);
}
if (areas.length > 1) console.log(scoreLine('together', outcomes));
