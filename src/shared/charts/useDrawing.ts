import { type ComponentType, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWhenIdle } from '../ui/useWhenIdle';

/** How far below the window a chart may be when its library begins to load, in pixels. */
const AHEAD_PX = 300;

interface Drawing<Props> {
  /** To be set on what the drawing stands in. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** Draws, once the library is there. */
  readonly Canvas: ComponentType<Props> | null;
  /** The library could not be loaded. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * Loads what draws a chart when its place comes near the window; the values stand there as text before that. The code is
 * fetched before, when the browser has nothing else to do.
 */
export function useDrawing<Props>(load: () => Promise<ComponentType<Props>>): Drawing<Props> {
  const place = useRef<HTMLDivElement>(null);
  const [canvas, setCanvas] = useState<{ readonly Canvas: ComponentType<Props> } | 'failed' | null>(null);

  useWhenIdle(load);

  const fetch = useEffectEvent(() => {
    load().then(
      (Canvas) => setCanvas({ Canvas }),
      () => setCanvas('failed'),
    );
  });

  useEffect(() => {
    if (canvas !== null || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        fetch();
      },
      { rootMargin: `${AHEAD_PX}px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [canvas]);

  return {
    place,
    Canvas: canvas === null || canvas === 'failed' ? null : canvas.Canvas,
    hasFailed: canvas === 'failed',
    retry: () => setCanvas(null),
  };
}
