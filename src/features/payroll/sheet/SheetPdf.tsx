import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bytesOfFile } from '@/shared/files/dataUrl';
import { PdfPages } from '@/shared/ui/pdf/PdfPages';
import classes from './sheetPdf.module.scss';

/** The pages of a dropped PDF, in a part of the dialog that scrolls. */
export function SheetPdf({ source }: { readonly source: File | undefined }) {
  const { t } = useTranslation('payroll');
  /** Null if the file cannot be read any more. */
  const [bytes, setBytes] = useState<Uint8Array<ArrayBuffer> | null>();
  useEffect(() => {
    let isCurrent = true;
    const show = (content: Uint8Array<ArrayBuffer> | null) => isCurrent && setBytes(content);
    if (source) bytesOfFile(source).then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [source]);
  if (!source || bytes === null) return <p className="text-secondary mb-3">{t('sheet.gone')}</p>;
  return (
    <div className={classes.pages}>
      {bytes && <PdfPages bytes={bytes} label={t('sheet.pages', { name: source.name })} />}
    </div>
  );
}
