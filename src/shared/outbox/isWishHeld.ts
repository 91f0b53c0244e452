import type { Outbox } from '@/domain/outbox';
import { readFromDevice } from '../storage/deviceStore';
import type { DeviceKind } from '../storage/deviceValue';

/**
 * Whether a form's wish waits on the device or has gone out from there, so that its draft is not offered any more: a tab
 * may be closed while its form waits for the answer.
 */
export async function isWishHeld<Content>(
  kept: DeviceKind<Outbox<Content>>,
  guid: string,
  wish: string,
): Promise<boolean> {
  const { items, sent } = kept.parse(await readFromDevice(guid, kept.name));
  return [...items, ...sent].some(({ key }) => key === wish || key.startsWith(`${wish}/`));
}
