import { sumDecimals } from '../decimal';
import { type IsoDate, type IsoMonth, type Period, monthOf, monthOfDay } from '../time/period';
import { type TimeSheetState, isKnownTimeSheetState } from './timeSheet';
import type { WorkRecordContent } from '../work/workRecord';

/** The calendar month that a period is, from its first to its last day; null for any other range. */
export function wholeMonthOf({ from, to }: Period): IsoMonth | null {
  const month = monthOf(from);
  return month.from === from && month.to === to ? monthOfDay(from) : null;
}

/** The way of a sheet (section 4): it is created, signed and sent. */
export const PATH_STEPS = ['created', 'signed', 'sent'] as const;
export type PathStep = (typeof PATH_STEPS)[number];

/** How far a step is: behind the sheet, the one to take now, or one that waits for another. */
export type StepProgress = 'done' | 'next' | 'later';

const stepsDone = { prepared: 1, signed: 2, requested: 3 } as const;

/** The steps of a sheet in that state; null for a state that nobody knows, which stands on no path. */
export function pathOf(
  state: TimeSheetState,
): readonly { readonly step: PathStep; readonly progress: StepProgress }[] | null {
  if (!isKnownTimeSheetState(state)) return null;
  const done = stepsDone[state];
  return PATH_STEPS.map((step, index) => {
    if (index < done) return { step, progress: 'done' };
    return { step, progress: index === done ? 'next' : 'later' };
  });
}

/** Sum of the hours of those records that lie in a period; others may be among them. */
export function hoursWithin(
  { from, to }: Period,
  records: readonly Pick<WorkRecordContent, 'date' | 'hours'>[],
): number {
  return sumDecimals(records.filter(({ date }) => from <= date && date <= to).map(({ hours }) => hours ?? 0));
}

/** The days that hold all of these periods, but nothing before a day; null where nothing is left. */
export function spanOf(periods: readonly Period[], notBefore: IsoDate): Period | null {
  const recent = periods.filter(({ from }) => from >= notBefore);
  const [first, ...others] = recent;
  if (!first) return null;
  return others.reduce<Period>(
    (span, { from, to }) => ({
      from: from < span.from ? from : span.from,
      to: to > span.to ? to : span.to,
    }),
    { from: first.from, to: first.to },
  );
}
