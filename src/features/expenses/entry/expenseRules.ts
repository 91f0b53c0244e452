import { readCost, readVoucherNumber } from '@/domain/money/expense';
import type { Language } from '@/domain/language';

/** Problems of a field; their texts are in `expenses:errors`. */
export type FieldProblem =
  | 'cents'
  | 'cost'
  | 'costTooLarge'
  | 'date'
  | 'dateUnknown'
  | 'foreign'
  | 'number'
  | 'voucherNumber';
type Verdict = FieldProblem | undefined;

/** The voucher number is empty or an integer. */
export function checkNumber(text: string): Verdict {
  return readVoucherNumber(text) === undefined ? 'voucherNumber' : undefined;
}

/** Cost is a number, written in the language of the app, in whole cents. */
export function checkCost(text: string, language: Language): Verdict {
  const cost = readCost(text, language);
  switch (cost) {
    case 'missing':
      return 'cost';
    case 'not-a-number':
    case 'negative':
      return 'number';
    case 'too-fine':
      return 'cents';
    case 'foreign':
      return 'foreign';
    case 'too-large':
      return 'costTooLarge';
    default:
      return undefined;
  }
}
