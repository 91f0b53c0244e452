import { parseDecimal } from '@/domain/decimal';
import type { Language } from '@/domain/language';
import { MAX_HOURS_PER_DAY } from '@/domain/limits';
import { FEDERAL_STATES, type FederalState } from '@/domain/time/holidays';
import type { WeekTargets } from '@/domain/time/targets';
import { hoursOf } from '@/domain/time/typedHours';
import { formatsOf } from '../i18n/format';

/** Names of the seven fields of hours, Monday first. */
export const TARGET_FIELDS = ['day1', 'day2', 'day3', 'day4', 'day5', 'day6', 'day7'] as const;

export type TargetField = (typeof TARGET_FIELDS)[number];

/** The field of a day of the week; 0 is Monday. */
export function targetField(day: number): TargetField {
  return TARGET_FIELDS[day] ?? 'day1';
}

/** How the targets of a week stand in its fields. A day without a target has an empty field. */
export function targetTexts(targets: WeekTargets, language: Language): Record<TargetField, string> {
  const text = (day: number) => (targets[day] ? formatsOf(language).plain(targets[day]) : '');
  return {
    day1: text(0),
    day2: text(1),
    day3: text(2),
    day4: text(3),
    day5: text(4),
    day6: text(5),
    day7: text(6),
  };
}

/** The hours of a field; `undefined` if they cannot be read or if no day has that many. */
function typedTarget(text: string, known: readonly number[]): number | undefined {
  const value = parseDecimal(text);
  const hours = hoursOf(
    text,
    known.find((one) => one === value),
  );
  if (hours === null) return 0;
  return hours !== undefined && hours >= 0 && hours <= MAX_HOURS_PER_DAY ? hours : undefined;
}

/**
 * Whether something is wrong with the typed target of a day: an empty field is no target.
 *
 * @param known hours that the field may have had before: their own spelling, such as `7,25`, is not ambiguous
 */
export function targetProblem(text: string, known: readonly number[]): 'hours' | undefined {
  return typedTarget(text, known) === undefined ? 'hours' : undefined;
}

/**
 * The targets in the seven fields; one that cannot be read counts as none.
 *
 * @param text of the field of a day, 0 is Monday
 * @param known see `targetProblem`
 * @param present the targets of the days that were not changed in the fields
 */
export function targetsOf(
  text: (day: number) => string,
  known: readonly number[],
  present = known,
): WeekTargets {
  const target = (day: number) => {
    const hours = typedTarget(text(day), known) ?? 0;
    return hours === known[day] ? (present[day] ?? hours) : hours;
  };
  return [target(0), target(1), target(2), target(3), target(4), target(5), target(6)];
}

/** The state of the select field; null if none is chosen. */
export function stateOf(text: string): FederalState | null {
  return FEDERAL_STATES.find((state) => state === text) ?? null;
}
