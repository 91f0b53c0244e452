import type { Page } from '@playwright/test';
import { guidOf } from '../accounts';
import { keepOnDevice } from './device';
import { TYPING_MS, awaitText, tookUntilPaint } from './paint';
import { type Stage, slowProcessor } from './stage';
import { type Result, median } from './table';
import { waitingRecord } from './waitingRecord';

/** How many records are created. */
const RECORDS = 1000;

/** Texts that are found in different numbers of records. */
const texts = ['pak', 'paket 1', 'aket 2', 'et 21', 'et 3', 'paket 33', 'et 4', 'ket 41', 'et 5', 'et 57'];

/** The page does not come to rest while it sends, so it is not waited for. */
async function typeLetters(page: Page): Promise<number> {
  const field = page.getByRole('combobox', { name: 'Search and filter work records' });
  const letters: number[] = [];
  for (const text of texts) {
    await page.waitForTimeout(500);
    await awaitText(page, 'input', 'main tbody tr:first-child b');
    await field.fill(text);
    letters.push((await tookUntilPaint(page)) - TYPING_MS);
  }
  return median(letters);
}

/** Measures a letter typed into the search of the list while a large batch is sent, as after a visit that broke off. */
export async function measureBatch(stage: Stage): Promise<Result[]> {
  const context = await stage.visit('member');
  const page = await context.newPage();
  await page.goto(`${stage.gateway.url}/work`);
  await page.locator('tr[data-record]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await slowProcessor(page, 4);
  await page.keyboard.press('f');
  await page.getByRole('combobox', { name: 'Search and filter work records' }).fill('ak');
  await page.getByText(/^of all [\d,]+ read$/u).waitFor({ timeout: 120_000 });
  await typeLetters(page);
  const alone = await typeLetters(page);

  const items = Array.from({ length: RECORDS }, (_, at) => ({
    key: `waiting-${at}`,
    since: Date.now(),
    id: null,
    before: null,
    want: waitingRecord(at, 2),
    attempt: null,
    trouble: null,
  }));
  const guid = guidOf(stage.server.service, 'member');
  await keepOnDevice(page, guid, 'work-outbox', { items, sent: [], unread: [] });
  // As if another tab had put them there.
  await page.evaluate(
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    (key) => new BroadcastChannel('tagwerk-device').postMessage(key),
    `${guid}/work-outbox`,
  );
  const waits = page.getByRole('button', { name: /^[\d,]+ wait/u });
  await waits.waitFor();
  const meanwhile = await typeLetters(page);
  // Not its text: that is waited for, if there is none any more.
  const isUnderWay = await waits.isVisible();
  await context.close();
  if (!isUnderWay) throw new Error('The batch ended too early.');
  return [
    {
      name: `find: a letter while ${RECORDS.toLocaleString('en')} records are created`,
      value: meanwhile,
      unit: 'ms',
      floor: { of: 'a letter without', value: alone },
      budget: 2,
    },
  ];
}
