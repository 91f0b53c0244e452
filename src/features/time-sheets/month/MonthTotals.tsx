import { useTranslation } from '@/shared/i18n/useTranslation';
import { sumCents } from '@/domain/money';
import type { Period } from '@/domain/period';
import { type WorkDays, targetOfPeriod } from '@/domain/targets';
import { type WorkRecord, sumHours } from '@/domain/workRecord';
import type { Expense } from '@/domain/expense';
import { useFormats } from '@/shared/i18n/useFormats';

interface MonthTotalsProps {
  readonly month: Period;
  /** Those of the month alone. */
  readonly records: readonly WorkRecord[];
  readonly expenses: readonly Expense[];
  readonly workDays: WorkDays;
}

/** Hours against the target of the month, and what is paid back. */
export function MonthTotals({ month, records, expenses, workDays }: MonthTotalsProps) {
  const { t } = useTranslation('monthClose');
  const formats = useFormats();
  const sums = [
    ['food', records.map(({ foodAllowance }) => foodAllowance)],
    ['mileage', records.map(({ travelExpenses }) => travelExpenses)],
    ['expenses', expenses.map(({ cost }) => cost)],
  ] as const;
  return (
    <div className="tw-total">
      <p className="big">
        {t('hours', { hours: formats.hours(sumHours(records)) })}{' '}
        <small>{t('ofTarget', { hours: formats.hourSum(targetOfPeriod(month, workDays)) })}</small>
      </p>
      <dl className="tw-dl">
        {sums.map(([name, amounts]) => (
          <div key={name}>
            <dt>{t(`totals.${name}`)}</dt>
            <dd className="num">{formats.euros(sumCents(amounts))}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
