import { clsx } from 'clsx';
import filePdf from 'bootstrap-icons/icons/file-earmark-pdf.svg?icon';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimeSheet } from '@/domain/sheets/timeSheet';
import { bytesOfFile } from '@/shared/files/dataUrl';
import { Button } from '@/shared/ui/buttons/Button';
import { PdfPages } from '@/shared/ui/pdf/PdfPages';
import type { MadePdf, TimeSheetPdf } from './useTimeSheetPdf';
import classes from './sheetPages.module.scss';

/** How long the surrounding page must rest before its first page is made unrequested, in milliseconds. */
const REST_MS = 1000;

interface SheetPagesProps {
  readonly sheet: TimeSheet;
  readonly pdf: TimeSheetPdf;
  /**
   * The first page is not the main content: it is made once the page around it rests, and a failure only leaves the
   * button.
   */
  readonly isAside?: boolean;
  /** Shown beside the button. */
  readonly children?: ReactNode;
}

/**
 * The first page of a sheet, so that the user sees what is being signed; a press shows all pages. It is mounted for one
 * sheet.
 */
export function SheetPages({ sheet, pdf, isAside = false, children }: SheetPagesProps) {
  const { t } = useTranslation('timeSheets');
  const { make, progressOf, show } = pdf;
  const isBusy = progressOf(sheet) !== undefined;
  const coming = useRef<Promise<MadePdf | null> | null>(null);
  /** `undefined` while the PDF is being made, null if there is none. */
  const [bytes, setBytes] = useState<Uint8Array<ArrayBuffer> | null>();
  const begin = useEffectEvent(async () => make(sheet, !isAside));

  useEffect(() => {
    let isCurrent = true;
    async function read() {
      coming.current = begin();
      const made = await coming.current;
      const content = made && (await bytesOfFile(made.file));
      if (isCurrent) setBytes(content);
    }
    const timer = setTimeout(() => void read(), isAside ? REST_MS : 0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      setBytes(undefined);
    };
  }, [isAside]);

  /** A press while the PDF is still being made waits for it. */
  const handleAll = async () => show(sheet, (await coming.current) ?? (await make(sheet)));

  return (
    <div className={clsx(classes.pages, isAside && classes.isAside)} aria-busy={isBusy}>
      <div className={classes.first}>
        {bytes !== null && <PdfPages bytes={bytes} label={t('pages.first')} isOnlyFirst />}
      </div>
      <div className={classes.buttons}>
        <Button
          size="sm"
          icon={filePdf}
          label={t(isBusy && !isAside ? 'pdf.waiting' : 'pages.all')}
          onClick={() => void handleAll()}
        />
        {children}
      </div>
    </div>
  );
}
