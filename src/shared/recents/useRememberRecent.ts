import { useEffect } from 'react';
import type { Recent } from '@/domain/search/recents';
import { selectUser } from '../session/sessionSlice';
import { useAppSelector } from '../store/hooks';
import { keepRecent } from './recentsStore';

/** Notes that something stands open, so that the search bar can offer the way back to it. */
export function useRememberRecent(kind: Recent['kind'], name: string, path: string): void {
  const guid = useAppSelector(selectUser)?.guid;
  useEffect(() => {
    if (guid !== undefined) void keepRecent(guid, { kind, name, path });
  }, [guid, kind, name, path]);
}
