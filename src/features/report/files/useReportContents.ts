import { useTranslation } from 'react-i18next';
import { exportName } from '@/domain/find/exportName';
import type { FileTable } from '@/domain/find/exportTable';
import type { PivotQuestion, PivotRow } from '@/domain/report/pivot';
import { NO_FILTERS } from '@/domain/report/reportFilters';
import { comparedDays, daysOf } from '@/domain/report/reportPeriods';
import { reportTable } from '@/domain/report/reportTable';
import { sortedRows } from '@/domain/report/sortedRows';
import { useFormats } from '@/shared/i18n/useFormats';
import { useToday } from '@/shared/ui/timing/useClock';
import type { ReportReading } from '../reading/reportReading';
import { isWithPeople, useReportSettings } from '../useReportSettings';
import { useReportWords } from '../useReportWords';
import type { FilterNames } from '../useSettingsWords';
import { useReportNotes } from './useReportNotes';

/** The content of a report's files: asked for when it is written. */
export function useReportContents(reading: ReportReading) {
  const { t } = useTranslation('report');
  const { settings } = useReportSettings();
  const { language } = useFormats();
  const today = useToday();
  const words = useTableWords(reading);
  const notesOf = useReportNotes(reading, settings);
  const { rows, columns, period, against, filters, measure, sort } = settings;
  const days = daysOf(period, today);
  const compared = comparedDays(period, against, today);
  const question: PivotQuestion = { rows, columns, period: days, compared, filters };

  async function table(): Promise<FileTable> {
    const pivot = await reading.ask('report', { kind: 'report', question });
    return reportTable({ ...pivot, rows: sortedRows(pivot, measure, sort, language) }, settings, words);
  }

  /** As text, so that many rows pass the page at once. */
  async function entries(): Promise<string> {
    const entriesWords = {
      date: t('files.columnNames.date'),
      person: isWithPeople ? t('files.person') : undefined,
      customer: t('files.customer'),
      project: t('files.project'),
      description: t('files.columnNames.description'),
      place: t('files.columnNames.place'),
      hours: t('report.measures.hours'),
      travel: t('report.measures.travel'),
      withoutProject: t('report.withoutProject'),
      unknown: t('report.unknown'),
    };
    return reading.ask('entriesFile', { kind: 'entriesFile', question, words: entriesWords });
  }

  /** The names of the filters' values; those of people only if they are filtered by. */
  async function names(): Promise<FilterNames> {
    const customers = new Map(reading.customers.map((one) => [one.id, one.name]));
    if (filters.people.values.length === 0) return { customers, people: new Map() };
    const everyone: PivotQuestion = { ...question, rows: 'person', columns: 'total', filters: NO_FILTERS };
    const { rows: people } = await reading.ask('report', { kind: 'report', question: everyone });
    return { customers, people: new Map(people.map((row) => [row.path, words.rowName(row)])) };
  }

  /** `auswertung_kunde-projekt_2026-10-01_2026-10-31`, with a mark until all customers are read. */
  function name(of = t(`files.rowNames.${rows}`)): string {
    const whole = exportName(`${t('files.name')}_${of}`, days);
    return reading.isComplete ? whole : `${whole}_${t('files.incompleteName')}`;
  }

  return { table, entries, notes: async () => notesOf(await names()), name };
}

/** The words of the table as it is shown. */
function useTableWords({ isComplete }: ReportReading) {
  const { t } = useTranslation('report');
  const { settings } = useReportSettings();
  const formats = useFormats();
  const today = useToday();
  const words = useReportWords();
  const { period, against, measure } = settings;
  const compared = comparedDays(period, against, today);
  return {
    person: t('report.rowKinds.person'),
    customer: t('report.rowKinds.customer'),
    project: t('report.rowKinds.project'),
    rowName: (row: PivotRow) => words.rowName(row),
    columnName: (column: Parameters<typeof words.column>[0]) => {
      const { name, days } = words.column(column);
      return days === null ? name : `${name} (${days})`;
    },
    measure: t(`report.measures.${measure}`),
    total: t('report.head.total'),
    sum: isComplete ? t('report.sum') : t('report.soFar'),
    share: t('report.head.share'),
    compared: compared && words.days(compared, true),
    change: t('report.head.change'),
    budget: t('files.budget'),
    used: t('report.head.used', { day: formats.date(daysOf(period, today).to) }),
    revenue: t('report.head.revenue'),
    hours: t('report.measures.hours'),
    unpaid: t('report.head.withoutRevenue'),
  };
}
