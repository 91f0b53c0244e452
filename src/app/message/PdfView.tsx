import filePdf from 'bootstrap-icons/icons/file-earmark-pdf.svg?icon';
import { useEffect, useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { Icon } from '@/shared/ui/Icon';
import './pdfView.scss';
import { pdfPageCount } from './pdfPageCount';

interface PdfViewProps {
  readonly title: string;
  /** Address of the file, and what is in it. */
  readonly url: string;
  readonly bytes: Uint8Array;
}

/** A PDF in the browser's own viewer, with its page count; phones have no such viewer and are told so. */
export function PdfView({ title, url, bytes }: PdfViewProps) {
  const { t } = useTranslation('message');
  const [pages, setPages] = useState<number | undefined>();

  useEffect(() => {
    let isCurrent = true;
    void pdfPageCount(bytes).then((count) => isCurrent && setPages(count));
    return () => {
      isCurrent = false;
    };
  }, [bytes]);

  return (
    <div className="tw-pdf">
      <output className="t2 fs13 num">{pages !== undefined && t('pages', { count: pages })}</output>
      {navigator.pdfViewerEnabled ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- no viewer runs in a sandbox, and a PDF is no page
        <iframe src={`${url}#navpanes=0`} title={title} />
      ) : (
        <p className="instead">
          <Icon of={filePdf} />
          {t('notShown')}
        </p>
      )}
    </div>
  );
}
