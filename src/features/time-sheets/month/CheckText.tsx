import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Expense } from '@/domain/expense';
import type { MonthCheck } from '@/domain/monthChecks';
import { workBefore } from '@/domain/monthMends';
import { type Cents, sumCents } from '@/domain/money';
import { wholeMonthOf } from '@/domain/timeSheetPath';
import type { WorkRecord } from '@/domain/workRecord';
import { formatMonth } from '@/shared/i18n/format';
import { useFormats } from '@/shared/i18n/useFormats';
import { formatPeriod } from '../formatPeriod';

interface CheckTextProps {
  readonly check: MonthCheck;
  readonly records: readonly WorkRecord[];
}

/** What was found, in one line. */
export function CheckText({ check, records }: CheckTextProps): ReactNode {
  const { t } = useTranslation('monthClose');
  const formats = useFormats();
  const hours = (value: number) => t('hours', { hours: formats.hours(value) });

  switch (check.kind) {
    case 'gap': {
      const like = workBefore(check.date, records);
      if (!like) return t('suggest.none', { hours: hours(check.hours) });
      const day = formats.dayMonth(like.date);
      return (
        <>
          {t('suggest.hours', { hours: hours(check.hours) })} <b>{like.customerName}</b>
          {like.projectName !== '' && `, ${like.projectName}`}, {t('suggest.like', { day })}
        </>
      );
    }
    case 'noProject':
    case 'offStep':
    case 'twice':
      return <RecordText record={check.record} />;
    case 'longDay':
    case 'restDay':
      return hours(check.hours);
    case 'fuelAndMileage':
    case 'foodTwice':
      return <BothText check={check} />;
    case 'receiptTwice':
      return <ReceiptText expense={check.expense} />;
    case 'outdated':
      return t('outdatedRows', { count: check.rows });
    case 'notOver':
      return t('lastDay');
    case 'overlap': {
      const month = wholeMonthOf(check.sheet);
      return month === null ? formatPeriod(check.sheet) : formatMonth(month, formats.language);
    }
  }
}

function RecordText({ record }: { readonly record: WorkRecord }) {
  const { t } = useTranslation('monthClose');
  const formats = useFormats();
  const { customerName, projectName, hours, description } = record;
  return (
    <>
      <b>{customerName}</b>
      {[
        ...(projectName === '' ? [] : [projectName]),
        ...(hours === null ? [] : [t('hours', { hours: formats.hours(hours) })]),
        description,
      ]
        .map((part) => ` · ${part}`)
        .join('')}
    </>
  );
}

function ReceiptText({ expense }: { readonly expense: Expense }) {
  const { t } = useTranslation('monthClose');
  const formats = useFormats();
  const { voucherNumber, cost, type, description } = expense;
  return (
    <>
      {voucherNumber === null ? t('receipt') : t('receiptNumber', { number: voucherNumber })},{' '}
      <b>{formats.euros(cost)}</b> {type}
      {description !== '' && ` · ${description}`}
    </>
  );
}

/** A receipt and what was paid for the same thing. */
function BothText({
  check,
}: {
  readonly check: Extract<MonthCheck, { readonly kind: 'fuelAndMileage' | 'foodTwice' }>;
}) {
  const { t } = useTranslation('monthClose');
  const formats = useFormats();
  const sum = (amounts: readonly Cents[]) => formats.euros(sumCents(amounts));
  return (
    <>
      {check.expenses.map((expense) => (
        <span key={expense.id}>
          <ReceiptText expense={expense} />{' '}
        </span>
      ))}
      {check.kind === 'foodTwice'
        ? t('andFood', { amount: sum(check.records.map(({ foodAllowance }) => foodAllowance)) })
        : t('andMileage', { amount: sum(check.records.map(({ travelExpenses }) => travelExpenses)) })}
    </>
  );
}
