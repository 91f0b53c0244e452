import { type BurnUpPoint, type MonthSpan, monthStarts, paceEnd } from '@/domain/report/burnUp';
import type { Forecast } from '@/domain/report/forecast';
import { type IsoDate, daysBetween, monthOf } from '@/domain/time/period';

/** The space around the drawing, for the labels of hours at the left, of the budget above and of months below. */
const ROOM = { left: 48, top: 44, right: 14, bottom: 30 } as const;
/** The least width of the range, so that it stays visible. */
const THINNEST = 6;

interface BurnUpDrawing {
  readonly forecast: Forecast;
  readonly points: readonly BurnUpPoint[];
  readonly months: MonthSpan;
  readonly today: IsoDate;
  readonly size: { readonly width: number; readonly height: number };
}

type Place = readonly [x: number, y: number];

const written = (places: readonly Place[]) =>
  places.map((place) => place.map((each) => each.toFixed(1)).join(',')).join(' ');

/** Computes the shapes of a burn-up, in pixels of its picture. */
export function burnUpShapes({ forecast, points, months, today, size }: BurnUpDrawing) {
  const { used, budget, end } = forecast;
  const [left, right] = [ROOM.left, size.width - ROOM.right];
  const bottom = size.height - ROOM.bottom;
  const firstDay = monthStarts(months)[0] ?? today;
  const lastDay = monthOf(months.to).to;
  const days = Math.max(1, daysBetween(firstDay, lastDay));
  const largest = Math.max(1, used, budget ?? 0);
  const x = (day: IsoDate) => left + (daysBetween(firstDay, day) / days) * (right - left);
  const y = (hundredths: number) => bottom - (hundredths / largest) * (bottom - ROOM.top);
  const now = { x: x(today), y: y(used) };
  const line = points.map(({ date, used: sum }): Place => [x(date), y(sum)]);
  const [first] = line;
  const [fast, slow] = (['fast', 'slow'] as const).map((which): Place | null => {
    const place = paceEnd(forecast, which, today, lastDay);
    return place && [x(place.date), y(place.used)];
  });
  const hasEdges = fast && slow;
  const start: Place = [now.x, now.y];
  const budgetY = y(budget ?? 0);
  // An edge that does not reach the budget ends on the last day. Then the corner between both edges belongs to the cone.
  const corner: Place = [Math.max(fast?.[0] ?? 0, slow?.[0] ?? 0), Math.min(fast?.[1] ?? 0, slow?.[1] ?? 0)];
  const isReached = hasEdges && end !== null && end.shownAs !== 'overTwoYears' && end.from <= lastDay;
  return {
    /** The x of a day, and the y of an amount of hours. */
    x,
    y,
    left,
    right,
    bottom,
    /** The points of the line of used hours, and of the area below it. */
    line: written(line),
    area: first ? written([[first[0], bottom], ...line, [now.x, bottom]]) : '',
    /** The area between the lines of both paces from today on, and these lines; empty without an end. */
    cone: hasEdges ? written([start, fast, corner, slow]) : '',
    edges: hasEdges ? [fast, slow].map((edge) => `M${written([start])}L${written([edge])}`).join('') : '',
    budgetY,
    now,
    /** From which x to which the budget may end; null if that is not shown. */
    range: isReached ? { from: fast[0], to: Math.max(slow[0], fast[0] + THINNEST) } : null,
  };
}

export type BurnUpShapes = ReturnType<typeof burnUpShapes>;
