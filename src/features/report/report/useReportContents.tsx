import { useTranslation } from 'react-i18next';
import type { PivotQuestion } from '@/domain/report/pivot';
import { timeChart } from '@/domain/report/reportChart';
import { type ReportTableWords, reportTable } from '@/domain/report/reportTable';
import type { Sums } from '@/domain/report/sums';
import { sortedRows } from '@/domain/report/sortedRows';
import { useFormats } from '@/shared/i18n/useFormats';
import type { FileContents } from '../files/fileContents';
import { useEntriesWords } from '../files/useEntriesWords';
import { useFileName } from '../files/useFileName';
import { useFilterNames } from '../files/useFilterNames';
import { type ShownSettings, useReportNotes } from '../files/useReportNotes';
import type { ReportReading } from '../reading/reportReading';
import { useReportDays, useReportSettings } from '../useReportSettings';
import { useColumnHeads } from '../useReportTable';
import { useReportWords } from '../useReportWords';
import { ReportSummary } from './ReportSummary';
import { ReportChart } from './chart/ReportChart';
import { useReportFoot } from './useReportFoot';

/** The cell that contains all entries of a report. */
const ALL = { path: '', column: 'total' } as const;

/**
 * The contents of the report's files: its table, the entries behind it, and on paper also chart and figures.
 *
 * @param entries how many entries there are; undefined while that is unknown
 */
export function useReportContents(reading: ReportReading, entries: number | undefined): FileContents {
  const { t } = useTranslation('report');
  const { settings } = useReportSettings();
  const { language } = useFormats();
  const words = useTableWords(reading);
  const entriesWords = useEntriesWords();
  const notesOf = useReportNotes(reading);
  const namesOf = useFilterNames(reading);
  const nameOf = useFileName(reading);
  const shownSettings = useShownSettings();
  const { rows, columns, filters, measure, sort } = settings;
  const { days, compared } = useReportDays(settings);
  const question: PivotQuestion = { rows, columns, period: days, compared, filters };
  const read = reading.customers.filter(({ state }) => state === 'read').length;

  const readEntries = async () =>
    reading.ask('entriesFile', { kind: 'entriesFile', question, cell: ALL, words: entriesWords });

  return {
    name: nameOf(t(`files.rowNames.${rows}`), days),
    sheet: t('files.sheets.table'),
    read: async (isWithEntries) => {
      const [pivot, names, all] = await Promise.all([
        reading.ask('report', { kind: 'report', question }),
        namesOf(),
        isWithEntries ? readEntries() : undefined,
      ]);
      const sorted = { ...pivot, rows: sortedRows(pivot, measure, sort, language) };
      return {
        table: reportTable(sorted, { ...settings, isCompared: compared !== null }, words),
        notes: notesOf(shownSettings(pivot.total.total), names),
        ...(all !== undefined && { entries: all }),
        overview: (
          <>
            <ReportChart
              pivot={pivot}
              settings={settings}
              times={pivot.by === 'total' ? null : timeChart(pivot, measure)}
            />
            <ReportSummary
              answer={pivot}
              settings={settings}
              customers={read}
              missing={reading.customers.length - read}
            />
          </>
        ),
      };
    },
    entries: { name: nameOf(t('files.entriesName'), days), count: entries, read: readEntries },
  };
}

/** The settings of the report in words. */
function useShownSettings() {
  const { t } = useTranslation('report');
  const { settings } = useReportSettings();
  const { rows, columns, measure } = settings;
  const formats = useFormats();
  const words = useReportWords();
  const footOf = useReportFoot();
  const { days: shownDays, compared } = useReportDays(settings);
  const shown = [
    t(`report.rowKinds.${rows}`),
    t(`report.timeColumns.${columns}`),
    t(`report.measures.${measure}`),
  ] as const;
  const days = formats.dayRange(shownDays.from, shownDays.to, 'always');
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
function useTableWords({ isComplete }: ReportReading): ReportTableWords {
  const { t } = useTranslation('report');
  const { settings } = useReportSettings();
  const { rowName } = useReportWords();
  const headOf = useColumnHeads(settings, true);
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
