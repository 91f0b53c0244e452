import type { Task } from '@/domain/planner/kanban';

/** Below each card, in pixels (`board.scss`). */
const GAP = 8;

/** Of a card that has not been on the screen: what it is likely to take up. */
function guess({ title, dueDate, hasComments, members }: Task): number {
  const lines = Math.ceil(title.length / 28);
  const foot = dueDate !== null || hasComments || members.length > 0 ? 31 : 0;
  return 51 + lines * 20 + foot + GAP;
}

/** How high the cards of a board are, in pixels and with the gap below; measured once they have been on the screen. */
export interface CardHeights {
  readonly of: (task: Task) => number;
  /** Measures a card from now on. Answers how to stop. */
  readonly watch: (id: string, card: Element) => () => void;
}

/**
 * Heights of the cards of one board.
 *
 * @param known those that were measured before, by the tasks' ids; what is measured is added there
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
