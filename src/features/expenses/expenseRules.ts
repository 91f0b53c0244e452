import { readCost, readVoucherNumber } from '@/domain/expense';
import { isIsoDate } from '@/domain/period';

/** What can be wrong with a field; the texts are `expenses:errors`. */
export type FieldProblem = 'cents' | 'cost' | 'date' | 'number' | 'voucherNumber';
type Verdict = FieldProblem | undefined;

/** An expense has a date. */
export function checkDate(text: string): Verdict {
  return isIsoDate(text) ? undefined : 'date';
}

/** The voucher number is empty or an integer (section 5). */
export function checkNumber(text: string): Verdict {
  return readVoucherNumber(text) === undefined ? 'voucherNumber' : undefined;
}

/** Cost is a number (section 5), with comma or point, in whole cents. */
export function checkCost(text: string): Verdict {
  const cost = readCost(text);
  switch (cost) {
    case 'missing':
      return 'cost';
    case 'not-a-number':
    case 'negative':
      return 'number';
    case 'too-fine':
      return 'cents';
    default:
      return undefined;
  }
}
