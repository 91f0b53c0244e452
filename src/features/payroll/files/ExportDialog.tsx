import download from 'bootstrap-icons/icons/download.svg?icon';
import printer from 'bootstrap-icons/icons/printer.svg?icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAYROLL_FORMATS, VALUE_KINDS, type PayrollFormat } from '@/domain/payroll/payroll';
import { refusals } from '@/domain/payroll/refusals';
import { env } from '@/shared/env';
import { useFormats } from '@/shared/i18n/useFormats';
import { Button } from '@/shared/ui/buttons/Button';
import { Segmented } from '@/shared/ui/buttons/Segmented';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { Alert } from '@/shared/ui/messages/Alert';
import type { OpenPayrollDialog } from '../payrollDialog';
import type { Payroll } from '../usePayroll';
import { AskAllLink } from '../AskLink';
import { FileParts } from './FileParts';
import { RefusalList } from './RefusalList';
import { useValueTexts } from '../useValueTexts';
import { type ExportWork, useExport } from './useExport';
import { useRefusalWords } from './useRefusalWords';

interface ExportDialogProps {
  readonly payroll: Payroll;
  readonly onOpen: (dialog: OpenPayrollDialog) => void;
  readonly onClose: () => void;
}

/** Writes a month for the payroll program, or lists all that stands against it. */
export function ExportDialog({ payroll, onOpen, onClose }: ExportDialogProps) {
  const { t } = useTranslation('payroll');
  const formats = useFormats();
  const [format, setFormat] = useState<PayrollFormat>('lodas');
  const work = useExport(payroll, format);
  const words = useRefusalWords(payroll, format);
  const lead = useExportLead(payroll, work);
  const refused = refusals(format, {
    people: work.counted,
    settings: payroll.kept.settings,
    mileage: env.rates.mileage,
    open: payroll.result.open,
  });
  const isReady = refused.length === 0;
  const month = formats.month(payroll.month);
  return (
    <Dialog
      title={isReady ? t('export.title', { month }) : t('refused.title', { count: refused.length })}
      subtitle={isReady ? lead : t('refused.lead', { format: t(`format.${format}`), month })}
      size="lg"
      cancelLabel={t('sheet.close')}
      onClose={onClose}
      footer={isReady ? <ExportButtons work={work} format={format} /> : <AskAllLink payroll={payroll} />}
    >
      <div className="as-grid mb-3">
        <Segmented
          label={t('export.format')}
          value={format}
          options={PAYROLL_FORMATS.map((value) => ({
            value,
            label: t(`format.${value === 'lodas' ? 'datev' : value}`),
          }))}
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
        <RefusalList {...{ refused, words, format, onOpen, onClose }} />
      )}
    </Dialog>
  );
}

/** Warns if the month was written before, because a payroll program books each file again. */
function WrittenBefore({ work }: { readonly work: ExportWork }) {
  const { t } = useTranslation('payroll');
  const { withUnit } = useValueTexts();
  const { compared, whom, setWhom, isAgain, counted, gone } = work;
  if (!isAgain) return null;
  return (
    <div className="stack mb-3">
      <div>
        <Segmented
          label={t('export.whom')}
          value={whom}
          options={[
            { value: 'new', label: t('export.new', { count: compared.added.length }) },
            { value: 'all', label: t('export.all', { count: counted.length }) },
          ]}
          onChange={setWhom}
        />
      </div>
      {whom === 'all' && <Alert tone="warning">{t('export.twice')}</Alert>}
      {gone.length > 0 && <Alert tone="warning">{t('export.gone', { names: gone.join(', ') })}</Alert>}
      {compared.changed.length > 0 && (
        <Alert tone="warning">
          {t('export.changed')}
          <ul>
            {compared.changed.map(({ person, before, now }) => (
              <li key={person.guid}>
                {person.name}:{' '}
                {VALUE_KINDS.filter((kind) => before[kind] !== now[kind])
                  .map((kind) =>
                    t('export.instead', {
                      value: t(`value.${kind}`),
                      now: withUnit(kind, now[kind]),
                      before: withUnit(kind, before[kind]),
                    }),
                  )
                  .join('; ')}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}

/** How much is written, and the names of those who are not in the file, or not as their sheets say. */
function useExportLead({ result }: Payroll, { people, lines, file }: ExportWork): string {
  const { t } = useTranslation('payroll');
  const formats = useFormats();
  const words = {
    people: t('people.counted', { count: people.length }),
    lines: t('export.lineCount', { count: lines.length }),
  };
  const named = (['leftOut', 'byHand', 'countedAnyway'] as const).flatMap((state) => {
    const names = result.rows.flatMap((row) => (row.state === state ? row.person.name : []));
    return names.length > 0 ? t(`export.named.${state}`, { names: formats.list(names) }) : [];
  });
  return [t(file ? 'export.lead' : 'export.leadPeople', words), ...named].join(' ');
}

interface ExportButtonsProps {
  readonly work: ExportWork;
  readonly format: PayrollFormat;
}

function ExportButtons({ work, format }: ExportButtonsProps) {
  const { t } = useTranslation('payroll');
  const [cannotCover, cannotSave] = [work.isDrawing || !work.canCover, work.isWriting || work.isEmpty];
  return (
    <>
      {format === 'lug' && <Button label={t('export.fieldList')} onClick={work.saveFieldList} />}
      <Button
        icon={printer}
        label={t('export.cover')}
        aria-disabled={cannotCover}
        onClick={() => void (cannotCover || work.saveCover())}
      />
      <Button
        look="primary"
        icon={download}
        label={t('export.save')}
        aria-disabled={cannotSave}
        onClick={() => void (cannotSave || work.save())}
      />
    </>
  );
}
