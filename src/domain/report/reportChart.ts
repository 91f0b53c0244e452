import { plus } from '../hundredths';
import type { PivotRow, ReportPivot } from './pivot';
import { type Measure, type Sums, addCells, addSums, isAdditive, measured, noSums } from './sums';

/** Rows beyond the largest ones share one strip, or one part of each strip. */
const MAX_STRIPS = 10;
const MAX_PARTS = 6;

/** A strip of the chart: a row of the report, or all rows beyond the largest ones if `row` is null. */
export interface ChartStrip {
  readonly row: PivotRow | null;
  readonly value: number;
  /** The value in the compared period; null if there is none. */
  readonly before: number | null;
}

/** The strips of a report without columns of time: its largest rows, and one for the others. */
export function chartStrips(rows: readonly PivotRow[], measure: Measure): readonly ChartStrip[] {
  const { largest, others } = largestAndOthers(rows, measure, MAX_STRIPS);
  const strips = largest.map((row): ChartStrip => stripOf(row, row, measure));
  return others.length === 0 ? strips : [...strips, stripOf(null, summedRows(others), measure)];
}

type Summed = Pick<PivotRow, 'total' | 'before' | 'budget'>;

const stripOf = (row: PivotRow | null, { total, before, budget }: Summed, measure: Measure): ChartStrip => ({
  row,
  value: measured(total, measure, budget) ?? 0,
  before: measured(before, measure, budget),
});

/** A part of the strip of a time: one of the largest rows, or all others. */
interface ChartPart {
  /** The place of the row in the palette; null for the others. */
  readonly place: number | null;
  readonly value: number;
}

/** The strip of a column of time. */
interface TimeStrip {
  readonly key: string;
  readonly value: number;
  readonly parts: readonly ChartPart[];
}

/** The strips of a report with columns of time. */
export interface TimeChart {
  /** The newest first. */
  readonly strips: readonly TimeStrip[];
  /** The rows of the parts, in the order of the palette; empty where parts do not add up to a sum. */
  readonly rows: readonly PivotRow[];
  readonly hasOthers: boolean;
}

/** Makes a strip for each column of time, stacked from the largest rows and the others; null without such columns. */
export function timeChart({ by, rows, total, columns }: ReportPivot, measure: Measure): TimeChart | null {
  if (by === 'total') return null;
  const { largest, others } = isAdditive(measure)
    ? largestAndOthers(rows, measure, MAX_PARTS)
    : { largest: [], others: [] };
  const rest = summedRows(others);
  const strips = columns.map(({ key }, at): TimeStrip => {
    const value = measured(total.cells[at], measure, total.budget) ?? 0;
    const parts = largest.map((row, place): ChartPart => {
      return { place, value: measured(row.cells[at], measure, row.budget) ?? 0 };
    });
    const other = { place: null, value: measured(rest.cells[at], measure, null) ?? 0 };
    const all = isAdditive(measure) ? [...parts, other] : [{ place: 0, value }];
    return { key, value, parts: all.filter((part) => part.value > 0) };
  });
  return { strips: strips.toReversed(), rows: largest, hasOthers: others.length > 0 };
}

/** Divides the rows that have a value into the largest ones and the others. */
function largestAndOthers(rows: readonly PivotRow[], measure: Measure, most: number) {
  const valueOf = ({ total, budget }: PivotRow) => measured(total, measure, budget) ?? 0;
  const ordered = rows
    .filter((row) => valueOf(row) > 0)
    .toSorted((one, other) => valueOf(other) - valueOf(one));
  return { largest: ordered.slice(0, most), others: ordered.slice(most) };
}

/** Adds up several rows and their budgets. */
function summedRows(rows: readonly PivotRow[]): Summed & Pick<PivotRow, 'cells'> {
  const [total, before] = [noSums(), noSums()];
  const cells: (Sums | undefined)[] = [];
  let [budget, usedByEnd] = [0, 0];
  for (const row of rows) {
    addSums(total, row.total);
    addSums(before, row.before);
    addCells(cells, row.cells);
    budget = plus(budget, row.budget?.budget ?? 0);
    usedByEnd = plus(usedByEnd, row.budget?.usedByEnd ?? 0);
  }
  return { total, before, cells, budget: budget === 0 ? null : { budget, usedByEnd } };
}

/** The finest notch of each measure: hours of a day, a tenth of a budget, cents an hour. */
const NOTCHES: Readonly<Record<Measure, number>> = { hours: 800, travel: 800, budget: 0.1, rate: 1000 };

/** A notch is at least this wide, in pixels. */
const LEAST_NOTCH = 4;

/**
 * The value of a notch: the finest one, or as often five times that as it takes to be wide enough.
 *
 * @param largest the value that is as wide as the chart
 * @param width of the chart in pixels
 */
export function notchOf(measure: Measure, largest: number, width: number): number {
  let notch = NOTCHES[measure];
  while ((notch / largest) * width < LEAST_NOTCH) notch *= 5;
  return notch;
}
