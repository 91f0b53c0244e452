import { type IsoDate, type IsoMonth, type Period, monthOf, monthOfDay } from '../time/period';
import { type TimeSheetState, entriesWithin, isKnownTimeSheetState } from './timeSheet';
import { type WorkRecordContent, sumHours } from '../work/workRecord';

/** The calendar month that a period covers exactly; null for any other range. */
export function wholeMonthOf({ from, to }: Period): IsoMonth | null {
  const month = monthOf(from);
  return month.from === from && month.to === to ? monthOfDay(from) : null;
}

/** The steps of a sheet: it is created, signed and sent. */
const PATH_STEPS = ['created', 'signed', 'sent'] as const;
export type PathStep = (typeof PATH_STEPS)[number];

/** The progress of a step: already done, the one to take now, or a later one. */
export type StepProgress = 'done' | 'next' | 'later';

const stepsDone = { prepared: 1, signed: 2, requested: 3 } as const;

/** The steps of a sheet in a state; null for an unknown state. */
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

/** The hours of the records within a period; others are ignored. */
export function hoursWithin(
  period: Period,
  records: readonly Pick<WorkRecordContent, 'date' | 'hours'>[],
): number {
  return sumHours(entriesWithin(period, records));
}

/** The span that covers all of these periods, but nothing before a day; null if nothing is left. */
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
