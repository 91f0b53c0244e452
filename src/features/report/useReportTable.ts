import { useTranslation } from 'react-i18next';
import type { PivotRow, ReportPivot } from '@/domain/report/pivot';
import type { ReportSettings } from '@/domain/report/reportAddress';
import { type Measure, type Sums, changeIn, measured, unpaidHours, wholePercent } from '@/domain/report/sums';
import type { Period } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { useReportDays } from './useReportSettings';
import { useReportWords } from './useReportWords';

/** A column of the report besides the names of its rows. */
export interface ReportTableColumn {
  /** The name of the column for sorting, in the address; empty if the report cannot be sorted by it. */
  readonly sort: string;
  readonly title: string;
  /** The days of a column that the period cuts, shown below the title; null for other columns. */
  readonly days: string | null;
  /** The numbers of a `value` column open entries, a `share` column has bars; the others are plain figures. */
  readonly kind: 'value' | 'share' | 'before' | 'change' | 'figure';
  /** Whether it is the total of the whole period, which looks different from columns of time. */
  readonly isTotal: boolean;
  /** The column of the cell whose entries are opened (`PivotCell`); empty if they cannot be opened. */
  readonly cell: string;
  /** The text of a cell. */
  readonly textOf: (row: PivotRow) => string;
  /** A remark beside the text, in grey. */
  readonly noteOf?: (row: PivotRow) => string;
  /** The accessible name of a cell that opens entries; null if it has none. */
  readonly nameOf: (row: PivotRow) => string | null;
  /** The length of the bar of a share, from 0 to 1. */
  readonly partOf?: (row: PivotRow) => number;
}

/** The name of a row for a screen reader. The name of the customer is added to hours without a project. */
const fullName = (row: PivotRow, name: string) =>
  row.name === null && row.customerName ? `${name}, ${row.customerName}` : name;

/** A column of numbers that open their entries. */
function useValueColumn(measure: Measure) {
  const { t } = useTranslation('report');
  const words = useReportWords();
  return (
    {
      key,
      title,
      spoken = title,
    }: { readonly key: string; readonly title: string; readonly spoken?: string },
    sumsOf: (row: PivotRow) => Sums | undefined,
  ): ReportTableColumn => {
    const valueOf = (row: PivotRow) => measured(sumsOf(row), measure, row.budget);
    return {
      sort: key,
      title,
      days: null,
      kind: 'value',
      isTotal: key === 'total',
      cell: key,
      textOf: (row) => words.value(measure, valueOf(row)),
      nameOf: (row) =>
        (sumsOf(row)?.rows ?? 0) === 0
          ? null
          : t('report.cell', {
              row: fullName(row, words.rowName(row)),
              column: spoken,
              value: words.spoken(measure, valueOf(row)),
            }),
    };
  };
}

const figure = (title: string, textOf: (row: PivotRow) => string, sort = ''): ReportTableColumn => {
  return { sort, title, days: null, kind: 'figure', isTotal: false, cell: '', textOf, nameOf: () => null };
};

/** The columns beside the total: shares, revenue, or the used budgets. */
function useFigureColumns(pivot: ReportPivot, measure: Measure, days: Period): readonly ReportTableColumn[] {
  const { t } = useTranslation('report');
  const { date } = useFormats();
  const words = useReportWords();
  const totalOf = (row: PivotRow) => measured(row.total, measure, row.budget);
  const whole = totalOf(pivot.total) ?? 0;
  if (measure === 'rate')
    return [
      figure(t('report.head.revenue'), ({ total: { paid, paidHours } }) =>
        paidHours === 0 ? words.nothing : words.euros(paid),
      ),
      {
        ...figure(t('report.head.withoutRevenue'), ({ total }) =>
          unpaidHours(total) === 0 ? words.nothing : words.hours(unpaidHours(total)),
        ),
        noteOf: ({ total: { unknownRevenue } }) =>
          unknownRevenue === 0 ? '' : t('report.unknownRevenue', { hours: words.hours(unknownRevenue) }),
      },
    ];
  if (measure === 'budget') {
    const title = t('report.head.used', { day: date(days.to) });
    const used = ({ budget }: PivotRow) =>
      budget ? words.percent(wholePercent(budget.usedByEnd, budget.budget) ?? 0) : words.nothing;
    const hours = ({ budget }: PivotRow) =>
      budget
        ? t('report.usedOf', { used: words.hours(budget.usedByEnd), budget: words.hours(budget.budget) })
        : '';
    return [{ ...figure(title, used, 'used'), noteOf: hours }];
  }
  const share = (row: PivotRow) => {
    const percent = wholePercent(totalOf(row) ?? 0, whole);
    return percent === null || totalOf(row) === null ? words.nothing : words.percent(percent);
  };
  return [
    {
      ...figure(t('report.head.share'), share),
      kind: 'share',
      partOf: (row) => Math.max(0, Math.min(1, (totalOf(row) ?? 0) / (whole || 1))),
    },
  ];
}

/** The columns of the compared period and of the change. */
function useComparison(measure: Measure, compared: Period): readonly ReportTableColumn[] {
  const { t } = useTranslation('report');
  const words = useReportWords();
  const beforeOf = (row: PivotRow) => measured(row.before, measure, row.budget);
  const changed = (row: PivotRow) => words.change(measure, changeIn(row, measure));
  const before = figure(words.days(compared), (row) => words.value(measure, beforeOf(row)), 'before');
  const change = figure(t('report.head.change'), (row) => changed(row).difference, 'change');
  return [
    { ...before, kind: 'before' },
    { ...change, kind: 'change', noteOf: (row) => changed(row).part },
  ];
}

/** The columns of the report's table, with the texts of their cells. */
export function useReportTable(
  pivot: ReportPivot,
  settings: Pick<ReportSettings, 'measure' | 'period' | 'against'>,
): readonly ReportTableColumn[] {
  const { t } = useTranslation('report');
  const words = useReportWords();
  const { measure } = settings;
  const { days, compared } = useReportDays(settings);
  const isByTime = pivot.by !== 'total';
  const valueColumn = useValueColumn(measure);
  const figures = useFigureColumns(pivot, measure, days);
  const comparison = useComparison(measure, compared ?? days);

  const times = pivot.columns.map((column, at): ReportTableColumn => {
    const { name, days: cut } = words.column(column);
    return { ...valueColumn({ key: column.key, title: name }, (row) => row.cells[at]), days: cut };
  });
  const title = isByTime ? t('report.head.total') : t(`report.measures.${measure}`);
  // Beside columns of time it is called "total", because one of them may have the same days.
  const spoken = isByTime ? title : words.days(days);
  const total = valueColumn({ key: 'total', title, spoken }, (row) => row.total);
  // Columns of time are not compared. The used budget is the last column.
  const compares = isByTime || !compared ? [] : comparison;
  const rest = measure === 'budget' ? [...compares, ...figures] : [...figures, ...compares];
  return [...(isByTime ? times : []), total, ...rest];
}
