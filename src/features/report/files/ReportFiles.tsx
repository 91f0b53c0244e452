import chevron from 'bootstrap-icons/icons/chevron-down.svg?icon';
import csv from 'bootstrap-icons/icons/filetype-csv.svg?icon';
import download from 'bootstrap-icons/icons/download.svg?icon';
import hourglass from 'bootstrap-icons/icons/hourglass-split.svg?icon';
import printer from 'bootstrap-icons/icons/printer.svg?icon';
import sheet from 'bootstrap-icons/icons/file-earmark-spreadsheet.svg?icon';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/shared/ui/buttons/Icon';
import { lazyPart } from '@/shared/ui/loading/lazyPart';
import { type MenuItem, RowMenu } from '@/shared/ui/menus/RowMenu';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import type { ReportReading } from '../reading/reportReading';
import { useReportFile } from './useReportFile';

const printedReport = lazyPart(async () => (await import('./PrintedReport')).PrintedReport);

/** The buttons that write the report to a file or on paper. */
export function ReportFiles({ reading }: { readonly reading: ReportReading }) {
  const { t } = useTranslation(['report', 'find']);
  const isPhone = usePhone();
  const { name, isWriting, write, printed, endPrint } = useReportFile(reading);
  const label = t('find:export.label');
  const icon = isWriting ? hourglass : download;
  const items: MenuItem[] = [
    {
      label: t('report:files.excel'),
      hint: t('report:files.excelHint'),
      icon: sheet,
      detail: '.xlsx',
      onSelect: () => void write('xlsx'),
    },
    {
      label: t('report:files.tableCsv'),
      hint: t('report:files.tableCsvHint'),
      icon: csv,
      detail: '.csv',
      onSelect: () => void write('table-csv'),
    },
    {
      label: t('report:files.entriesCsv'),
      hint: t('report:files.entriesCsvHint'),
      icon: csv,
      detail: '.csv',
      onSelect: () => void write('entries-csv'),
    },
    {
      label: t('report:files.print'),
      hint: t('report:files.printHint'),
      icon: printer,
      startsGroup: true,
      onSelect: () => void write('print'),
    },
  ];
  return (
    <>
      {!isPhone && (
        <button
          type="button"
          className="btn btn-quiet"
          aria-label={t('report:files.print')}
          title={t('report:files.print')}
          onClick={() => void write('print')}
        >
          <Icon of={printer} />
        </button>
      )}
      <RowMenu
        {...{ label, items }}
        foot={name}
        face={
          isPhone
            ? { className: 'tw-icon-button', content: <Icon of={icon} /> }
            : {
                className: 'btn btn-primary',
                content: (
                  <>
                    <Icon of={icon} />
                    {label}
                    <Icon of={chevron} />
                  </>
                ),
              }
        }
      />
      <span className="visually-hidden" role="status">
        {isWriting && t('report:files.writing')}
      </span>
      {printed && <printedReport.Part of={{ ...printed, onEnd: endPrint }} fallback={null} />}
    </>
  );
}
