import { type TouchEvent, useRef } from 'react';

/** How far a finger must move for a swipe, in pixels. */
const FAR = 56;

interface Swipe {
  readonly onLeft: () => void;
  readonly onRight: () => void;
}

/** Handlers for a horizontal swipe, to be spread on an element: one finger, far enough, and more across than down. */
export function useSwipe({ onLeft, onRight }: Swipe) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const [across, down] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      start.current = null;
      if (Math.abs(across) < FAR || Math.abs(across) < 2 * Math.abs(down)) return;
      if (across < 0) onLeft();
      else onRight();
    },
    onTouchCancel: () => {
      start.current = null;
    },
  };
}
