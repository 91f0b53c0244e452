import type { Pen } from './pen';
import type { CellLook } from './tableLook';
import type { Weight } from './typeface';

/** A column of a table. */
export interface PdfColumn {
  readonly title: string;
  readonly align: 'left' | 'right';
  /** Its share of the width that the short columns leave; 0 for short columns. */
  readonly weight: number;
  /** Its maximum width, in millimetres. */
  readonly most: number;
}

/** The printable texts of a table: the cells of each row, and those of its total. */
export interface TableTexts {
  readonly body: readonly (readonly string[])[];
  readonly total: readonly string[];
}

/** Widths are sums of fractions, so a cell as wide as its column must not break because of rounding. */
const SLACK = 0.05;

/** The widths of the columns in millimetres, by their widest cells. */
export function widthsOf(
  pen: Pen,
  columns: readonly PdfColumn[],
  { body, total }: TableTexts,
  { size, padding: { side }, mostOfWord }: CellLook,
  whole: number,
): number[] {
  const padding = 2 * side + SLACK;
  const widest = (texts: Iterable<string>, weight: Weight) => {
    let most = 0;
    for (const text of texts) {
      for (const line of text.split('\n')) most = Math.max(most, pen.widthOf(line, { size, weight }));
    }
    return most;
  };
  return columnWidths(
    columns.map(({ title, weight, most }, index) => {
      const cells = body.map((row) => row[index] ?? '');
      const words = mostOfWord === 0 ? [] : cells.flatMap((text) => text.split(/\s/u));
      const widestWord = Math.min(widest(words, 'regular'), mostOfWord);
      const least = Math.max(widest([title, total[index] ?? ''], 'bold'), widestWord) + padding;
      const natural = widest(cells, 'regular');
      return { weight, most, least: Math.min(least, most), natural: Math.min(natural + padding, most) };
    }),
    whole,
  );
}

/** The widths that a column needs. */
interface ColumnDemand {
  /** Width of its widest cell, in millimetres. */
  readonly natural: number;
  /** Its share if there is not enough room for all; 0 for columns whose cells should not wrap. */
  readonly weight: number;
  /** Its maximum width, however wide its cells are. */
  readonly most: number;
  /** Its minimum width: that of its heading. */
  readonly least: number;
}

/**
 * Distributes the width of the table: short columns (dates, times, numbers) get the width they need, the others share
 * the rest by weight. Width that a column does not need goes to the others, so that the table is always as wide as the
 * page.
 */
export function columnWidths(demands: readonly ColumnDemand[], total: number): number[] {
  const widths = demands.map(({ natural, weight, most, least }) =>
    weight === 0 ? Math.min(Math.max(natural, least), most) : 0,
  );
  let room = total - widths.reduce((sum, width) => sum + width, 0);

  let open = demands.map((demand, index) => ({ ...demand, index })).filter(({ weight }) => weight > 0);
  for (;;) {
    const weights = open.reduce((sum, { weight }) => sum + weight, 0);
    const share = room / weights;
    // Columns that need less than their share are settled first, which leaves more for the others. If all need more,
    // those whose heading is wider than their share are settled, which leaves less.
    const content = open.filter(({ natural, weight, least }) => Math.max(natural, least) <= share * weight);
    const settled = content.length > 0 ? content : open.filter(({ least, weight }) => least > share * weight);
    if (settled.length === 0) break;
    for (const { index, natural, least } of settled) {
      const width = content.length > 0 ? Math.max(natural, least) : least;
      widths[index] = width;
      room -= width;
    }
    open = open.filter((demand) => !settled.includes(demand));
    if (open.length === 0) break;
  }

  // Columns that are still open share what is left. If all fit, the rest is spread over all of them.
  const rest = open.length > 0 ? open : demands.map((demand, index) => ({ ...demand, index }));
  const weights = rest.reduce((sum, { weight }) => sum + weight, 0);
  for (const { index, weight } of rest) widths[index] = (widths[index] ?? 0) + (room * weight) / weights;
  return widths;
}
