import { openScript } from './bundle';
import { pieceOfWork } from './floor';
import { inTime } from './inTime';
import type { Stage } from './stage';
import type { Result } from './table';

const CHANGES = 2000;

/** Measures a long outbox: how long it takes to put a large batch of changes on the device. */
export async function measureOutbox(stage: Stage): Promise<Result[]> {
  const context = await stage.visit();
  const page = await openScript(context, stage.gateway.url, 'outboxPage.ts');
  const floor = await pieceOfWork(page);
  const put = page.evaluate(async (count) => window.putChanges(count), CHANGES);
  const value = await inTime(`${CHANGES} changes are on the device`, put, 180);
  await context.close();
  return [
    {
      name: `outbox: ${CHANGES.toLocaleString('en')} changes put there as a batch`,
      value,
      unit: 'ms',
      floor,
      budget: 3,
    },
  ];
}
