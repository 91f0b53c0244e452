import { useState } from 'react';
import { useRootMark } from '@/shared/ui/useRootMark';

/**
 * The head folds below this scroll position, in pixels. It is larger than the height gained, so that folding cannot
 * unfold it.
 */
const FOLD = 110;
/** The head unfolds above this scroll position, in pixels. */
const OPEN = 4;

/**
 * While the cards are scrolled down, the root has a class by which the styles reduce the board's head to its title on
 * phones. Nothing changes while a card is held, because the buckets would move under it.
 *
 * @returns a callback for the board's ref, which listens to its scrolling and returns how to stop
 */
export function useFoldedHead(): (board: HTMLElement) => () => void {
  const [isFolded, setIsFolded] = useState(false);
  useRootMark('is-board-down', isFolded);

  return (board) => {
    function handleScroll() {
      if (board.classList.contains('is-held')) return;
      if (board.scrollTop > FOLD) setIsFolded(true);
      else if (board.scrollTop < OPEN) setIsFolded(false);
    }
    board.addEventListener('scroll', handleScroll, { passive: true });
    return () => board.removeEventListener('scroll', handleScroll);
  };
}
