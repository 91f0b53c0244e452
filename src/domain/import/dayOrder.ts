import { type IsoDate, daysBetween } from '../time/period';
import type { DayOrder, DayReading } from './importTypes';
import type { DayCell } from './readCell';
import type { RowFacts } from './rowFacts';
import { dayWords } from './titleSpan';

/** Of a row with a day. */
export type DayFacts = Pick<
  RowFacts,
  'number' | 'dayText' | 'endDay' | 'start' | 'end' | 'duration' | 'hasHalves'
> & { readonly day: DayCell };

const ORDERS: readonly DayOrder[] = ['day-first', 'month-first'];
const TOLERANCE = 60;

type Decided = Pick<DayReading, 'order' | 'reason'>;

/** The first row whose figures say that days (0) or months (1) come first. */
const above12 = (facts: readonly DayFacts[], place: 0 | 1) =>
  facts.find(({ day, endDay }) => [day, endDay].some((one) => one?.figures && one.figures[place] > 12));

function byFigures(facts: readonly DayFacts[]): Decided | null {
  const [days, months] = [above12(facts, 0), above12(facts, 1)];
  if (days && months)
    return { order: null, reason: { code: 'both-above-12', rows: [days.number, months.number] } };
  const found = days ?? months;
  if (!found) return null;
  const reason = { code: 'above-12', row: found.number, cell: found.dayText } as const;
  return { order: days ? 'day-first' : 'month-first', reason };
}

/** Dates in the name of the file, which programs write as those in it: `30_04_2026`. */
function byName(name: string): Decided | null {
  for (const [part, first, second] of name.matchAll(/(?<!\d)(\d{1,2})[._-](\d{1,2})[._-]\d{4}(?!\d)/gu)) {
    const [one, other] = [Number(first), Number(second)];
    if (one > 12 === other > 12) continue;
    const order = one > 12 ? 'day-first' : 'month-first';
    return { order, reason: { code: 'file-name', part, number: Math.max(one, other) } };
  }
  return null;
}

/** A duration that only one of the readings allows. */
function byDuration(facts: readonly DayFacts[]): Decided | null {
  const fits = ({ day, endDay, start, end, duration }: DayFacts, order: DayOrder) => {
    const [from, to] = [day[order], endDay?.[order]];
    if (!from || !to || start === null || end === null || !duration || !('seconds' in duration)) return false;
    return Math.abs(daysBetween(from, to) * 86_400 + end - start - duration.seconds) <= TOLERANCE;
  };
  for (const fact of facts) {
    const [dayFirst, monthFirst] = [fits(fact, 'day-first'), fits(fact, 'month-first')];
    if (dayFirst === monthFirst) continue;
    const order = dayFirst ? 'day-first' : 'month-first';
    return { order, reason: { code: 'duration', row: fact.number, cell: fact.dayText } };
  }
  return null;
}

function byToday(facts: readonly DayFacts[], today: IsoDate): Decided | null {
  const isPast = (order: DayOrder) => facts.every(({ day }) => (day[order] ?? today) <= today);
  const [dayFirst, monthFirst] = [isPast('day-first'), isPast('month-first')];
  if (dayFirst === monthFirst) return null;
  return { order: dayFirst ? 'day-first' : 'month-first', reason: { code: 'not-after-today' } };
}

/** Decides over the whole column how days are read. */
export function readDays(
  facts: readonly DayFacts[],
  name: string,
  today: IsoDate,
  chosen: DayOrder | undefined,
): DayReading {
  const open = facts.filter(({ day, endDay }) => day.figures ?? endDay?.figures);
  const isOpen = ({ day }: DayFacts) =>
    day['day-first'] && day['month-first'] && day['day-first'] !== day['month-first'];
  const shown = open.find(isOpen) ?? open[0] ?? facts[0];
  const decided: Decided =
    open.length === 0
      ? { order: null, reason: { code: dayWords(shown?.dayText ?? '') ? 'title' : 'clear' } }
      : (byFigures(open) ??
        byName(name) ??
        byDuration(open) ??
        byToday(open, today) ?? { order: null, reason: { code: 'asked' } });
  const order = open.length === 0 ? null : (chosen ?? decided.order);
  const likely = order ?? (facts.some(({ hasHalves }) => hasHalves) ? 'month-first' : 'day-first');
  const orders = open.length === 0 ? [] : likely === 'day-first' ? ORDERS : ORDERS.toReversed();
  const daysIn = (one: DayOrder) =>
    [...new Set(open.flatMap(({ day }) => day[one] ?? []))].toSorted((a, b) => (a < b ? -1 : 1));
  return {
    cell: shown?.dayText ?? '',
    row: shown?.number ?? 0,
    day: shown?.day[likely] ?? null,
    order,
    reason: chosen && open.length > 0 && chosen !== decided.order ? { code: 'chosen' } : decided.reason,
    options: orders.map((one) => ({ order: one, day: shown?.day[one] ?? null, days: daysIn(one) })),
  };
}
