import type { ReactNode } from 'react';
import type { Expense } from '@/domain/money/expense';
import type { MonthCheck } from '@/domain/sheets/monthChecks';
import { workBefore } from '@/domain/sheets/monthFixes';
import { type Cents, sumCents } from '@/domain/money/money';
import { wholeMonthOf } from '@/domain/sheets/timeSheetPath';
import type { WorkRecord } from '@/domain/work/workRecord';
import { formatPeriod } from '../formatPeriod';
import type { MonthWords } from './useMonthWords';

interface WithWords {
  readonly words: MonthWords;
}

interface CheckTextProps extends WithWords {
  readonly check: MonthCheck;
  readonly records: readonly WorkRecord[];
}

/** A finding, in one line. */
export function CheckText({ check, records, words }: CheckTextProps): ReactNode {
  const { t, formats, projectName } = words;
  const hours = (value: number) => t('monthClose:hours', { hours: formats.hours(value) });

  switch (check.kind) {
    case 'gap': {
      const like = workBefore(check.date, records);
      if (!like) return t('monthClose:suggest.none', { hours: hours(check.hours) });
      const day = formats.dayMonth(like.date);
      return (
        <>
          {t('monthClose:suggest.hours', { hours: hours(check.hours) })} <b>{like.customerName}</b>
          {like.projectName !== '' && `, ${projectName(like.projectName)}`},{' '}
          {t('monthClose:suggest.like', { day })}
        </>
      );
    }
    case 'noProject':
    case 'offStep':
    case 'twice':
      return <RecordText record={check.record} words={words} />;
    case 'longDay':
    case 'restDay':
      return hours(check.hours);
    case 'fuelAndMileage':
    case 'foodTwice':
      return <BothText check={check} words={words} />;
    case 'receiptTwice':
      return (
        <>
          <ReceiptText expense={check.expense} words={words} /> · <TwinText twin={check.twin} words={words} />
        </>
      );
    case 'outdated':
      return t('monthClose:outdatedRows', { count: check.rows });
    case 'notOver':
      return t('monthClose:lastDay');
    case 'overlap': {
      const month = wholeMonthOf(check.sheet);
      return month === null ? formatPeriod(check.sheet) : formats.month(month);
    }
  }
}

function RecordText({
  record,
  words: { t, formats, projectName: shownName },
}: WithWords & { readonly record: WorkRecord }) {
  const { customerName, projectName, hours, description } = record;
  return (
    <>
      <b>{customerName}</b>
      {[
        ...(projectName === '' ? [] : [shownName(projectName)]),
        ...(hours === null ? [] : [t('monthClose:hours', { hours: formats.hours(hours) })]),
        description,
      ]
        .map((part) => ` · ${part}`)
        .join('')}
    </>
  );
}

function ReceiptText({ expense, words: { t, formats } }: WithWords & { readonly expense: Expense }) {
  const { voucherNumber, cost, type, description } = expense;
  return (
    <>
      {voucherNumber === null
        ? t('monthClose:receipt')
        : t('monthClose:receiptNumber', { number: voucherNumber })}
      , <b>{formats.euros(cost)}</b> {type}
      {description !== '' && ` · ${description}`}
    </>
  );
}

/** When and under which number the same receipt was entered before. */
function TwinText({ twin, words: { t, formats } }: WithWords & { readonly twin: Expense }) {
  const day = formats.dayMonth(twin.date);
  return twin.voucherNumber === null
    ? t('monthClose:twin', { day })
    : t('monthClose:twinNumber', { day, number: twin.voucherNumber });
}

/** A receipt, and the food or travel allowance that was paid for the same thing. */
function BothText({
  check,
  words,
}: WithWords & {
  readonly check: Extract<MonthCheck, { readonly kind: 'fuelAndMileage' | 'foodTwice' }>;
}) {
  const { t, formats } = words;
  const sum = (amounts: readonly Cents[]) => formats.euros(sumCents(amounts));
  return (
    <>
      {check.expenses.map((expense) => (
        <span key={expense.id}>
          <ReceiptText expense={expense} words={words} />{' '}
        </span>
      ))}
      {check.kind === 'foodTwice'
        ? t('monthClose:andFood', { amount: sum(check.records.map(({ foodAllowance }) => foodAllowance)) })
        : t('monthClose:andMileage', {
            amount: sum(check.records.map(({ travelExpenses }) => travelExpenses)),
          })}
    </>
  );
}
