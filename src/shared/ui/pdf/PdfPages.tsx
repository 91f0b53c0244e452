import { clsx } from 'clsx';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import classes from './pdfPages.module.scss';
import type { PdfPage, PdfSize } from './PdfPage';

interface PdfPagesProps {
  /** Undefined until they are read. */
  readonly bytes: Uint8Array<ArrayBuffer> | undefined;
  /** The accessible name, in the user's language. */
  readonly label: string;
  /** Shows only the first page, as a picture. */
  readonly isOnlyFirst?: boolean;
  /** Shows only the page with this place, in a low box that is scrolled to it. */
  readonly cut?: PdfPlace | undefined;
}

/** A place on a page. */
interface PdfPlace {
  /** From 1. */
  readonly page: number;
  /** By how many degrees the page is turned clockwise. */
  readonly rotation: number;
  /** In points from the upper edge of the page that is turned so. */
  readonly y: number;
}

type Reading =
  | { readonly kind: 'reading' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'read';
      readonly document: PDFDocumentProxy;
      /** The size of the first page that is shown, which each page has until it is read. */
      readonly size: PdfSize;
      readonly Page: ComponentType<ComponentProps<typeof PdfPage>>;
    };

/** Reads a PDF in a worker while it is shown. */
function usePdf(bytes: Uint8Array<ArrayBuffer> | undefined, number: number, rotation?: number): Reading {
  const [reading, setReading] = useState<Reading>({ kind: 'reading' });

  useEffect(() => {
    let isCurrent = true;
    let close: (() => Promise<void>) | undefined;
    async function read() {
      if (!bytes) return;
      const [{ PdfPage: Page }, { readPdf }] = await Promise.all([
        import('./PdfPage'),
        import('../../files/readPdf'),
      ]);
      if (!isCurrent) return;
      const opened = readPdf(bytes);
      ({ close } = opened);
      const document = await opened.document;
      const first = await document.getPage(number).catch(() => null);
      // A page that cannot be read has the shape of A4.
      const size = first?.getViewport({ scale: 1, rotation }) ?? { width: 210, height: 297 };
      if (isCurrent) setReading({ kind: 'read', document, size, Page });
    }
    read().catch(() => isCurrent && setReading({ kind: 'failed' }));
    return () => {
      isCurrent = false;
      setReading({ kind: 'reading' });
      void close?.();
    };
  }, [bytes, number, rotation]);

  return reading;
}

/**
 * The pages of a PDF below each other, with their number above. The app draws them itself, because phones have no PDF
 * viewer that works inside a page.
 */
export function PdfPages({ bytes, label, isOnlyFirst = false, cut }: PdfPagesProps) {
  const { t } = useTranslation('message');
  const reading = usePdf(bytes, cut?.page ?? 1, cut?.rotation);
  if (reading.kind === 'failed') return <p className="text-secondary mb-3">{t('notShown')}</p>;
  const count = reading.kind === 'read' ? reading.document.numPages : 0;
  const countLine = !isOnlyFirst && !cut && (
    <output className="block mb-2 text-secondary text-small figures">
      {count === 0 ? '\u00A0' : t('pages', { count })}
    </output>
  );
  if (reading.kind === 'reading')
    return (
      <>
        {countLine}
        <span className={clsx(cut ? classes.cut : classes.placeholder, 'skeleton')} aria-hidden="true" />
      </>
    );
  const { document, size, Page } = reading;
  if (isOnlyFirst)
    return (
      <div className={classes.pages} role="img" aria-label={label}>
        <Page document={document} number={1} assumed={size} notShown={t('notShown')} />
      </div>
    );
  if (cut)
    return (
      <CutOut label={label} share={cut.y / size.height}>
        <Page
          document={document}
          number={cut.page}
          rotation={cut.rotation}
          assumed={size}
          label={t('page', { number: cut.page, count })}
          notShown={t('notShown')}
        />
      </CutOut>
    );
  return (
    <>
      {countLine}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll what has the focus */}
      <section className={clsx(classes.pages, classes.isAll)} aria-label={label} tabIndex={0}>
        {Array.from({ length: count }, (_, at) => (
          <Page
            key={at + 1}
            document={document}
            number={at + 1}
            assumed={size}
            label={t('page', { number: at + 1, count })}
            notShown={t('notShown')}
          />
        ))}
      </section>
    </>
  );
}

interface CutOutProps {
  readonly label: string;
  /** How far down the page the place is, as a part of its height. */
  readonly share: number;
  readonly children: ReactNode;
}

/** A page in a low box in which a place is in the middle and marked. The rest of the page is reached by scrolling. */
function CutOut({ label, share, children }: CutOutProps) {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (current) current.scrollTop = current.scrollHeight * share - current.clientHeight / 2;
  }, [share]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll what has the focus
    <section className={classes.cut} aria-label={label} tabIndex={0} ref={box}>
      <div>
        {children}
        <span className={classes.mark} style={{ top: `${share * 100}%` }} />
      </div>
    </section>
  );
}
