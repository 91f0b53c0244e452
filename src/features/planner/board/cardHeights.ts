import type { Task } from '@/domain/planner/kanban';

/** Space below each card, in pixels (`board.scss`). */
const GAP = 8;

/** Estimates the height of a card that has not been rendered yet. */
function guess({ title, dueDate, hasComments, members }: Task): number {
  const lines = Math.ceil(title.length / 28);
  const foot = dueDate !== null || hasComments || members.length > 0 ? 31 : 0;
  return 51 + lines * 20 + foot + GAP;
}

/** Heights of a board's cards in pixels, including the gap below; measured once a card has been rendered. */
export interface CardHeights {
  readonly of: (task: Task) => number;
  /** Starts measuring a card. Returns a cleanup function. */
  readonly watch: (id: string, card: Element) => () => void;
}

/**
 * Creates the card heights of one board.
 *
 * @param known heights measured earlier, by task id; new measurements are added to it
 */
export function createCardHeights(known: Map<string, number>): CardHeights {
  const ids = new WeakMap<Element, string>();
  const observer = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      const id = ids.get(target);
      const height = borderBoxSize[0]?.blockSize ?? 0;
      if (id !== undefined && height > 0) known.set(id, height + GAP);
    }
  });
  return {
    of: (task) => known.get(String(task.id)) ?? guess(task),
    watch: (id, card) => {
      ids.set(card, id);
      observer.observe(card);
      return () => observer.unobserve(card);
    },
  };
}
