import { useTranslation } from 'react-i18next';
import { type Customer, totalTimeBudget } from '@/domain/customers/customer';
import type { IsoDate } from '@/domain/time/period';
import { isCompletedProject } from '@/domain/customers/project';
import { BudgetUsed } from '../BudgetUsed';
import { useHoursUsed } from '../hours/useHours';
import { useFigureWords } from '../useFigureWords';
import { useProjectStateWords } from '../useProjectStateWords';
import { FigureBar } from './FigureBar';

const states = ['active', 'verified', 'pending'] as const;

/** Revenue and time budget of a customer, in euros and hours: sums over the projects (section 3; contract, "Customer"). */
export function CustomerFigures({ customer, today }: { customer: Customer; today: IsoDate }) {
  const { t } = useTranslation('customers');
  const words = useFigureWords();
  const { stateName } = useProjectStateWords();
  const usage = useHoursUsed({ kind: 'customer', id: customer.id }, today);
  const { revenue, revenueBy, timeBudgetBy, projects, projectsCount } = customer;
  const budget = totalTimeBudget(timeBudgetBy);
  const hasCompleted = projects.some(isCompletedProject);
  if (projectsCount === 0)
    return (
      <section className="tw-block">
        <div className="tw-sec">
          <h2>{t('figures.sums')}</h2>
        </div>
        <p className="t2">{t('figures.sumsText')}</p>
      </section>
    );
  return (
    <>
      <FigureBar
        title={t('figures.revenue')}
        total={words.money(revenue)}
        parts={states.map((key) => {
          const value = revenueBy[key];
          return { key, name: stateName(key), value, text: words.money(value) };
        })}
      />
      <FigureBar
        title={t('figures.timeBudget')}
        total={words.hours(budget)}
        parts={states.map((key) => {
          const value = timeBudgetBy[key];
          return { key, name: stateName(key), value, text: words.hours(value) };
        })}
      />
      {/* The hours are those of all projects, the budget is that of the open ones. */}
      <BudgetUsed
        usage={usage}
        budget={hasCompleted ? null : budget}
        without={hasCompleted ? t('figures.notComparable') : undefined}
      />
    </>
  );
}
