import { type PDFDocumentProxy, type PDFPageProxy, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNear, useWidthOf } from '../window/useNear';
import classes from './pdfPage.module.scss';

/** The size of a page, in any unit. */
export type PdfSize = Pick<DOMRectReadOnly, 'width' | 'height'>;

interface PdfPageProps {
  readonly document: PDFDocumentProxy;
  /** From 1. */
  readonly number: number;
  /** By how many degrees it is turned clockwise, instead of what the file says. */
  readonly rotation?: number | undefined;
  /** The page's size until it is read, so that nothing below it moves. */
  readonly assumed: PdfSize;
  /**
   * Names the page, and makes its text selectable and readable for screen readers; without it, the page is a picture.
   */
  readonly label?: string;
  /** Said in the page's place if it cannot be drawn. */
  readonly notShown: string;
}

/**
 * A page of a PDF, as wide as there is room. It is drawn only near the window, because a drawn page takes megabytes.
 */
export function PdfPage({ document, number, rotation, assumed, label, notShown }: PdfPageProps) {
  const [place, isNear] = useNear<HTMLDivElement>();
  const [page, setPage] = useState<PDFPageProxy | null>(null);
  const width = useWidthOf(place);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (!isNear) return undefined;
    let isCurrent = true;
    document.getPage(number).then(
      (read) => isCurrent && setPage(read),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [document, number, isNear]);

  if (hasFailed) return <p className="text-secondary mb-3">{notShown}</p>;
  const size = page?.getViewport({ scale: 1, rotation }) ?? assumed;
  return (
    <div
      className={classes.page}
      ref={place}
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
      {...(label !== undefined && { role: 'group', 'aria-label': label })}
    >
      {isNear && page && width > 0 && (
        <DrawnPage
          key={width}
          page={page}
          rotation={rotation}
          scale={width / size.width}
          isReadable={label !== undefined}
          onFailed={() => setHasFailed(true)}
        />
      )}
    </div>
  );
}

interface DrawnPageProps {
  readonly page: PDFPageProxy;
  readonly rotation: number | undefined;
  /** CSS pixels for a point. */
  readonly scale: number;
  readonly isReadable: boolean;
  readonly onFailed: () => void;
}

/**
 * Starts to draw, and returns what ends it. An effect that throws would take the whole screen down, so whatever the
 * library throws, at once or later, only leads to `onFailed`.
 */
function startDrawing(
  start: () => { readonly promise: Promise<unknown>; readonly cancel: () => void },
  onFailed?: () => void,
): () => void {
  let isCurrent = true;
  let cancel: (() => void) | undefined;
  async function draw() {
    try {
      const drawing = start();
      cancel = () => drawing.cancel();
      await drawing.promise;
    } catch {
      // Cancelling a drawing makes it reject, too.
      if (isCurrent) onFailed?.();
    }
  }
  void draw();
  return () => {
    isCurrent = false;
    cancel?.();
  };
}

/** The picture of a page with its text above. It is mounted for one size. */
function DrawnPage({ page, rotation, scale, isReadable, onFailed }: DrawnPageProps) {
  const picture = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const fail = useEffectEvent(onFailed);

  useEffect(() => {
    const { current: canvas } = picture;
    if (!canvas) return undefined;
    return startDrawing(() => {
      const viewport = page.getViewport({ scale: scale * devicePixelRatio, rotation });
      Object.assign(canvas, { width: viewport.width, height: viewport.height });
      return page.render({ canvas, viewport });
    }, fail);
  }, [page, rotation, scale]);

  useEffect(() => {
    const { current: container } = words;
    if (!container) return undefined;
    // Without its text, which can be selected, the page still has its picture.
    return startDrawing(() => {
      const textContentSource = page.streamTextContent();
      const viewport = page.getViewport({ scale, rotation });
      container.style.rotate = `${viewport.rotation}deg`;
      const layer = new TextLayer({ textContentSource, container, viewport });
      return { promise: layer.render(), cancel: () => layer.cancel() };
    });
  }, [page, rotation, scale]);

  return (
    <>
      <canvas ref={picture} aria-hidden="true" />
      {isReadable && <div className={classes.words} ref={words} style={{ '--total-scale-factor': scale }} />}
    </>
  );
}
