import filePdf from 'bootstrap-icons/icons/file-earmark-pdf.svg?icon';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { TimeSheet } from '@/domain/timeSheet';
import { bytesOfFile } from '@/shared/files/dataUrl';
import { Icon } from '@/shared/ui/Icon';
import { PdfPages } from '@/shared/ui/pdf/PdfPages';
import './sheetPages.scss';
import { useSheetPages } from './useSheetPages';

/** The first page of a sheet, so that one sees what one signs; a press shows all pages. It is mounted for one sheet. */
export function SheetPages({ sheet }: { readonly sheet: TimeSheet }) {
  const { t } = useTranslation('timeSheets');
  const { isBusy, make, show } = useSheetPages(sheet);
  const coming = useRef<Promise<Blob | null> | null>(null);
  const [bytes, setBytes] = useState<Uint8Array<ArrayBuffer> | null>(null);
  const begin = useEffectEvent(make);

  useEffect(() => {
    let isCurrent = true;
    async function read() {
      coming.current = begin();
      const file = await coming.current;
      const content = file && (await bytesOfFile(file));
      if (isCurrent) setBytes(content);
    }
    void read();
    return () => {
      isCurrent = false;
      setBytes(null);
    };
  }, []);

  /** A press while it is still being made waits for it. */
  const handleAll = async () => show((await coming.current) ?? null);

  return (
    <div className="tw-sheet-pages" aria-busy={isBusy}>
      <div className="first">
        {bytes ? (
          <PdfPages bytes={bytes} label={t('pages.first')} isOnlyFirst />
        ) : (
          isBusy && <span className="sk" aria-hidden="true" />
        )}
      </div>
      <button type="button" className="btn btn-quiet btn-sm" onClick={() => void handleAll()}>
        <Icon of={filePdf} />
        {t(isBusy ? 'pdf.waiting' : 'pages.all')}
      </button>
    </div>
  );
}
