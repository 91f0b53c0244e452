import { measureChoosing } from './choosing';
import { measureCustomers } from './customers';
import { measureDashboard } from './dashboard';
import { measureFirstScreen } from './firstScreen';
import { measureInteractions } from './interactions';
import { measureLoaded } from './loaded';
import { measurePeople } from './people';
import { measurePlanner } from './planner';
import { measureSaving } from './saving';
import { measureSearch } from './search';
import { type Stage, setStage } from './stage';
import { benchPdf } from './pdf';
import { measurePdfInBrowser } from './pdfInBrowser';
import { measureSpeedOfUse } from './speedOfUse';
import { type Result, printTable } from './table';
import { measureWeekGrid } from './weekGrid';

/**
 * `npm run bench`: numbers with budgets. They depend on the machine, so this is no test and ends well even above a
 * budget; the build fails by itself when a screen grows too big.
 */
const stage = await setStage();

/** One that cannot be measured is said, and the others are measured all the same. */
async function show(title: string, measure: (stage: Stage) => Promise<readonly Result[]>): Promise<void> {
  try {
    printTable(title, await measure(stage));
  } catch (error) {
    console.log(`\n${title}\n  could not be measured: ${String(error)}`);
    process.exitCode = 1;
  }
}

try {
  await show('Loaded by Chromium, brotli', measureLoaded);
  await show('Sign-in at 1.6 Mbit/s, 150 ms, processor 4x slower; median of 5', measureFirstScreen);
  await show('Work screen with 2,000 records, event to next paint; median of 9', measureInteractions);
  await show(
    'Week grid with 2,000 records, processor 4x slower, key to next paint; median of 9',
    measureWeekGrid,
  );
  await show('Saving, with 2,000 records; medians', measureSaving);
  await show('Quick entry and month, processor 4x slower; medians', measureSpeedOfUse);
  await show(
    'Choosing among 5,000 customers and 2,000 projects, event to next paint; median of 5',
    measureChoosing,
  );
  await show('Dashboard, median of 5', measureDashboard);
  await show('Customers, click to painted screen, median of 5; export', measureCustomers);
  await show('Employee network: 200 people with photos, scrolled through, 20 a page', measurePeople);
  await show('Search, median of 13', measureSearch);
  await show('Planner, processor 4x slower; medians', measurePlanner);
  await show('PDF time sheet in the browser, median of 3', measurePdfInBrowser);
} finally {
  await stage.end();
}
await benchPdf();
