import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWhenIdle } from '../ui/timing/useWhenIdle';

/** The library starts loading when the chart is at most this far below the window, in pixels. */
const AHEAD_PX = 300;

/**
 * Loads the drawing of a chart when its place comes near the window; until then the values are shown as text. The code
 * is fetched in advance, when the browser is idle.
 */
export function useDrawing<Props>(load: () => Promise<ComponentType<Props>>) {
  const { t } = useTranslation('charts');
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
    /** Set this on the element that holds the drawing. */
    place,
    /** The component that draws, once the library is loaded. */
    Canvas: canvas === null || canvas === 'failed' ? null : canvas.Canvas,
    /** The library could not be loaded. */
    undrawn: canvas === 'failed' ? { text: t('drawingFailed'), onRetry: () => setCanvas(null) } : undefined,
  };
}
