import { guidOf } from '../accounts';
import { seedBoard } from '../service/seed/manyTasks';
import { pieceOfWork } from './floor';
import { TYPING_MS, timedText } from './paint';
import { type Stage, slowProcessor } from './stage';
import { type Result, median } from './table';

const card = '[data-rfd-draggable-id]';
const title = 'Gesuchter Plan';

/** Texts that are found in different numbers of tasks, each with another first card than the text before. */
const texts = [
  'altsystem',
  'lasttest',
  'protokoll',
  'schicht',
  'betriebsrat',
  'prüfen',
  'lasttest',
  'kunden',
];

/** Measures a board of 1,000 tasks: a letter in the field above it, and lanes of priorities instead of buckets. */
export async function measureBoardFind(stage: Stage, rounds = 5): Promise<Result[]> {
  const owner = guidOf(stage.server.service, 'member');
  const id = seedBoard(stage.server.service, owner, { title, buckets: 8, count: 1000 });
  const context = await stage.visit('member');
  const page = await context.newPage();
  await slowProcessor(page, 4);
  await page.goto(`${stage.gateway.url}/planner/kanban/${id}`);
  await page.locator(card).nth(19).waitFor();
  await page.waitForLoadState('networkidle');

  const field = page.getByRole('combobox', { name: 'Search and filter tasks' });
  const letters: number[] = [];
  for (const text of texts) {
    const took = await timedText(page, 'input', card, async () => field.fill(text));
    letters.push(took - TYPING_MS);
  }
  await field.fill('');
  await page.keyboard.press('Escape');
  const groups = page.getByLabel('By', { exact: true });
  const regrouped: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    regrouped.push(
      await timedText(page, 'change', 'main section', async () => groups.selectOption('priority')),
    );
    await timedText(page, 'change', 'main section', async () => groups.selectOption('bucket'));
  }
  const floor = await pieceOfWork(page);
  await context.close();
  const figure = { unit: 'ms', floor } as const;
  return [
    { name: 'board: a letter to the found tasks', value: median(letters), ...figure, budget: 1.9 },
    { name: 'board: in lanes of priorities', value: median(regrouped.slice(1)), ...figure, budget: 2.5 },
  ];
}
