import { useTranslation } from 'react-i18next';
import type { PivotRow, ReportPivot } from '@/domain/report/pivot';
import type { ReportSettings } from '@/domain/report/reportAddress';
import { comparedDays, daysOf } from '@/domain/report/reportPeriods';
import { type Measure, type Sums, changeIn, measured, unpaidHours, wholePercent } from '@/domain/report/sums';
import type { Period } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { useToday } from '@/shared/ui/timing/useClock';
import { useReportWords } from './useReportWords';

/** A column of the report besides the names of its rows. */
export interface ReportTableColumn {
  /** The name in the address that sorts by this column; empty if it cannot be sorted. */
  readonly sort: string;
  readonly title: string;
  /** The days of a column that the period cuts, in a line below the title. */
  readonly days: string | null;
  /** `value` opens entries; `share` has a bar; the others are figures. */
  readonly kind: 'value' | 'share' | 'before' | 'change' | 'figure';
  /** The whole period, which is set apart from columns of time. */
  readonly isTotal: boolean;
  /** The key of the cells whose entries are opened; empty where there are none. */
  readonly cell: string;
  /** As a screen shows it. */
  readonly textOf: (row: PivotRow) => string;
  /** Beside the text, in grey. */
  readonly noteOf?: (row: PivotRow) => string;
  /** The accessible name of a cell that opens entries, or null where there are none. */
  readonly nameOf: (row: PivotRow) => string | null;
  /** A part of the whole in percent, for the bar of a share. */
  readonly partOf?: (row: PivotRow) => number;
}

/** The name of a row outside of the table; hours without a project have that of their customer added. */
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

/** The columns beside the total: its share, its revenue, and what was used of budgets. */
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

/** The period that the total is compared with, and the change. */
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

/** The columns of a report with the texts of their cells. Its rows are those of `sortedRows`. */
export function useReportTable(
  pivot: ReportPivot,
  { measure, period, against }: Pick<ReportSettings, 'measure' | 'period' | 'against'>,
): readonly ReportTableColumn[] {
  const { t } = useTranslation('report');
  const words = useReportWords();
  const today = useToday();
  const days = daysOf(period, today);
  const compared = comparedDays(period, against, today);
  const isByTime = pivot.by !== 'total';
  const valueColumn = useValueColumn(measure);
  const figures = useFigureColumns(pivot, measure, days);
  const comparison = useComparison(measure, compared ?? days);

  const times = pivot.columns.map((column, at): ReportTableColumn => {
    const { name, days: cut } = words.column(column);
    return { ...valueColumn({ key: column.key, title: name }, (row) => row.cells[at]), days: cut };
  });
  const title = isByTime ? t('report.head.total') : t(`report.measures.${measure}`);
  // Beside columns of time the total is called so, because one of them may have the same days.
  const spoken = isByTime ? title : words.days(days);
  const total = valueColumn({ key: 'total', title, spoken }, (row) => row.total);
  // Only the total is compared. What was used of a budget is the last column.
  const compares = isByTime || !compared ? [] : comparison;
  const rest = measure === 'budget' ? [...compares, ...figures] : [...figures, ...compares];
  return [...(isByTime ? times : []), total, ...rest];
}
