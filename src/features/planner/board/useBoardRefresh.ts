import { useEffect, useEffectEvent } from 'react';
import { api } from '@/shared/api/api';
import { useAppDispatch, useExtra } from '@/shared/store/hooks';

/** One change of another user may be several events: the board is read once for all of them. */
const PAUSE_MS = 250;

/**
 * Reads the open board again when the service tells of a change on it, and when the user comes back to the tab (contract,
 * "`kanbanevent`").
 *
 * @param boardId as it stands in the address
 */
export function useBoardRefresh(boardId: string): void {
  const dispatch = useAppDispatch();
  const { boardNews } = useExtra();
  const refresh = useEffectEvent(() => {
    dispatch(api.util.invalidateTags(['BoardDetails', 'BoardTask']));
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refreshSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => refresh(), PAUSE_MS);
    };
    const stopListening = boardNews.listen((changed) => {
      if (changed === null || changed === boardId) refreshSoon();
    });
    const handleVisibility = () => {
      if (document.visibilityState === 'visible') refreshSoon();
    };
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      clearTimeout(timer);
      stopListening();
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [boardId, boardNews]);
}
