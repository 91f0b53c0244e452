import { useState } from 'react';

/**
 * The active option below a field. It belongs to the text that the options were offered for: after another letter it
 * starts again.
 *
 * @param text the typed text
 * @param count how many options there are
 * @param first the active option before an arrow key was pressed
 */
export function useActiveOption(text: string, count: number, first: number | null = null) {
  const [moved, setMoved] = useState<{ readonly text: string; readonly at: number } | null>(null);
  const isMoved = moved !== null && moved.text === text && moved.at < count;
  const at = isMoved ? moved.at : first;

  return {
    at,
    /** An arrow key was pressed. */
    isMoved,
    moveTo: (next: number) => setMoved({ text, at: Math.max(0, Math.min(count - 1, next)) }),
    /** Moves to the next or previous option, and from one end to the other. */
    step: (direction: 1 | -1) => {
      const next = at === null ? (direction === 1 ? 0 : count - 1) : at + direction;
      setMoved({ text, at: (next + count) % count });
    },
    forget: () => setMoved(null),
  };
}
