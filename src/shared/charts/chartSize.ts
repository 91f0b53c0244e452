/** The hours that correspond to the full length: those of the longest bar plus 20. */
export function barScale(hours: readonly number[]): number {
  return Math.max(0, ...hours) + 20;
}

/** The hours below `hours` at which a bar has a line, every `step` of them. */
export function linesOf(hours: number, step: number): readonly number[] {
  const count = Math.ceil(hours / step) - 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => (index + 1) * step);
}

/** Radius of the hole in a ring, in pixels; the ring's own is in charts.scss. */
export const RING_HOLE = 60;

/** Slices above this part of the whole show their percentage. */
export const LABELLED_PART = 0.05;

/** Colours of the palette. */
export const CHART_COLOURS = 11;

/** The palette's grey ("Schiefer"), reserved for the rest if there are more entries than colours. */
const REST_COLOUR = 9;

/** Colour 1 to 11 of a slice; if the last slice is the rest, it alone is grey. */
export function sliceColour(index: number, hasRest: boolean): number {
  if (!hasRest) return (index % CHART_COLOURS) + 1;
  if (index === CHART_COLOURS - 1) return REST_COLOUR;
  return index + 1 < REST_COLOUR ? index + 1 : index + 2;
}
