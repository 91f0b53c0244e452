import { bareField } from './floor';
import { timedKey } from './paint';
import { type Stage, slowProcessor } from './stage';
import { type Result, median } from './table';

/**
 * The pause of a quick typist between two keys, in milliseconds. Without a pause, the paint after a key would include
 * the parsing of the line for the key before.
 */
const TYPIST_MS = 120;

/** Measures typing in the quick entry: from a key to the next paint. */
export async function measureQuickEntry(stage: Stage): Promise<Result[]> {
  const context = await stage.visit('member');
  const page = await context.newPage();
  await page.goto(`${stage.gateway.url}/work`);
  const line = page.getByRole('combobox', { name: 'Quick entry' });
  await line.waitFor();
  await line.focus();
  await page.keyboard.type('2h ');
  await slowProcessor(page, 4);
  const times: number[] = [];
  for (const key of 'Kessler MES load test') {
    times.push(await timedKey(page, key));
    await page.waitForTimeout(TYPIST_MS);
  }
  const floor = await bareField(page);
  await context.close();
  return [{ name: 'a key in the quick entry', value: median(times), unit: 'ms', floor, budget: 2 }];
}
