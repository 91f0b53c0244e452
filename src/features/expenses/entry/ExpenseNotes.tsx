import type { ExpenseDoubt } from '@/domain/money/expenseDoubt';
import { useFormats } from '@/shared/i18n/useFormats';
import { useTranslation } from 'react-i18next';
import { Alert } from '@/shared/ui/messages/Alert';
import type { ExpenseValues } from './expenseValues';

/** What is most often different in the next expense. */
const CARRIED = ['number', 'cost', 'description'] as const;

interface ExpenseNotesProps {
  readonly values: ExpenseValues;
  /** What was saved last with "Save and next". */
  readonly last: ExpenseValues | null;
  /** What is asked about before it is saved. */
  readonly doubt: ExpenseDoubt | null;
}

/** Stands above the fields of an expense: which of them are still the last receipt's, or what is asked before it is saved. */
export function ExpenseNotes({ values, last, doubt }: ExpenseNotesProps) {
  const { t } = useTranslation('expenses');
  const formats = useFormats();
  if (doubt?.kind === 'zero') return <Alert tone="warning">{t('doubt.zero')}</Alert>;
  if (doubt) {
    const { date, cost, voucherNumber } = doubt.twin;
    const twin = { date: formats.date(date), cost: formats.euros(cost), number: voucherNumber };
    return <Alert tone="warning">{t(`doubt.${doubt.kind}`, twin)}</Alert>;
  }
  const carried = CARRIED.filter((name) => values[name] !== '' && values[name] === last?.[name]);
  if (carried.length === 0) return null;
  return (
    <Alert>{t('dialog.carried', { fields: carried.map((name) => t(`fields.${name}`)).join(', ') })}</Alert>
  );
}
