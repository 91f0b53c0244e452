import * as v from 'valibot';
import { readFromDevice } from '../storage/deviceStore';

const named = v.array(v.object({ key: v.string() }));
const keysSchema = v.fallback(v.object({ items: named, sent: named }), { items: [], sent: [] });

/**
 * Whether a form's wish waits on the device or has been sent from there.
 *
 * @param outbox name of the outbox; without one nothing waits
 */
export async function isWishHeld(guid: string, outbox: string | undefined, wish: string): Promise<boolean> {
  if (outbox === undefined) return false;
  const { items, sent } = v.parse(keysSchema, await readFromDevice(guid, outbox));
  return [...items, ...sent].some(({ key }) => key === wish || key.startsWith(`${wish}/`));
}
