import type { TFunction } from 'i18next';
import { parseDecimal } from '@/domain/decimal';
import { isIsoDate, isTimeOfDay } from '@/domain/period';
import { hoursProblem } from '@/domain/workRecord';

type Translate = TFunction<'workRecords'>;
/** A message to show, or true. */
type Verdict = string | true;

/** Date required ("Enter Date"). */
export function checkDate(text: string, t: Translate): Verdict {
  return isIsoDate(text) || t('errors.date');
}

/** Description required ("Enter description"). */
export function checkDescription(text: string, t: Translate): Verdict {
  return text.trim() !== '' || t('errors.description');
}

/** Location required unless the user has a default location ("Enter location"). */
export function checkLocation(text: string, defaultLocation: string, t: Translate): Verdict {
  return text.trim() !== '' || defaultLocation !== '' || t('errors.location');
}

/**
 * Hours required ("Enter hours"), from 0 to 24, in steps of half an hour.
 *
 * @param stored the hours that the record already has
 */
export function checkHours(text: string, stored: number | null, t: Translate): Verdict {
  switch (hoursProblem(parseDecimal(text), stored)) {
    case 'missing':
      return t('errors.hours');
    case 'not-a-number':
      return t('errors.number');
    case 'out-of-range':
      return t('errors.hoursRange');
    case 'off-step':
      return t('errors.hoursStep');
    case undefined:
      return true;
  }
}

/** Travel time and distance: empty or a number that is not negative. */
export function checkOptionalNumber(text: string, t: Translate): Verdict {
  const value = parseDecimal(text);
  return value === null || (value !== undefined && value >= 0) || t('errors.number');
}

/** Departure and arrival: empty or a time of day. */
export function checkOptionalTime(text: string, t: Translate): Verdict {
  return text === '' || isTimeOfDay(text) || t('errors.time');
}
