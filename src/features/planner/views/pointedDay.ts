import { type IsoDate, isIsoDate } from '@/domain/time/period';

/** A position in the window. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** The day at a position; null if there is none. */
function dayAt(week: HTMLElement, { x, y }: Point): IsoDate | null {
  for (const element of week.querySelectorAll<HTMLElement>('[data-day]')) {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const { day = '' } = element.dataset;
    if (x >= left && x < right && y >= top && y < bottom && isIsoDate(day)) return day;
  }
  return null;
}

/**
 * Follows mouse and finger over the days of a week, also while the page scrolls below them.
 *
 * @param onDay called with the day below the pointer, which may be the same as before
 * @returns a cleanup function
 */
export function followPointer(week: HTMLElement, onDay: (day: IsoDate | null) => void): () => void {
  const ending = new AbortController();
  const options = { capture: true, passive: true, signal: ending.signal };
  let point: Point | null = null;

  function tell(next: Point | null) {
    point = next;
    if (point) onDay(dayAt(week, point));
  }

  window.addEventListener('mousemove', ({ clientX: x, clientY: y }) => tell({ x, y }), options);
  window.addEventListener(
    'touchmove',
    ({ touches }) => {
      const [touch] = touches;
      tell(touch ? { x: touch.clientX, y: touch.clientY } : point);
    },
    options,
  );
  window.addEventListener('scroll', () => tell(point), options);
  return () => ending.abort();
}
