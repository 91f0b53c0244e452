import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { RECENT_KINDS, type Recent, withRecent, withoutRecent } from '@/domain/search/recents';
import { isGone } from '../api/apiError';
import { changeOnDevice, readFromDevice } from '../storage/deviceStore';
import { readAs } from '../storage/keptSchema';
import { useUser } from '../store/hooks';

/** Names and addresses of the eight screens that were opened last. */
const NAME = 'recents';
const recentsKept = v.array(
  v.object({ kind: v.picklist(RECENT_KINDS), name: v.string(), path: v.pipe(v.string(), v.startsWith('/')) }),
);

const parsed = readAs(recentsKept, []);

/** The pages that the user opened last on this device, the newest first, without the current one; null until it is read. */
export function useRecents(): readonly Recent[] | null {
  const guid = useUser()?.guid;
  const { pathname, search } = useLocation();
  const [recents, setRecents] = useState<readonly Recent[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const read = async (user: string) => {
      const found = parsed(await readFromDevice(user, NAME));
      if (isCurrent) setRecents(found);
    };
    if (guid !== undefined) void read(guid);
    return () => {
      isCurrent = false;
    };
  }, [guid]);
  return recents && recents.filter(({ path }) => path !== pathname && path !== pathname + search);
}

/** Notes that something stands open, so that the search bar can offer the way back to it. */
export function useRememberRecent(kind: Recent['kind'], name: string, path: string): void {
  const guid = useUser()?.guid;
  useEffect(() => {
    if (guid !== undefined)
      void changeOnDevice(guid, NAME, (before) => withRecent(parsed(before), { kind, name, path }));
  }, [guid, kind, name, path]);
}

/**
 * Removes a page from the search bar if the service says that its subject does not exist, or not for this user.
 *
 * @param error of the call for the subject
 * @param path the one given to `useRememberRecent`
 */
export function useForgetRecent(error: unknown, path: string): void {
  const guid = useUser()?.guid;
  const hasGone = isGone(error);
  useEffect(() => {
    if (hasGone && guid !== undefined)
      void changeOnDevice(guid, NAME, (before) => withoutRecent(parsed(before), path));
  }, [hasGone, guid, path]);
}
