import { useState, useEffect } from 'react';
import { useRootMark } from '@/shared/ui/window/useRootMark';
import { isHeld } from '../boardMarks';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useExtra } from '@/shared/store/hooks';

/**
 * The head folds below this scroll position, in pixels. It is larger than the height that folding gains, so that
 * folding cannot cause unfolding.
 */
const FOLD = 110;
/** The head unfolds above this scroll position, in pixels. */
const OPEN = 4;

/**
 * While the cards are scrolled down, the root has a class with which the styles reduce the board's head to its title on
 * phones. Nothing changes while a card is held, because the buckets would move under it.
 *
 * @returns a ref callback for the board, which listens to its scrolling and returns a cleanup function
 */
export function useFoldedHead(): (board: HTMLElement) => () => void {
  const [isFolded, setIsFolded] = useState(false);
  useRootMark('is-board-down', isFolded);

  return (board) => {
    function handleScroll() {
      if (isHeld(board)) return;
      if (board.scrollTop > FOLD) setIsFolded(true);
      else if (board.scrollTop < OPEN) setIsFolded(false);
    }
    board.addEventListener('scroll', handleScroll, { passive: true });
    return () => board.removeEventListener('scroll', handleScroll);
  };
}

/** How a board was left: its scroll position, and the heights of its cards, which the position depends on. */
class BoardPlace {
  left = 0;
  top = 0;
  readonly heights = new Map<string, number>();
}

/**
 * Restores a board to where it was left when the user comes back to it; a new visit begins at its start. The board scrolls
 * itself, so neither the browser nor the layout does this.
 *
 * @returns the known heights of its cards, and a ref callback for the board
 */
export function useBoardPlace() {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const { pagePlaces } = useExtra();
  const [place] = useState(() => {
    const left = navigation === NavigationType.Pop ? pagePlaces.get(key) : undefined;
    return left instanceof BoardPlace ? left : new BoardPlace();
  });
  // A dialog that is part of the address has a history entry of its own, with the same page behind it.
  useEffect(() => pagePlaces.set(key, place), [pagePlaces, key, place]);

  return {
    knownHeights: place.heights,
    /** A ref callback that restores the scroll position and then records it. Returns a cleanup function. */
    returnTo: (board: HTMLElement) => {
      board.scrollLeft = place.left;
      board.scrollTop = place.top;
      const note = () => {
        place.left = board.scrollLeft;
        place.top = board.scrollTop;
      };
      board.addEventListener('scroll', note, { passive: true });
      return () => board.removeEventListener('scroll', note);
    },
  };
}
