import { type BatchState, batchIn, withoutBatch, withoutUnsent } from '@/domain/changes/batch';
import type { Outbox } from '@/domain/changes/outbox';
import { selectUser } from '../session/sessionSlice';
import { type DeviceKind, changeDeviceValue, readDeviceValue } from '../storage/deviceValue';
import type { Saving } from './save';
import { useOutbox } from './useWaitingItems';

type Kept<Content> = DeviceKind<Outbox<Content>>;

/**
 * How far a batch is (`SaveOptions`), in whichever tab or visit it is sent; `undefined` if there is none, or it is not read
 * yet. While many of its entries wait, it is told once a second.
 */
export function useBatch<Content>(kept: Kept<Content>, id: string): BatchState | undefined {
  return batchIn(useOutbox(kept), id);
}

/** Reads how far a batch is. */
export function readBatch<Content>(kept: Kept<Content>, id: string): Saving<BatchState | undefined> {
  return async (_dispatch, getState, extra) => {
    const guid = selectUser(getState())?.guid;
    return guid === undefined ? undefined : batchIn(await readDeviceValue({ extra, guid }, kept), id);
  };
}

function changeBatch<Content>(
  kept: Kept<Content>,
  change: (box: Outbox<Content>) => Outbox<Content>,
): Saving<void> {
  return async (_dispatch, getState, extra) => {
    const guid = selectUser(getState())?.guid;
    if (guid !== undefined) await changeDeviceValue({ extra, guid }, kept, change);
  };
}

/** Stops a batch, in whichever tab it is sent: the call that is under way ends, and the rest is withdrawn. */
export function stopBatch<Content>(kept: Kept<Content>, id: string): Saving<void> {
  return changeBatch(kept, (box) => withoutUnsent(box, id));
}

/** Lets go of a batch: its results are forgotten, and what still waits goes on waiting. */
export function endBatch<Content>(kept: Kept<Content>, id: string): Saving<void> {
  return changeBatch(kept, (box) => withoutBatch(box, id));
}
