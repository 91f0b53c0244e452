import { parseDecimal } from '@/domain/decimal';
import { isIsoDate, isTimeOfDay } from '@/domain/period';
import { hoursProblem } from '@/domain/workRecord';

/** What can be wrong with a field; the texts are `workRecords:errors`. */
export type FieldProblem =
  | 'date'
  | 'description'
  | 'hours'
  | 'hoursRange'
  | 'hoursStep'
  | 'location'
  | 'number'
  | 'time';
type Verdict = FieldProblem | undefined;

/** Date required ("Enter Date"). */
export function checkDate(text: string): Verdict {
  return isIsoDate(text) ? undefined : 'date';
}

/** Description required ("Enter description"). */
export function checkDescription(text: string): Verdict {
  return text.trim() !== '' ? undefined : 'description';
}

/** Location required unless the user has a default location ("Enter location"). */
export function checkLocation(text: string, defaultLocation: string): Verdict {
  return text.trim() !== '' || defaultLocation !== '' ? undefined : 'location';
}

/**
 * Hours required ("Enter hours"), from 0 to 24, in steps of half an hour.
 *
 * @param stored the hours that the record already has
 */
export function checkHours(text: string, stored: number | null): Verdict {
  switch (hoursProblem(parseDecimal(text), stored)) {
    case 'missing':
      return 'hours';
    case 'not-a-number':
      return 'number';
    case 'out-of-range':
      return 'hoursRange';
    case 'off-step':
      return 'hoursStep';
    case undefined:
      return undefined;
  }
}

/** Travel time and distance: empty or a number that is not negative. */
export function checkOptionalNumber(text: string): Verdict {
  const value = parseDecimal(text);
  return value === null || (value !== undefined && value >= 0) ? undefined : 'number';
}

/** Departure and arrival: empty or a time of day. */
export function checkOptionalTime(text: string): Verdict {
  return text === '' || isTimeOfDay(text) ? undefined : 'time';
}
