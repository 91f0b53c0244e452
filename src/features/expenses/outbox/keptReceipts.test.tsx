import { expect, test, vi } from 'vitest';
import type { KeptReceipt, Receipt } from '@/domain/money/expense';
import { EMPTY_OUTBOX } from '@/domain/changes/outbox';
import { dropReceipt, keepReceipt, sweepReceipts, wholeReceipt } from './keptReceipts';

const receipt: Receipt = {
  filename: 'taxi.png',
  contentType: 'image/png',
  path: 'data:image/png;base64,iVBORw0KGgo=',
};

async function keep(key: string): Promise<KeptReceipt> {
  const kept = await keepReceipt('g-1', key, receipt, EMPTY_OUTBOX);
  if (!kept) throw new Error('there is room');
  return kept;
}

test('files that no waiting expense needs are removed after a minute, but not before, and not those of other users (R-14.39)', async () => {
  const own = await keep('waiting-1');
  const ofNewerVersion = await keep('waiting-12');
  const leftOver = await keep('waiting-123');
  const ofSomebodyElse = await keepReceipt('g-2', 'waiting-123', receipt, EMPTY_OUTBOX);
  vi.setSystemTime(Date.now() + 61_000);
  const justSaved = await keep('waiting-4');
  const key = 'waiting-1';
  await sweepReceipts('g-1', {
    ...EMPTY_OUTBOX,
    items: [{ key, since: 0, id: null, before: null, want: null, attempt: null, trouble: null }],
    unread: [{ key: 'waiting-12', tomorrow: true }],
  });
  for (const kept of [own, ofNewerVersion, justSaved])
    expect(await wholeReceipt('g-1', kept)).toEqual(receipt);
  expect(await wholeReceipt('g-1', leftOver)).toBeNull();
  expect(ofSomebodyElse && (await wholeReceipt('g-2', ofSomebodyElse))).toEqual(receipt);
});

test('a file that is kept again while others are removed stays', async () => {
  const first = await keep('waiting-1');
  const sweeping = sweepReceipts('g-1', EMPTY_OUTBOX);
  await dropReceipt('g-1', first);
  const again = await keep('waiting-1');
  await sweeping;
  expect(await wholeReceipt('g-1', again)).toEqual(receipt);
});
