import type { TFunction } from 'i18next';
import { readCost, readVoucherNumber } from '@/domain/expense';
import { isIsoDate } from '@/domain/period';

type Translate = TFunction<'expenses'>;
/** A message to show, or true. */
type Verdict = string | true;

/** An expense has a date. */
export function checkDate(text: string, t: Translate): Verdict {
  return isIsoDate(text) || t('errors.date');
}

/** The voucher number is empty or an integer (section 5). */
export function checkNumber(text: string, t: Translate): Verdict {
  return readVoucherNumber(text) !== undefined || t('errors.voucherNumber');
}

/** Cost is a number (section 5), with comma or point, in whole cents. */
export function checkCost(text: string, t: Translate): Verdict {
  const cost = readCost(text);
  switch (cost) {
    case 'missing':
      return t('errors.cost');
    case 'not-a-number':
    case 'negative':
      return t('errors.number');
    case 'too-fine':
      return t('errors.cents');
    default:
      return true;
  }
}
