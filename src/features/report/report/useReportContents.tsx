import { useTranslation } from 'react-i18next';
import type { PivotQuestion } from '@/domain/report/pivot';
import { timeChart } from '@/domain/report/reportChart';
import { type ReportTableWords, reportTable } from '@/domain/report/reportTable';
import type { Measure, Sums } from '@/domain/report/sums';
import { sortedRows } from '@/domain/report/sortedRows';
import { tableColumns } from '@/domain/report/tableColumns';
import { useFormats } from '@/shared/i18n/useFormats';
import { useEntriesWords } from '../files/fileWords';
import type { FileContents } from '../files/useReportFile';
import type { ShownSettings } from '../files/useReportNotes';
import { isCounted } from '../reading/reportReading';
import { useReportReading } from '../reportContext';
import { useReportSettings } from '../useReportSettings';
import { useColumnHeads } from '../useReportTable';
import { useReportWords } from '../useReportWords';
import { ReportOverview } from './ReportOverview';

/** The cell that contains all entries of a report. */
const ALL = { path: '', column: 'total' } as const;

/**
 * The contents of the report's files: its table, the entries behind it, and on paper also chart and figures.
 *
 * @param entries how many entries there are; undefined while that is unknown
 */
export function useReportContents(question: PivotQuestion, entries: number | undefined): FileContents {
  const { t } = useTranslation('report');
  const reading = useReportReading();
  const { settings } = useReportSettings();
  const { language } = useFormats();
  const { measure, sort } = settings;
  const words = useTableWords(question);
  const entriesWords = useEntriesWords();
  const shownSettings = useShownSettings(question);
  const customers = reading.customers.filter(isCounted).length;

  return {
    of: t(`files.rowNames.${question.rows}`),
    days: question.period,
    sheet: t('files.sheets.table'),
    read: async () => {
      const answer = await reading.ask({ kind: 'report', question });
      const columns = tableColumns(answer, measure, question.compared !== null);
      const sorted = { ...answer, rows: sortedRows(answer.rows, columns, sort, language) };
      const missing = reading.customers.length - customers;
      return {
        table: reportTable(sorted, question, settings, words),
        shownSettings: shownSettings(answer.total.total),
        overview: (
          <ReportOverview
            {...{ answer, question, measure, customers, missing }}
            times={timeChart(answer, measure)}
          />
        ),
      };
    },
    entries: {
      count: entries,
      read: async () => reading.ask({ kind: 'entriesFile', question, cell: ALL, words: entriesWords }),
    },
  };
}

/** The settings of the report in words. */
function useShownSettings({ rows, columns, period, compared }: PivotQuestion) {
  const { t } = useTranslation('report');
  const { measure } = useReportSettings().settings;
  const formats = useFormats();
  const words = useReportWords();
  const footOf = useReportFoot();
  const shown = [
    t(`report.rowKinds.${rows}`),
    t(`report.timeColumns.${columns}`),
    t(`report.measures.${measure}`),
  ] as const;
  const days = formats.dayRange(period.from, period.to, 'always');
  const comparedText = compared && words.days(compared, true);
  return (total: Readonly<Sums>): ShownSettings => ({
    line: [...shown, days, ...(comparedText === null ? [] : [t('views.against', { what: comparedText })])],
    settings: [
      [t('files.rows'), shown[0]],
      [t('files.columns'), shown[1]],
      [t('files.measure'), shown[2]],
      [t('files.period'), days],
      [t('files.against'), comparedText ?? t('files.nothing')],
    ],
    hints: footOf(measure, total),
  });
}

/** The words of the table. */
function useTableWords(question: PivotQuestion): ReportTableWords {
  const { t } = useTranslation('report');
  const { isComplete } = useReportReading();
  const { measure } = useReportSettings().settings;
  const { rowName } = useReportWords();
  const headOf = useColumnHeads(measure, question, true);
  return {
    person: t('report.rowKinds.person'),
    customer: t('report.rowKinds.customer'),
    project: t('report.rowKinds.project'),
    rowName,
    titleOf: (column) => {
      const { title, days } = headOf(column);
      return days === null ? title : `${title} (${days})`;
    },
    sum: isComplete ? t('report.sum') : t('report.soFar'),
  };
}

/** The sentences about the limits of the numbers, below the report and in files. */
export function useReportFoot() {
  const { t } = useTranslation('report');
  return (measure: Measure, { unknownTravel, unknownRevenue }: Readonly<Sums>): readonly string[] => [
    t('report.foot.withoutCustomer'),
    ...(measure === 'rate' ? [t('report.foot.rate')] : []),
    ...(measure === 'rate' && unknownRevenue > 0 ? [t('report.foot.unknownRevenue')] : []),
    ...(measure === 'travel' && unknownTravel > 0
      ? [t('report.foot.unknownTravel', { count: unknownTravel })]
      : []),
  ];
}
