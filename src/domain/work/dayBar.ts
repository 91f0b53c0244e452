/** The hours that the day bar of the dashboard shows. */
export const DAY_BAR = { from: 6, to: 20 } as const;

const MINUTES = (DAY_BAR.to - DAY_BAR.from) * 60;

/** The position of a moment on the bar of its day, 0 to 1; earlier or later moments are at its ends. */
export function placeOnBar(time: number, startOfDay: number): number {
  const minutes = (time - startOfDay) / 60_000 - DAY_BAR.from * 60;
  return Math.min(1, Math.max(0, minutes / MINUTES));
}

/** An event on the bar, in fractions of the bar. */
export interface BarSpan {
  readonly left: number;
  readonly length: number;
  /** Where its text has to end: the start of the next event. */
  readonly room: number;
}

/** The events on the bar of a day, by their start; those entirely before or after the bar are left out. */
export function spansOnBar<Event extends { readonly start: number; readonly end: number }>(
  events: readonly Event[],
  startOfDay: number,
): readonly (BarSpan & { readonly event: Event })[] {
  const placed = events
    .map((event) => {
      const left = placeOnBar(event.start, startOfDay);
      return { event, left, length: placeOnBar(event.end, startOfDay) - left };
    })
    .filter(({ length }) => length > 0)
    .toSorted((one, other) => one.left - other.left);
  return placed.map(({ event, left, length }, index) => {
    const next = placed[index + 1]?.left ?? 1;
    return { event, left, length, room: next - left };
  });
}
