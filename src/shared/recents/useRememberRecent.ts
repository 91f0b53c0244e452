import { useEffect } from 'react';
import type { Recent } from '@/domain/search/recents';
import { useUser } from '../store/hooks';
import { keepRecent } from './recentsStore';

/** Notes that something stands open, so that the search bar can offer the way back to it. */
export function useRememberRecent(kind: Recent['kind'], name: string, path: string): void {
  const guid = useUser()?.guid;
  useEffect(() => {
    if (guid !== undefined) void keepRecent(guid, { kind, name, path });
  }, [guid, kind, name, path]);
}
