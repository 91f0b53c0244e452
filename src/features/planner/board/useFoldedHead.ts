import { useState } from 'react';
import { useRootMark } from '@/shared/ui/useRootMark';

/** How far down the head folds, in pixels: further than the room that this gives, so that it does not open again. */
const FOLD = 110;
/** How near the top it opens again, in pixels. */
const OPEN = 4;

/**
 * On a phone the head of a board keeps to its title while the cards are scrolled down (the styles do so by the root's
 * class). Nothing changes while a card is held: it would land elsewhere.
 *
 * @returns for the ref of what scrolls; answers how to stop
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
