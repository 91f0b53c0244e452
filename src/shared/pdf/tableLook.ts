import { lineHeight } from './pen';

/** The size of a table's letters in points, and what its cells have around them in millimetres. */
export interface CellLook {
  readonly size: number;
  /** Letters sit high in their lines, so there is more padding above than below. */
  readonly padding: Readonly<Record<'side' | 'top' | 'bottom', number>>;
  /** Words up to this width are not broken. Longer ones are, so that no column takes the room of the others. */
  readonly mostOfWord: number;
}

/** How a table looks. */
export interface TableLook extends CellLook {
  /** The total has so much larger letters, in points, and a line above or below it. */
  readonly total: { readonly larger: number; readonly line: 'above' | 'below' };
  /** Group heads and the total have more room above, in millimetres. */
  readonly moreAbove: number;
}

/** The look of tables with few columns. */
export const USUAL_LOOK: TableLook = {
  size: 9,
  padding: { side: 1.6, top: 1.9, bottom: 1.5 },
  mostOfWord: 24,
  total: { larger: 0.75, line: 'below' },
  moreAbove: 1.7,
};

/** The height of the titles, and of a row with one line, in millimetres. */
export const headHeight = ({ size, padding }: CellLook) => lineHeight(size) + padding.top + padding.bottom;
