import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Recent } from '@/domain/search/recents';
import { useUser } from '../store/hooks';
import { readRecents } from './recentsStore';

/** The pages that the user opened last on this device, without the current one; null until it is read. */
export function useRecents(): readonly Recent[] | null {
  const guid = useUser()?.guid;
  const { pathname, search } = useLocation();
  const [recents, setRecents] = useState<readonly Recent[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const read = async (user: string) => {
      const found = await readRecents(user);
      if (isCurrent) setRecents(found);
    };
    if (guid !== undefined) void read(guid);
    return () => {
      isCurrent = false;
    };
  }, [guid]);
  const isHere = ({ path }: Recent) => path === pathname || path === pathname + search;
  return recents && recents.filter((recent) => !isHere(recent));
}
