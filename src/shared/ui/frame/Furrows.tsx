/** The tops of the furrows, in the drawing's units from its top; `hot` ones are highlighted. */
interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly first: number;
  readonly gap: number;
  readonly tops: readonly number[];
  readonly hot: readonly number[];
}

const wide = [
  54, 46, 50, 38, 42, 30, 34, 22, 26, 14, 18, 8, 16, 8, 16, 12, 22, 18, 30, 26, 38, 34, 46, 42, 52,
];

const lowered = (positions: readonly number[]) => wide.map((top, at) => (positions.includes(at) ? 66 : top));

const drawings = {
  /** Small, for an empty list: one strip is highlighted. */
  empty: {
    width: 104,
    height: 60,
    first: 4,
    gap: 8,
    tops: [34, 26, 30, 18, 22, 10, 4, 14, 20, 16, 28, 24, 36],
    hot: [6],
  },
  /** One furrow is missing: for a page that does not exist. */
  gap: { width: 300, height: 76, first: 4, gap: 12.2, tops: lowered([12]), hot: [12] },
  /** Several furrows are missing: for a pause. */
  pause: { width: 300, height: 76, first: 4, gap: 12.2, tops: lowered([11, 12, 13]), hot: [11, 12, 13] },
  /** Straight furrows, the first of them ploughed: for a file that is to be dropped. */
  straight: {
    width: 208,
    height: 58,
    first: 8,
    gap: 8,
    tops: Array<number>(24).fill(10),
    hot: [0, 1, 2, 3, 4, 5, 6, 7, 8],
  },
  /** No furrow is missing. */
  field: { width: 300, height: 76, first: 4, gap: 12.2, tops: wide, hot: [] },
} satisfies Record<string, Drawing>;

export type FurrowsKind = keyof typeof drawings;

function strokes({ height, first, gap, tops, hot }: Drawing, isHot: boolean): string {
  return tops
    .map((top, at) =>
      hot.includes(at) === isHot ? `M${Math.round((first + at * gap) * 10) / 10} ${height - 4}V${top}` : '',
    )
    .join('');
}

/** The drawing of empty lists and error pages: furrows of a field. It is decoration only. */
export function Furrows({ kind = 'empty' }: { readonly kind?: FurrowsKind }) {
  const drawing: Drawing = drawings[kind];
  const ground = `M0 ${drawing.height - 1}H${drawing.width}`;
  return (
    <svg className="furrows" viewBox={`0 0 ${drawing.width} ${drawing.height}`} aria-hidden="true">
      <path d={strokes(drawing, false) + ground} />
      <path className="hot" d={strokes(drawing, true)} />
    </svg>
  );
}
