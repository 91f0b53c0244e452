import * as v from 'valibot';
import { RECENT_KINDS, type Recent, withRecent, withoutRecent } from '@/domain/search/recents';
import { changeOnDevice, readFromDevice } from '../storage/deviceStore';
import { readAs } from '../storage/keptSchema';

/** Names and addresses of the eight screens that were opened last. */
const NAME = 'recents';
const recentsKept = v.array(
  v.object({ kind: v.picklist(RECENT_KINDS), name: v.string(), path: v.pipe(v.string(), v.startsWith('/')) }),
);

const parsed = readAs(recentsKept, []);

/** The pages that a person opened last on this device, the newest first. */
export async function readRecents(userGuid: string): Promise<readonly Recent[]> {
  return parsed(await readFromDevice(userGuid, NAME));
}

/** Remembers that a person opened something on this device. */
export async function keepRecent(userGuid: string, opened: Recent): Promise<void> {
  await changeOnDevice(userGuid, NAME, (before) => withRecent(parsed(before), opened));
}

/** Removes a screen that a person can no longer open. */
export async function forgetRecent(userGuid: string, path: string): Promise<void> {
  await changeOnDevice(userGuid, NAME, (before) => withoutRecent(parsed(before), path));
}
