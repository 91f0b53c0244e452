import { useTranslation } from 'react-i18next';
import { type Customer, totalTimeBudget } from '@/domain/customer';
import type { IsoDate } from '@/domain/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { BudgetUsed } from '../BudgetUsed';
import { useHoursUsed } from '../hours/useHours';
import { useProjectStateWords } from '../useProjectStateWords';
import { FigureBar } from './FigureBar';

const states = ['active', 'verified', 'pending'] as const;

/** Revenue and time budget of a customer, in euros and hours: sums over the projects (section 3; contract, "Customer"). */
export function CustomerFigures({ customer, today }: { customer: Customer; today: IsoDate }) {
  const { t } = useTranslation('customers');
  const formats = useFormats();
  const { stateName } = useProjectStateWords();
  const { used, hasFailed } = useHoursUsed({ kind: 'customer', id: customer.id }, today);
  const { revenue, revenueBy, timeBudgetBy } = customer;
  const budget = totalTimeBudget(timeBudgetBy);
  return (
    <>
      <FigureBar
        title={t('figures.revenue')}
        total={revenue === null ? '–' : formats.euros(revenue)}
        parts={states.map((key) => {
          const value = revenueBy[key];
          return { key, name: stateName(key), value, text: value === null ? '–' : formats.euros(value) };
        })}
      />
      <FigureBar
        title={t('figures.timeBudget')}
        total={budget === null ? '–' : `${formats.hours(budget)} h`}
        parts={states.map((key) => {
          const value = timeBudgetBy[key];
          return {
            key,
            name: stateName(key),
            value,
            text: value === null ? '–' : `${formats.hours(value)} h`,
          };
        })}
      />
      <BudgetUsed used={used} budget={budget} hasFailed={hasFailed} />
    </>
  );
}
