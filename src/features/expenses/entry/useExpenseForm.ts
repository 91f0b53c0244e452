import { useTranslation } from 'react-i18next';
import type { Booked } from '@/domain/work/bookings';
import { useCustomerAndProjectOptions } from '@/features/pair-choice';
import { type Rules, useAppForm } from '@/shared/forms/useAppForm';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { bookedKind } from '@/shared/recents/bookedKept';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { useUser } from '@/shared/store/hooks';
import { expenseDrafts } from './expenseDraft';
import { checkDate } from '@/shared/forms/rules';
import { type ExpenseFields, type ExpenseValues, fieldsOf } from '../expenseValues';
import { readCost, readVoucherNumber } from '@/domain/money/expense';
import type { Language } from '@/domain/language';

/** Problems of a field; their texts are in `expenses:errors`. */
type FieldProblem =
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
function checkNumber(text: string): Verdict {
  return readVoucherNumber(text) === undefined ? 'voucherNumber' : undefined;
}

/** The problem of the field for each reason why a cost is refused. */
const COST_PROBLEMS = {
  missing: 'cost',
  'not-a-number': 'number',
  negative: 'number',
  'too-fine': 'cents',
  foreign: 'foreign',
  'too-large': 'costTooLarge',
} as const;

/** Cost is a number, written in the language of the app, in whole cents. */
function checkCost(text: string, language: Language): Verdict {
  const cost = readCost(text, language);
  return typeof cost === 'number' ? undefined : COST_PROBLEMS[cost];
}

const NOTHING: readonly Booked[] = [];

/** The initial state of the form. */
interface FormOrigin {
  /** The initial field values. */
  readonly initial: ExpenseValues;
  /** The values come from a draft. */
  readonly isUnsaved: boolean;
  /** The key of the refused expense that this one replaces, as in `ExpenseDraft`. */
  readonly corrects: string | null;
  /** The key of a draft that is being continued. */
  readonly wish: string | undefined;
  /** The name of the attached receipt. */
  readonly receiptName: string | null;
  /** A receipt is attached or being chosen. */
  readonly hasReceipt: boolean;
}

/** Values and rules of the expense form, without the receipt. */
export function useExpenseForm(origin: FormOrigin) {
  const { initial, isUnsaved, corrects, wish, receiptName, hasReceipt } = origin;
  const { t } = useTranslation('expenses');
  const language = useLanguage();
  const user = useUser();
  const booked = useDeviceValue(bookedKind).value ?? NOTHING;

  const rules: Rules<ExpenseValues, FieldProblem> = {
    date: { validate: checkDate },
    number: { validate: checkNumber },
    cost: { validate: (text) => checkCost(text, language) },
    // Switching it off clears the selectors. Switching it on prefills what was booked last.
    isProjectExpense: {
      onChange: (isOn) => {
        const last = isOn ? booked[0] : undefined;
        form.setValues({ customerId: last?.customerId ?? '', projectId: last?.projectId ?? '' });
      },
    },
    // Another customer has other projects, so the project is cleared.
    customerId: { onChange: () => form.setValue('projectId', '') },
  };
  const form = useAppForm<ExpenseValues, FieldProblem>({
    initial,
    rules,
    figures: ['cost'],
    messageOf: (problem) => t(`errors.${problem}`),
    draft: { kind: expenseDrafts, content: (values) => ({ ...values, corrects, receiptName }), wish },
    isUnsaved,
    hasMore: hasReceipt,
  });
  const { customers, projects } = useCustomerAndProjectOptions(form.values.customerId);

  /** Converts valid values to an expense without its receipt. */
  function contentOf(submitted: ExpenseValues): ExpenseFields {
    return fieldsOf(submitted, {
      // The service identifies its users by user name.
      employee: user?.username ?? '',
      language,
      customerIdOf: customers.idOf,
      projectIdOf: projects.idOf,
    });
  }

  return { ...form, customers, projects, contentOf, booked };
}

export type ExpenseForm = ReturnType<typeof useExpenseForm>;
