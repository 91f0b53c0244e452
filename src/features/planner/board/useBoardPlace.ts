import { usePagePlace } from '@/shared/lists/usePagePlace';

/** Where a board was left: how far it was scrolled, and how high its cards are, without which that means little. */
class BoardPlace {
  left = 0;
  top = 0;
  readonly heights = new Map<string, number>();
}

/**
 * On the way back a board is where it was left (it scrolls by itself, so that the browser does not see to it).
 *
 * @returns the heights of its cards as far as they are known, and what the board's element is given to
 */
export function useBoardPlace() {
  const place = usePagePlace(BoardPlace);

  return {
    knownHeights: place.heights,
    /** For the ref of what scrolls: takes it to its place and notes where it goes from there. Answers how to stop. */
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
