import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAYROLL_FORMATS, type PayrollFormat } from '@/domain/payroll/payroll';
import { refusals } from '@/domain/payroll/refusals';
import { env } from '@/shared/env';
import { Segmented } from '@/shared/ui/buttons/Segmented';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import type { OpenPayrollDialog } from '../payrollDialog';
import type { Payroll } from '../usePayroll';
import { AskAllLink } from '../AskLink';
import { FileParts } from './FileParts';
import { RefusalList } from './RefusalList';
import { WrittenBefore } from './WrittenBefore';
import { useExport } from './useExport';

interface ExportDialogProps {
  readonly payroll: Payroll;
  readonly onOpen: (dialog: OpenPayrollDialog) => void;
  readonly onClose: () => void;
}

/** Writes a month for the payroll program, or lists all that stands against it. */
export function ExportDialog({ payroll, onOpen, onClose }: ExportDialogProps) {
  const { t } = useTranslation('payroll');
  const [format, setFormat] = useState<PayrollFormat>('lodas');
  const work = useExport(payroll, format);
  const refused = refusals(format, {
    people: work.counted,
    settings: payroll.kept.settings,
    mileage: env.rates.mileage,
    open: payroll.result.open,
  });
  const isReady = refused.length === 0;
  return (
    <Dialog
      title={t('export.title')}
      subtitle={t('export.hint')}
      size="lg"
      cancelLabel={t('sheet.close')}
      onClose={onClose}
      footer={
        isReady ? (
          <>
            {format === 'lug' && (
              <button type="button" className="btn btn-quiet" onClick={work.saveFieldList}>
                {t('export.fieldList')}
              </button>
            )}
            <button
              type="button"
              className="btn btn-quiet"
              aria-disabled={work.isDrawing || !work.canCover}
              onClick={() => void (work.isDrawing || !work.canCover || work.saveCover())}
            >
              {t('export.cover')}
            </button>
            <button
              type="button"
              className="btn btn-primary"
              aria-disabled={work.isWriting || work.isEmpty}
              onClick={() => void (work.isWriting || work.isEmpty || work.save())}
            >
              {t('export.save')}
            </button>
          </>
        ) : (
          <AskAllLink payroll={payroll} />
        )
      }
    >
      <div className="mb-3">
        <Segmented
          label={t('export.format')}
          value={format}
          options={PAYROLL_FORMATS.map((value) => ({ value, label: t(`format.${value}`) }))}
          onChange={setFormat}
        />
      </div>
      {isReady ? (
        <>
          <WrittenBefore work={work} />
          {work.isEmpty ? (
            <p className="mb-3">{t('export.nobody')}</p>
          ) : (
            <FileParts work={work} format={format} />
          )}
        </>
      ) : (
        <RefusalList refused={refused} payroll={payroll} onOpen={onOpen} onClose={onClose} />
      )}
    </Dialog>
  );
}
