import { useState } from 'react';

/**
 * Which of the options below a field the keys are on. It belongs to the text that they were offered for: after another
 * letter the keys begin anew.
 *
 * @param text what is typed
 * @param count how many options there are
 * @param first the one that counts as chosen before the keys have chosen another
 */
export function useActiveOption(text: string, count: number, first: number | null = null) {
  const [moved, setMoved] = useState<{ readonly text: string; readonly at: number } | null>(null);
  const isMoved = moved !== null && moved.text === text && moved.at < count;
  const at = isMoved ? moved.at : first;

  return {
    at,
    /** The keys have chosen it. */
    isMoved,
    moveTo: (next: number) => setMoved({ text, at: Math.max(0, Math.min(count - 1, next)) }),
    /** The next one or the one before; from an end to the other. */
    step: (direction: 1 | -1) => {
      const next = at === null ? (direction === 1 ? 0 : count - 1) : at + direction;
      setMoved({ text, at: (next + count) % count });
    },
    forget: () => setMoved(null),
  };
}
