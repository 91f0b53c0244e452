import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PrintedPlace } from '@/domain/payroll/printedSheet';
import type { SheetFile } from '@/domain/payroll/sheetFile';
import { bytesOfFile } from '@/shared/files/dataUrl';
import { PdfPages } from '@/shared/ui/pdf/PdfPages';
import type { Payroll } from '../usePayroll';
import { Button } from '@/shared/ui/buttons/Button';
import classes from './sheetPdf.module.scss';

interface SheetPdfProps {
  readonly payroll: Payroll;
  readonly file: SheetFile;
  /** Where to look first; without it, all pages are shown at once. */
  readonly place?: PrintedPlace | null;
}

/** A dropped PDF in a part of the dialog that scrolls: the rows around a place, or its pages. */
export function SheetPdf({ payroll, file: { key }, place = null }: SheetPdfProps) {
  const { t } = useTranslation('payroll');
  const source = payroll.files.read.find((one) => one.key === key)?.source;
  const [isWhole, setIsWhole] = useState(false);
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
  const cut = isWhole ? null : place;
  return (
    <div className={clsx('below-16', !cut && classes.isWhole)}>
      {place && (
        <p className="split text-small mb-2">
          <span className="text-secondary">{cut && t('sheet.cut', { page: cut.page })}</span>
          <Button
            look="link"
            label={t('sheet.whole')}
            aria-pressed={isWhole}
            onClick={() => setIsWhole(!isWhole)}
          />
        </p>
      )}
      <PdfPages
        bytes={bytes}
        label={t(cut ? 'sheet.cutOf' : 'sheet.pages', { name: source.name })}
        cut={cut ?? undefined}
      />
    </div>
  );
}
