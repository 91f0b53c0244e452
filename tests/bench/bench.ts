import { measureChoosing } from './choosing';
import { measureCustomers } from './customers';
import { measureDashboard } from './dashboard';
import { measureFirstScreen } from './firstScreen';
import { measureInteractions } from './interactions';
import { measureLoaded } from './loaded';
import { measurePeople } from './people';
import { measurePlanner } from './planner';
import { measureSearch } from './search';
import { setStage } from './stage';
import { benchPdf } from './pdf';
import { measurePdfInBrowser } from './pdfInBrowser';
import { measureSpeedOfUse } from './speedOfUse';
import { printTable } from './table';
import { measureWeekGrid } from './weekGrid';

/**
 * `npm run bench`: numbers with budgets. They depend on the machine, so this is no test and ends well even above a
 * budget; the build fails by itself when a screen grows too big.
 */
const stage = await setStage();
try {
  printTable('Loaded by Chromium, brotli', await measureLoaded(stage));
  printTable(
    'Sign-in at 1.6 Mbit/s, 150 ms, processor 4x slower; median of 5',
    await measureFirstScreen(stage),
  );
  printTable(
    'Work screen with 2,000 records, event to next paint; median of 9',
    await measureInteractions(stage),
  );
  printTable(
    'Week grid with 2,000 records, processor 4x slower, key to next paint; median of 9',
    await measureWeekGrid(stage),
  );
  printTable('Quick entry and month, processor 4x slower; medians', await measureSpeedOfUse(stage));
  printTable(
    'Choosing among 5,000 customers and 2,000 projects, event to next paint; median of 5',
    await measureChoosing(stage),
  );
  printTable('Dashboard, median of 5', await measureDashboard(stage));
  printTable('Customers, click to painted screen, median of 5; export', await measureCustomers(stage));
  printTable(
    'Employee network: 200 people with photos, scrolled through, 20 a page',
    await measurePeople(stage),
  );
  printTable('Search, median of 13', await measureSearch(stage));
  printTable('Planner, processor 4x slower; medians', await measurePlanner(stage));
  printTable('PDF time sheet in the browser, median of 3', await measurePdfInBrowser(stage));
} finally {
  await stage.end();
}
await benchPdf();
