import { useTranslation } from 'react-i18next';
import type { PivotQuestion, PivotRow, ReportPivot } from '@/domain/report/pivot';
import { type Measure, changeIn } from '@/domain/report/sums';
import { type ColumnId, type TableColumn, tableColumns } from '@/domain/report/tableColumns';
import { useFormats } from '@/shared/i18n/useFormats';
import { useReportWords } from './useReportWords';

/** The head of a column. */
interface ColumnHead {
  readonly title: string;
  /** The days of a column that the period cuts; null for other columns. */
  readonly days: string | null;
}

/** A column of the report on the screen, with the texts of its cells. */
export interface ReportTableColumn extends TableColumn, ColumnHead {
  readonly textOf: (row: PivotRow) => string;
  /** A remark beside the text, in grey; empty if there is none. */
  readonly noteOf: (row: PivotRow) => string;
  /** The accessible name of a cell that opens entries; null if it has none. */
  readonly nameOf: (row: PivotRow) => string | null;
}

/**
 * The heads of the columns, on the screen and in files.
 *
 * @param hasYear whether the compared period is named with its year, also if that is this year
 */
export function useColumnHeads(measure: Measure, { period, compared }: PivotQuestion, hasYear: boolean) {
  const { t } = useTranslation('report');
  const { date } = useFormats();
  const words = useReportWords();
  const titles: Readonly<Record<ColumnId, string>> = {
    // These are named by their days, below.
    time: '',
    total: t('report.head.total'),
    measure: t(`report.measures.${measure}`),
    before: words.days(compared ?? period, hasYear),
    change: t('report.head.change'),
    share: t('report.head.share'),
    budget: t('files.budget'),
    used: t('report.head.used', { day: date(period.to) }),
    revenue: t('report.head.revenue'),
    hours: t('report.measures.hours'),
    unpaid: t('report.head.withoutRevenue'),
    unknownRevenue: t('report.summary.unknownRevenue'),
  };
  return ({ id, time }: TableColumn): ColumnHead => {
    if (!time) return { title: titles[id], days: null };
    const { name, days: cut } = words.column(time);
    return { title: name, days: cut };
  };
}

/** The name of a row for a screen reader. The name of the customer is added to hours without a project. */
const fullName = (row: PivotRow, name: string) =>
  row.name === null && row.customerName ? `${name}, ${row.customerName}` : name;

const FILES_ONLY: ReadonlySet<ColumnId> = new Set(['budget', 'hours', 'unknownRevenue']);

/** The columns of the report's table on the screen. */
export function useReportTable(
  pivot: ReportPivot,
  measure: Measure,
  question: PivotQuestion,
): readonly ReportTableColumn[] {
  const { t } = useTranslation('report');
  const words = useReportWords();
  const headOf = useColumnHeads(measure, question, false);
  const changed = (row: PivotRow) => words.change(measure, changeIn(row, measure));

  const notes: Partial<Record<ColumnId, (row: PivotRow) => string>> = {
    change: (row) => changed(row).part,
    used: ({ budget }) =>
      budget
        ? t('report.usedOf', { used: words.hours(budget.usedByEnd), budget: words.hours(budget.budget) })
        : '',
    unpaid: ({ total: { unknownRevenue } }) =>
      unknownRevenue === 0 ? '' : t('report.unknownRevenue', { hours: words.hours(unknownRevenue) }),
  };
  const textOf = ({ id, kind, valueOf }: TableColumn, row: PivotRow) => {
    if (id === 'change') return changed(row).difference;
    const value = valueOf(row);
    return words.figure(kind, id === 'unpaid' && value === 0 ? null : value);
  };
  const columns = tableColumns(pivot, measure, question.compared !== null);
  const shown = columns.filter(({ id }) => !FILES_ONLY.has(id));
  return Array.from(shown, (column): ReportTableColumn => {
    const { id, valueOf, sumsOf } = column;
    const head = headOf(column);
    // Beside columns of time it is called "total", because one of them may have the same days.
    const spoken = id === 'measure' ? words.days(question.period) : head.title;
    const nameOf = (row: PivotRow) =>
      t('report.cell', {
        row: fullName(row, words.rowName(row)),
        column: spoken,
        value: words.spoken(measure, valueOf(row)),
      });
    return {
      ...column,
      ...head,
      textOf: (row) => textOf(column, row),
      noteOf: notes[id] ?? (() => ''),
      nameOf: (row) => (sumsOf?.(row)?.rows ? nameOf(row) : null),
    };
  });
}
