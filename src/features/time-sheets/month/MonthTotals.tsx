import { useTranslation } from 'react-i18next';
import type { Period } from '@/domain/time/period';
import { type WorkDays, targetOfPeriod } from '@/domain/time/targets';
import { expectedReimbursement } from '@/domain/sheets/timeSheet';
import { type WorkRecord, sumHours } from '@/domain/work/workRecord';
import type { Expense } from '@/domain/money/expense';
import { useFormats } from '@/shared/i18n/useFormats';

interface MonthTotalsProps {
  readonly month: Period;
  /** Those of the month alone. */
  readonly records: readonly WorkRecord[];
  readonly expenses: readonly Expense[];
  readonly workDays: WorkDays;
}

/** Hours against the target of the month, and what is paid back, summed up as the PDF does. */
export function MonthTotals({ month, records, expenses, workDays }: MonthTotalsProps) {
  const { t } = useTranslation('monthClose');
  const formats = useFormats();
  const sums = expectedReimbursement(records, expenses);
  const lines = [
    ['food', sums.foodAllowance],
    ['expenses', sums.expenses],
    ['total', sums.total],
    ['mileage', sums.mileage],
  ] as const;
  return (
    <div className="tw-total">
      <p className="big">
        {t('hours', { hours: formats.hours(sumHours(records)) })}{' '}
        <small>{t('ofTarget', { hours: formats.hourSum(targetOfPeriod(month, workDays)) })}</small>
      </p>
      <dl className="tw-dl">
        {lines.map(([name, amount]) => (
          <div key={name} className={name}>
            <dt>{t(`totals.${name}`)}</dt>
            <dd className="num">{formats.euros(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
