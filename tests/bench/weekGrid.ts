import { bareField, pieceOfWork } from './floor';
import { inTime } from './inTime';
import { timedKey } from './paint';
import { type Stage, slowProcessor } from './stage';
import { type Result, median } from './table';

/** Measures the week grid of a user with 2,000 records: from a key to the next paint. */
export async function measureWeekGrid(stage: Stage, rounds = 9): Promise<Result[]> {
  const context = await stage.visit('member');
  const page = await context.newPage();
  await page.goto(`${stage.gateway.url}/work?view=week`);
  const cells = page.getByRole('grid').getByRole('textbox');
  await cells.first().waitFor();
  await slowProcessor(page, 4);
  const typing: number[] = [];
  const moving: number[] = [];
  const saving: number[] = [];
  // The first round is not counted, because the code is still being compiled.
  for (let round = -1; round < rounds; round += 1) {
    const cell = cells.nth(2);
    await cell.focus();
    const typed = await timedKey(page, '5');
    await page.keyboard.press('Escape');
    const moved = await timedKey(page, 'ArrowRight');
    await cell.focus();
    await page.keyboard.press(round % 2 === 0 ? '3' : '4');
    const answer = page.waitForResponse((response) => response.request().method() !== 'GET');
    const saved = await timedKey(page, 'Enter');
    await inTime('the service has the cell', answer);
    if (round < 0) continue;
    typing.push(typed);
    moving.push(moved);
    saving.push(saved);
  }
  const field = await bareField(page);
  const work = await pieceOfWork(page);
  await context.close();
  return [
    { name: 'week grid: typing into a cell', value: median(typing), unit: 'ms', floor: field, budget: 2.7 },
    {
      name: 'week grid: moving to another cell',
      value: median(moving),
      unit: 'ms',
      floor: field,
      budget: 2.3,
    },
    {
      name: 'week grid: Enter, shown as saved',
      value: median(saving),
      unit: 'ms',
      floor: work,
      budget: 0.75,
    },
  ];
}
