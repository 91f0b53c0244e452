import filePdf from 'bootstrap-icons/icons/file-earmark-pdf.svg?icon';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { TimeSheet } from '@/domain/timeSheet';
import { Icon } from '@/shared/ui/Icon';
import './sheetPages.scss';
import { useSheetPages } from './useSheetPages';

interface Made {
  readonly file: Blob;
  readonly url: string;
}

/** The first page of a sheet, so that one sees what one signs; a press shows all pages. It is mounted for one sheet. */
export function SheetPages({ sheet }: { readonly sheet: TimeSheet }) {
  const { t } = useTranslation('timeSheets');
  const { isBusy, isShownHere, make, show } = useSheetPages(sheet);
  const [made, setMade] = useState<Made | null>(null);
  const begin = useEffectEvent(make);

  useEffect(() => {
    if (!isShownHere) return undefined;
    let url = '';
    let isCurrent = true;
    async function read() {
      const file = await begin();
      if (!isCurrent || !file) return;
      url = URL.createObjectURL(file);
      setMade({ file, url });
    }
    void read();
    return () => {
      isCurrent = false;
      setMade(null);
      if (url !== '') URL.revokeObjectURL(url);
    };
  }, [isShownHere]);

  return (
    <div className="tw-sheet-pages" aria-busy={isBusy}>
      {made ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- no viewer runs in a sandbox, and a PDF is no page
        <iframe
          src={`${made.url}#page=1&toolbar=0&navpanes=0&view=Fit`}
          title={t('pages.first')}
          tabIndex={-1}
        />
      ) : (
        isBusy && <span className="sk" aria-hidden="true" />
      )}
      <button
        type="button"
        className="btn btn-quiet btn-sm"
        aria-disabled={isBusy}
        onClick={() => !isBusy && show(made?.file ?? null)}
      >
        <Icon of={filePdf} />
        {t(isBusy ? 'pdf.waiting' : 'pages.all')}
      </button>
    </div>
  );
}
