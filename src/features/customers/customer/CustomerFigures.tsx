import { useTranslation } from 'react-i18next';
import { type Customer, type SumsByState, totalTimeBudget } from '@/domain/customers/customer';
import { isCompletedProject } from '@/domain/customers/project';
import { BudgetUsed } from '../BudgetUsed';
import { useHoursUsed } from '../hours/useHours';
import { StatusDot, statusTones } from '../StatusDot';
import { useFigureWords } from '../editWords';
import { useProjectStateWords } from '../ProjectStateTag';
import classes from './customerFigures.module.scss';

const states = ['active', 'verified', 'pending'] as const;

/** Revenue and time budget of a customer, in euros and hours: sums over the projects. */
export function CustomerFigures({ customer }: { readonly customer: Customer }) {
  const { t } = useTranslation('customers');
  const words = useFigureWords();
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
      <FigureBar title={t('figures.revenue')} total={revenue} by={revenueBy} inWords={words.money} />
      <FigureBar title={t('figures.timeBudget')} total={budget} by={timeBudgetBy} inWords={words.hours} />
      {/* The hours cover all projects, the budget only the open ones. */}
      <div className="below-24">
        <BudgetUsed
          usage={usage}
          budget={hasCompleted ? null : budget}
          without={hasCompleted ? t('figures.notComparable') : undefined}
        />
      </div>
    </>
  );
}

interface FigureBarProps<Amount extends number> {
  readonly title: string;
  readonly total: Amount | null;
  /** The parts; null if the service sent none. */
  readonly by: SumsByState<Amount>;
  readonly inWords: (amount: Amount | null) => string;
}

/** A sum over the open projects, split by state: a bar with the figures beside it. */
function FigureBar<Amount extends number>({ title, total, by, inWords }: FigureBarProps<Amount>) {
  const { stateName } = useProjectStateWords();
  const sum = states.reduce((all, state) => all + Math.max(0, by[state] ?? 0), 0);
  return (
    <section className="tw-block" aria-label={title}>
      <div className="tw-section-head">
        <h2>{title}</h2>
        <span className="figures text-strong ms-auto">{inWords(total)}</span>
      </div>
      <div className={classes.bar} aria-hidden="true">
        {states.map((state) => {
          const part = by[state] ?? 0;
          return (
            part > 0 && <span key={state} className={statusTones[state]} style={{ flexGrow: part / sum }} />
          );
        })}
      </div>
      <dl className="tw-sums above-8">
        {states.map((state) => (
          <div key={state}>
            <dt>
              <StatusDot tone={state} text={stateName(state)} />
            </dt>
            <dd>{inWords(by[state])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
