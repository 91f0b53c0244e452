import type { TFunction } from 'i18next';
import { isDistance } from '@/domain/money/allowance';
import { parseDecimal, untouchedOr } from '@/domain/decimal';
import type { Language } from '@/domain/language';
import { MAX_TRAVEL_HOURS } from '@/domain/limits';
import { isTimeOfDay } from '@/domain/time/period';
import { hoursOf, parseHours } from '@/domain/time/typedHours';
import { type HoursProblem, hoursProblem } from '@/domain/work/workRecord';
import type { Formats } from '@/shared/i18n/format';
import { env } from '@/shared/env';
import { hoursStepWords } from '@/shared/i18n/hoursStepWords';

/** The errors of a field; the texts are `workRecords:errors`. */
export type FieldProblem =
  | 'date'
  | 'dateUnknown'
  | 'description'
  | 'distanceRange'
  | 'hours'
  | 'hoursAmbiguous'
  | 'hoursRange'
  | 'hoursStep'
  | 'hoursUnknown'
  | 'location'
  | 'number'
  | 'time'
  | 'travelRange';
type Verdict = FieldProblem | undefined;

/** Description required ("Enter description"). */
export function checkDescription(text: string): Verdict {
  return text.trim() !== '' ? undefined : 'description';
}

/** Location required unless the user has a default location ("Enter location"). */
export function checkLocation(text: string, defaultLocation: string): Verdict {
  return text.trim() !== '' || defaultLocation !== '' ? undefined : 'location';
}

/** The errors of a field of hours. */
export const hoursErrors: Readonly<Record<HoursProblem, FieldProblem>> = {
  missing: 'hours',
  'not-a-number': 'hoursUnknown',
  'out-of-range': 'hoursRange',
  'off-step': 'hoursStep',
};

/**
 * Hours required ("Enter hours"), from 0 to 24, in whole steps.
 *
 * @param stored the hours that the record already has
 */
export function checkHours(text: string, stored: number | null): Verdict {
  if (parseHours(text, stored).kind === 'ambiguous') return 'hoursAmbiguous';
  const problem = hoursProblem(hoursOf(text, stored), env.hoursStep, stored);
  return problem && hoursErrors[problem];
}

/**
 * Travel time: empty, or hours that a journey can take.
 *
 * @param stored the travel time that the record already has
 */
export function checkTravelTime(text: string, stored: number | null): Verdict {
  const typed = parseHours(text, stored);
  if (typed.kind === 'ambiguous') return 'hoursAmbiguous';
  if (typed.kind === 'unreadable') return 'hoursUnknown';
  if (typed.kind === 'empty' || typed.hours === stored) return undefined;
  return typed.hours >= 0 && typed.hours <= MAX_TRAVEL_HOURS ? undefined : 'travelRange';
}

/**
 * Distance: empty, or a plausible number of kilometres.
 * @param stored the distance that the record already has
 */
export function checkDistance(text: string, language: Language, stored: number | null): Verdict {
  const km = untouchedOr(parseDecimal(text, language, 'km'), stored);
  if (km === null || km === stored) return undefined;
  if (km === undefined) return 'number';
  return isDistance(km) ? undefined : 'distanceRange';
}

/** Departure and arrival: empty or a time of day. */
export function checkOptionalTime(text: string): Verdict {
  return text.trim() === '' || isTimeOfDay(text) ? undefined : 'time';
}

/** The message for a problem; for ambiguous hours it names both readings. */
export function messageOf(
  problem: FieldProblem,
  text: string,
  t: TFunction<'workRecords'>,
  formats: Formats,
): string {
  if (problem === 'hoursStep') return t('errors.hoursStep', hoursStepWords(formats));
  const typed = parseHours(text);
  if (problem !== 'hoursAmbiguous' || typed.kind !== 'ambiguous') return t(`errors.${problem}`);
  const { hours, minutes } = typed.clock;
  return t('errors.hoursAmbiguous', {
    decimal: formats.plain(typed.decimal),
    clock: `${hours}:${String(minutes).padStart(2, '0')}`,
  });
}
