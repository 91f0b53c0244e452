import type { PdfColumn, TableTexts } from './columnWidths';
import type { Pen } from './pen';
import { SUM_HEIGHT, tableWriter } from './tableWriter';

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
  /** Where the table begins. */
  readonly top: number;
  /** The height of what follows on the page of the total, in millimetres. */
  readonly following?: number;
}

/**
 * Draws a table of rows and their total. Neither the total, with what follows it, nor a head is without a row on its page.
 * @returns where it ends
 */
export function drawTable(pen: Pen, columns: readonly PdfColumn[], of: WholeTable): number {
  const { heads, goesOn = '', title, top, following = 0 } = of;
  const print = (cells: readonly string[]) => cells.map((text) => pen.typeface.printable(text));
  const texts = { body: of.body.map(print), total: print(of.total) };
  const table = tableWriter(pen, columns, texts, top);
  const parts = texts.body.flatMap(table.partsOf);
  const below = SUM_HEIGHT + following;
  let drawn = 0;
  let group: GroupHead | undefined;
  for (const part of parts) {
    const head = part.isFirst ? heads?.get(drawn) : undefined;
    group = head ?? group;
    const height = part.height + (part === parts.at(-1) ? below : 0);
    const isNextPage = table.reserve(height + (head ? SUM_HEIGHT : 0));
    if (head) table.sums(head.title, head.note, head.sums, 'group');
    else if (group && isNextPage) table.sums(group.title, goesOn, [], 'group');
    table.row(part, isNextPage);
    if (part.isLast) drawn += 1;
  }
  if (parts.length === 0) table.reserve(below);
  table.sums(title, '', texts.total, 'total');
  return table.end();
}
