import { type PDFDocumentProxy, type PDFPageProxy, PDFWorker, TextLayer, getDocument } from 'pdfjs-dist';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useNear } from '../window/useNear';
import classes from './pdfPage.module.scss';

interface PdfPageProps {
  readonly document: PDFDocumentProxy;
  /** From 1. */
  readonly number: number;
  /**
   * Names the page, and makes its text selectable and readable for screen readers; without it, the page is a picture.
   */
  readonly label?: string;
}

/**
 * A page of a PDF, as wide as there is room. It is drawn only near the window, because a drawn page takes megabytes.
 */
export function PdfPage({ document, number, label }: PdfPageProps) {
  const [place, isNear] = useNear<HTMLDivElement>();
  const [page, setPage] = useState<PDFPageProxy | null>(null);
  const [width, setWidth] = useState(0);

  useEffect(() => {
    const { current } = place;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => setWidth(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, [place]);

  useEffect(() => {
    // The first page is always read, so that its room does not change when the user scrolls near it.
    if (!isNear && number > 1) return undefined;
    let isCurrent = true;
    document.getPage(number).then(
      (read) => isCurrent && setPage(read),
      // A page that cannot be read stays white; the file can still be downloaded.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [document, number, isNear]);

  // Until the page is read, assume a sheet of paper.
  const size = page?.getViewport({ scale: 1 }) ?? { width: 210, height: 297 };
  return (
    <div
      className={classes.page}
      ref={place}
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
      {...(label !== undefined && { role: 'group', 'aria-label': label })}
    >
      {isNear && page && width > 0 && (
        <DrawnPage key={width} page={page} scale={width / size.width} isReadable={label !== undefined} />
      )}
    </div>
  );
}

interface DrawnPageProps {
  readonly page: PDFPageProxy;
  /** CSS pixels for a point. */
  readonly scale: number;
  readonly isReadable: boolean;
}

/** The picture of a page with its text above. It is mounted for one size. */
function DrawnPage({ page, scale, isReadable }: DrawnPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const style: CSSProperties & Record<'--total-scale-factor', number> = { '--total-scale-factor': scale };

  useEffect(() => {
    if (!canvas.current) return undefined;
    const viewport = page.getViewport({ scale: scale * devicePixelRatio });
    Object.assign(canvas.current, { width: viewport.width, height: viewport.height });
    const drawing = page.render({ canvas: canvas.current, viewport });
    // Cancelling a drawing makes it reject.
    drawing.promise.catch(() => undefined);
    return () => drawing.cancel();
  }, [page, scale]);

  useEffect(() => {
    if (!words.current) return undefined;
    const layer = new TextLayer({
      textContentSource: page.streamTextContent(),
      container: words.current,
      viewport: page.getViewport({ scale }),
    });
    layer.render().catch(() => undefined);
    return () => layer.cancel();
  }, [page, scale]);

  return (
    <>
      <canvas ref={canvas} aria-hidden="true" />
      {isReadable && <div className={classes.words} ref={words} style={style} />}
    </>
  );
}

/** A PDF that a worker of its own is reading. */
interface PdfReading {
  /** Rejects if the file is damaged or needs a password. */
  readonly document: Promise<PDFDocumentProxy>;
  /** Ends the worker; drawings under way reject. */
  readonly close: () => Promise<void>;
}

/** Reads a PDF in order to draw its pages. */
export function readPdf(bytes: Uint8Array<ArrayBuffer>): PdfReading {
  const port = new Worker(new URL('./pdfWorker.ts', import.meta.url), { type: 'module' });
  const worker = PDFWorker.create({ port });
  // The library takes over the bytes that it is given, so it gets a copy, and the page's policy allows no `eval`.
  const task = getDocument({ data: bytes.slice(), worker, isEvalSupported: false });
  return {
    document: task.promise,
    close: async () => {
      await task.destroy();
      worker.destroy();
      port.terminate();
    },
  };
}
