import chevron from 'bootstrap-icons/icons/chevron-down.svg?icon';
import csv from 'bootstrap-icons/icons/filetype-csv.svg?icon';
import download from 'bootstrap-icons/icons/download.svg?icon';
import hourglass from 'bootstrap-icons/icons/hourglass-split.svg?icon';
import printer from 'bootstrap-icons/icons/printer.svg?icon';
import signature from 'bootstrap-icons/icons/pen.svg?icon';
import sheet from 'bootstrap-icons/icons/file-earmark-spreadsheet.svg?icon';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFormats } from '@/shared/i18n/useFormats';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { type MenuItem, RowMenu } from '@/shared/ui/menus/RowMenu';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import { type FileContents, useReportFile } from './useReportFile';
import { reportDays } from '@/domain/report/reportPeriods';
import { NO_PROJECT, projectKey } from '@/domain/report/reportRow';
import { newServiceRecordPath } from '@/shared/paths';
import { useToday } from '@/shared/ui/timing/useClock';
import { useButtonPlace } from '../reportContext';
import { useReportSettings } from '../useReportSettings';

const PrintedReport = lazyComponent(async () => (await import('./PrintedReport')).PrintedReport);

/** The buttons that write a tab to a file or print it. */
export function ReportFiles({ contents }: { readonly contents: FileContents }) {
  const { t } = useTranslation(['report', 'find']);
  const isPhone = usePhone();
  const place = useButtonPlace();
  const { name, isWriting, write, printed, endPrint } = useReportFile(contents);
  const label = t('find:export.label');
  const icon = isWriting ? hourglass : download;
  const items = useItems(contents, write);
  const buttons = (
    <>
      {!isPhone && (
        <Button
          aria-label={t('report:files.print')}
          title={t('report:files.print')}
          onClick={() => void write('print')}
        >
          <Icon of={printer} />
        </Button>
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
    </>
  );
  return (
    <>
      {place && createPortal(buttons, place)}
      {printed && <PrintedReport {...printed} onEnd={endPrint} />}
    </>
  );
}

/** The items of the menu. */
function useItems(
  { entries }: FileContents,
  write: ReturnType<typeof useReportFile>['write'],
): readonly MenuItem[] {
  const { t } = useTranslation('report');
  const formats = useFormats();
  const navigate = useNavigate();
  const record = useServiceRecordPath();
  return [
    {
      label: t('files.excel'),
      hint: t(entries ? 'files.excelHint' : 'files.excelHintPlain'),
      icon: sheet,
      detail: '.xlsx',
      onSelect: () => void write('xlsx'),
    },
    {
      label: t('files.tableCsv'),
      hint: t('files.tableCsvHint'),
      icon: csv,
      detail: '.csv',
      onSelect: () => void write('table-csv'),
    },
    ...(entries
      ? [
          {
            label: t('files.entriesCsv'),
            hint:
              entries.count === undefined
                ? t('files.entriesCsvHint')
                : t('files.entriesCount', {
                    count: entries.count,
                    entries: formats.hourSum(entries.count),
                  }),
            icon: csv,
            detail: '.csv',
            onSelect: () => void write('entries-csv'),
          },
        ]
      : []),
    {
      label: t('files.print'),
      hint: t('files.printHint'),
      icon: printer,
      startsGroup: true,
      onSelect: () => void write('print'),
    },
    {
      label: t('files.serviceRecord'),
      hint: t('files.serviceRecordHint'),
      icon: signature,
      refusal: 'why' in record ? t(`files.${record.why}`) : undefined,
      onSelect: () => void ('path' in record && navigate(record.path)),
    },
  ];
}

/**
 * The path to a service record of the hours that the filters choose; otherwise why there is none: they are not those of one
 * customer, or a record cannot choose like that.
 */
function useServiceRecordPath():
  | { readonly path: string }
  | { readonly why: 'oneCustomer' | 'plainFilters' } {
  const { filters, period } = useReportSettings().settings;
  const today = useToday();
  const { customers, projects, people, text } = filters;
  const [customer, another] = customers.isExcluding ? [] : customers.values;
  if (customer === undefined || another !== undefined) return { why: 'oneCustomer' };
  const isExcluding = [projects, people].some((chosen) => chosen.isExcluding && chosen.values.length > 0);
  if (isExcluding || text.trim() !== '') return { why: 'plainFilters' };
  const path = newServiceRecordPath({
    customer,
    projects: projects.values.map((key) => (key === NO_PROJECT ? projectKey(customer, null) : key)),
    people: people.values,
    ...reportDays(period, today),
  });
  return { path };
}
