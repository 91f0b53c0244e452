import { pieceOfWork } from './floor';
import { longestTask, longestTaskFigure, observeTasks } from './longTasks';
import { TYPING_MS, timedText } from './paint';
import { type Stage, slowProcessor } from './stage';
import { type Result, median } from './table';

/** Texts that are found in different numbers of records. */
const texts = [
  'pak',
  'paket 1',
  'paket 12',
  'aket 2',
  'et 21',
  'et 3',
  'paket 33',
  'et 4',
  'ket 41',
  'et 5',
  'et 57',
];

/** Columns, each with another first row than the one before. */
const columns = ['Customer', 'Project', 'Hours', 'Description', 'Hours', 'Customer'];

/** Measures the search in a list of 2,000 records: reading it, a letter, and another order. */
export async function measureFind(stage: Stage): Promise<Result[]> {
  const context = await stage.visit('member');
  const page = await context.newPage();
  await page.goto(`${stage.gateway.url}/work`);
  await page.locator('tr[data-record]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await slowProcessor(page, 4);
  await page.keyboard.press('f');
  const field = page.getByRole('combobox', { name: 'Search and filter work records' });
  await field.waitFor();
  await observeTasks(page);
  await field.fill('ak');
  await page.getByText(/^of all [\d,]+ read$/u).waitFor({ timeout: 120_000 });
  const reading = await longestTask(page);

  const letters: number[] = [];
  for (const text of texts) {
    const took = await timedText(page, 'input', 'main tbody tr:first-child b', async () => field.fill(text));
    letters.push(took - TYPING_MS);
  }
  const orders: number[] = [];
  await timedText(page, 'input', 'main tbody tr:first-child b', async () => field.fill('pak'));
  await page.keyboard.press('Escape');
  for (const name of columns) {
    const head = page.getByRole('columnheader', { name }).getByRole('button');
    orders.push(await timedText(page, 'click', 'main tr[data-record]', async () => head.click()));
  }
  const floor = await pieceOfWork(page);
  await context.close();
  return [
    longestTaskFigure('find: reading 2,000 records', [reading], floor),
    { name: 'find: a letter to the painted list', value: median(letters), unit: 'ms', floor, budget: 0.65 },
    {
      name: 'find: another order to the painted list',
      value: median(orders),
      unit: 'ms',
      floor,
      budget: 0.65,
    },
  ];
}
