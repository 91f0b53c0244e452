import type { PdfColumn, TableLook, TableTexts } from './columnWidths';
import { type Pen, CONTENT_BOTTOM, CONTENT_TOP } from './pen';
import { USUAL, headHeightOf, sumHeightOf, tableWriter } from './tableWriter';

/** What stands above the rows of a group. */
export interface GroupHead {
  readonly title: string;
  readonly note: string;
  readonly sums: readonly string[];
}

interface WholeTable extends TableTexts {
  /** The heads of groups, by the indexes of their first rows; and what stands beside a head that is repeated on a page. */
  readonly heads?: ReadonlyMap<number, GroupHead>;
  readonly goesOn?: string;
  /** The title of the total. */
  readonly title: string;
  /** What stands in place of rows. */
  readonly nothing?: string;
  /** Where the table begins. */
  readonly top: number;
  readonly look?: TableLook;
  /** The height of what follows on the page of the total, in millimetres. */
  readonly following?: number;
  /** So many rows stay on the page of the total, as far as they fit on one. */
  readonly withTotal?: number;
  /** Called with the number of rows drawn so far. */
  readonly onRow?: (drawn: number) => void;
}

/**
 * Draws a table of rows and their total. Neither the total, with what follows it, nor a head is without a row on its page.
 * @returns where it ends
 */
export function drawTable(pen: Pen, columns: readonly PdfColumn[], of: WholeTable): number {
  const { heads, goesOn = '', title, nothing, top, look = USUAL, following = 0, withTotal = 1, onRow } = of;
  const print = (cells: readonly string[]) => cells.map((text) => pen.typeface.printable(text));
  const texts = { body: of.body.map(print), total: print(of.total) };
  const table = tableWriter(pen, columns, texts, top, look);
  const parts = texts.body.flatMap(table.partsOf);
  const below = sumHeightOf(look) + following;
  const most = pen.doc.internal.pageSize.getHeight() - CONTENT_TOP - CONTENT_BOTTOM - headHeightOf(look);
  // A page with only the head would be useless, so the first row stays on it.
  const last = parts.slice(Math.max(parts.length > 1 ? 1 : 0, parts.length - withTotal));
  const heightOf = (some: typeof parts) => some.reduce((sum, { height }) => sum + height, below);
  while (last.length > 1 && heightOf(last) > most) last.shift();
  let drawn = 0;
  let group: GroupHead | undefined;
  for (const part of parts) {
    const head = part.isFirst ? heads?.get(drawn) : undefined;
    group = head ?? group;
    const height = part === last[0] ? heightOf(last) : part.height;
    const isNextPage = table.reserve(height + (head ? sumHeightOf(look) : 0));
    if (head) table.sums(head.title, head.note, head.sums, 'group');
    else if (group && isNextPage) table.sums(group.title, goesOn, [], 'group');
    table.row(part, isNextPage);
    if (part.isLast) drawn += 1;
    onRow?.(drawn);
  }
  if (parts.length === 0) {
    table.reserve(sumHeightOf(look) + below);
    if (nothing !== undefined) table.sums(nothing, '', [], 'group');
  }
  table.sums(title, '', texts.total, 'total');
  return table.end();
}
