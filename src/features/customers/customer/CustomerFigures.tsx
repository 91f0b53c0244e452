import { useTranslation } from 'react-i18next';
import { type Customer, totalTimeBudget } from '@/domain/customers/customer';
import { isCompletedProject } from '@/domain/customers/project';
import { BudgetUsed } from '../BudgetUsed';
import { useHoursUsed } from '../hours/useHours';
import { StatusDot } from '../StatusDot';
import { useFigureWords } from '../useProjectWords';
import { useProjectStateWords } from '../ProjectStateTag';
import classes from './customerFigures.module.scss';

const states = ['active', 'verified', 'pending'] as const;

/** Revenue and time budget of a customer, in euros and hours: sums over the projects. */
export function CustomerFigures({ customer }: { readonly customer: Customer }) {
  const { t } = useTranslation('customers');
  const words = useFigureWords();
  const { stateName } = useProjectStateWords();
  const usage = useHoursUsed({ kind: 'customer', id: customer.id });
  const { revenue, revenueBy, timeBudgetBy, projects, projectsCount } = customer;
  const budget = totalTimeBudget(timeBudgetBy);
  const hasCompleted = projects.some(isCompletedProject);
  if (projectsCount === 0)
    return (
      <section className="tw-block">
        <div className="tw-section-head">
          <h2>{t('figures.sums')}</h2>
        </div>
        <p className="text-secondary mb-3">{t('figures.sumsText')}</p>
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
      {/* The hours cover all projects, the budget only the open ones. */}
      <div className={classes.used}>
        <BudgetUsed
          usage={usage}
          budget={hasCompleted ? null : budget}
          without={hasCompleted ? t('figures.notComparable') : undefined}
        />
      </div>
    </>
  );
}

interface FigureBarProps {
  readonly title: string;
  readonly total: string;
  /** The parts in the order of the bar; a value is null if the service sent none. */
  readonly parts: readonly {
    readonly key: 'active' | 'verified' | 'pending';
    readonly name: string;
    readonly value: number | null;
    readonly text: string;
  }[];
}

/** A sum over the open projects, split by state: a bar with the figures beside it. */
function FigureBar({ title, total, parts }: FigureBarProps) {
  const sum = parts.reduce((all, { value }) => all + Math.max(0, value ?? 0), 0);
  return (
    <section className="tw-block" aria-label={title}>
      <div className="tw-section-head">
        <h2>{title}</h2>
        <span className="figures text-strong ms-auto">{total}</span>
      </div>
      <div className={classes.bar} aria-hidden="true">
        {parts
          .filter(({ value }) => value !== null && value > 0)
          .map(({ key, value }) => (
            <span key={key} className={classes[key]} style={{ flexGrow: (value ?? 0) / sum }} />
          ))}
      </div>
      <dl className={classes.parts}>
        {parts.map(({ key, name, text }) => (
          <div key={key} className={classes.part}>
            <dt>
              <StatusDot tone={key} text={name} />
            </dt>
            <dd className="figures">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
