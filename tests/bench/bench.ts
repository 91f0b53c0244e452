import { measureAccount } from './account';
import { measureBatch } from './batch';
import { measureBoardFind } from './boardFind';
import { measureChoosing } from './choosing';
import { measureCold, measureSecondVisit } from './cold';
import { measureCustomers } from './customers';
import { measureDashboard } from './dashboard';
import { measureExport } from './export';
import { measureFileImport } from './fileImport';
import { measureFind } from './find';
import { measureFirstScreen } from './firstScreen';
import { measureInteractions } from './interactions';
import { measureOutbox } from './outbox';
import { measureLoaded } from './loaded';
import { measureMemory } from './memory';
import { measureMonth } from './month';
import { measurePayroll } from './payroll';
import { measurePdf } from './pdf';
import { measurePdfInBrowser } from './pdfInBrowser';
import { measurePeople } from './people';
import { measurePlanner } from './planner';
import { measureQuickEntry } from './quickEntry';
import { measureReport } from './report';
import { measureSaving } from './saving';
import { measureSearch } from './search';
import { type Stage, setStage } from './stage';
import { type Result, headLine, isAbove, isMeasured, lineOf } from './table';
import { measureWeekGrid } from './weekGrid';
import { measureWorkCalendar } from './workCalendar';

type Measure = (stage: Stage) => Promise<readonly Result[]>;

/**
 * `npm run bench`: figures with budgets; `npm run bench -- people month` measures only some of them. A duration is
 * judged by its ratio to a floor. It is not a test and succeeds even above a budget, but not if something was not
 * measured; the build fails by itself if a screen grows too large.
 */
const sections: Readonly<Record<string, readonly Measure[]>> = {
  'Loaded by Chromium, brotli': [measureLoaded],
  'Sign-in, 1.6 Mbit/s, 150 ms, processor 4x slower; median of 5': [measureFirstScreen],
  'First row, HTTP/2, 1.6 Mbit/s, 150 ms, processor 4x slower; median of 3': [
    measureCold,
    measureSecondVisit,
  ],
  'Work screen of 2,000 records, processor 4x slower; medians': [
    measureInteractions,
    measureQuickEntry,
    measureWeekGrid,
    measureWorkCalendar,
    measureChoosing,
    measureSaving,
    measureSearch,
    measureFind,
    measureBatch,
  ],
  'Screens, processor 4x slower; medians': [
    measureMonth,
    measureDashboard,
    measureCustomers,
    measurePlanner,
    measureBoardFind,
    measureReport,
    measureAccount,
  ],
  'Processor at full speed; medians': [
    measureMemory,
    measureOutbox,
    measurePeople,
    measureExport,
    measurePayroll,
    measureFileImport,
    measurePdfInBrowser,
    measurePdf,
  ],
};

const words = process.argv.slice(2);
const asked = (words.includes('--beside') ? words.slice(0, words.indexOf('--beside')) : words).map((word) =>
  word.toLowerCase(),
);
const isCalled = ({ name }: Measure, word: string) => name.toLowerCase() === `measure${word}`;
const isAsked = (measure: Measure) => asked.length === 0 || asked.some((word) => isCalled(measure, word));
const all = Object.values(sections).flat();
const unknown = asked.filter((word) => !all.some((measure) => isCalled(measure, word)));
if (unknown.length > 0) throw new Error(`No part is called ${unknown.join(' or ')}.`);

/**
 * Where the measurement failed, from the outer function inwards, such as `measurePeople, scrollPages (people.ts:95)`.
 */
function placeOf({ stack = '' }: Error): string {
  const places = [...stack.matchAll(/at (?:async )?(\w+) \(.*?\/bench\/(\w+\.tsx?:\d+)/gu)].toReversed();
  const steps = places.filter(([, step]) => step !== 'inTime' && step !== 'show');
  return `${steps.map(([, step]) => step).join(', ')} (${steps.at(-1)?.[2] ?? 'not in the bench'})`;
}

/** The first lines of the message, because Playwright appends its whole log. */
const reasonOf = (error: Error) =>
  error.message
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 4)
    .map((line) => `\n    ${line.trim().slice(0, 112)}`)
    .join('');

const stage = await setStage();
const figures: Result[] = [];
let unmeasured = 0;

/** Runs a measurement. If it fails, the reason is printed and the next ones are still run. */
async function show(measure: Measure): Promise<void> {
  try {
    const results = await measure(stage);
    for (const result of results) {
      figures.push(result);
      console.log(lineOf(result));
    }
    if (results.length === 0 || !results.every(isMeasured)) throw new Error('a figure is missing');
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error));
    unmeasured += 1;
    console.log(`  NOT MEASURED: ${placeOf(failure)}${reasonOf(failure)}`);
  } finally {
    await stage.endVisits();
  }
}

try {
  console.log(headLine);
  for (const [title, measures] of Object.entries(sections)) {
    const wanted = measures.filter(isAsked);
    if (wanted.length > 0) console.log(title);
    for (const measure of wanted) await show(measure);
  }
} finally {
  await stage.end();
}
console.log(`${figures.length} figures, ${figures.filter(isAbove).length} above, ${unmeasured} not measured`);
if (unmeasured > 0) process.exitCode = 1;
