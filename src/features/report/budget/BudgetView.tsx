import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ProjectForecast, attentionCount } from '@/domain/report/forecast';
import { choosesEntries } from '@/domain/report/reportFilters';
import { Segmented } from '@/shared/ui/buttons/Segmented';
import { SwitchField } from '@/shared/ui/fields/SwitchField';
import { EmptyState } from '@/shared/ui/messages/EmptyState';
import { useDelayedFlag } from '@/shared/ui/timing/useDelayedFlag';
import { ReportFiles } from '../files/ReportFiles';
import { ReportFilterLine } from '../filters/ReportFilterLine';
import type { ReportAnswers } from '../reading/answers';
import type { ReportReading } from '../reading/reportReading';
import { useAnswer } from '../reading/useAnswer';
import { useReportSettings } from '../useReportSettings';
import { type TabContentProps, useTellCount } from '../useTellCount';
import { BudgetFigures } from './BudgetFigures';
import { BudgetTable, BudgetTableSkeleton } from './BudgetTable';
import { useBudgetContents, useBudgetFoot } from './useBudgetContents';
import classes from './budgetView.module.scss';

/** The second tab: how long the budgets of projects or customers last. */
export function BudgetView({ reading, onCount, place }: TabContentProps) {
  const { t } = useTranslation('report');
  const { settings, change } = useReportSettings();
  const { filters, isByCustomer } = settings;
  const [isWithPending, setIsWithPending] = useState(false);
  const { answer, isCurrent } = useAnswer(reading, { kind: 'budget', filters, isWithPending });
  const contents = useBudgetContents(reading, isWithPending);
  const isWaiting = reading.state === 'reading' && !answer?.projects.length;
  const isLate = useDelayedFlag(isWaiting);
  const isCounted = isCurrent && reading.isComplete && answer?.unknown.length === 0;
  useTellCount(answer && (isCounted ? attentionCount(answer.projects) : null), settings, onCount);

  // If the names of the customers could not be read or the worker failed, the reading line shows that.
  const isBroken = reading.error !== undefined;
  return (
    <>
      <ReportFiles {...{ reading, contents, place }} />
      <div className="row wrap below-12 gap-8-16 min-height-40">
        <div className={classes.by}>
          <Segmented
            label={t('budget.by')}
            value={isByCustomer ? 'customer' : 'project'}
            options={[
              { value: 'project', label: t('budget.projects') },
              { value: 'customer', label: t('budget.customers') },
            ]}
            onChange={(by) => change({ isByCustomer: by === 'customer', open: [] })}
          />
        </div>
        <SwitchField
          label={t('budget.withPending')}
          checked={isWithPending}
          onChange={({ target }) => setIsWithPending(target.checked)}
        />
      </div>
      <ReportFilterLine reading={reading} />
      {choosesEntries(filters) && (
        <p className="text-secondary text-small below-12">{t('budget.notFiltered')}</p>
      )}
      {isBroken ? null : isWaiting || !answer ? (
        <div aria-busy="true" className={isLate ? 'tw-view' : 'tw-view tw-waiting'}>
          <BudgetFigures projects={undefined} isInterim={false} />
          <BudgetTableSkeleton />
        </div>
      ) : (
        <div className="tw-view">
          <BudgetFigures projects={answer.projects} isInterim={!reading.isComplete} />
          <Budgets answer={answer} reading={reading} />
        </div>
      )}
    </>
  );
}

interface BudgetsProps {
  readonly answer: ReportAnswers['budget'];
  readonly reading: ReportReading;
}

const hasBudget = ({ budget }: ProjectForecast) => budget !== null;

/** The table with the notes below it, or the reason why it is empty. */
function Budgets({ answer, reading }: BudgetsProps) {
  const { t } = useTranslation('report');
  const { isByCustomer } = useReportSettings().settings;
  const foot = useBudgetFoot(reading);
  const { projects, unknown } = answer;
  if (projects.length === 0)
    return <NoProjects isInterim={!reading.isComplete} unknown={unknown.join(', ')} />;
  const hasNone = !projects.some(hasBudget);
  const noBudgets = <EmptyState title={t('budget.noBudgets')} text={t('budget.noBudgetsText')} />;
  return (
    <>
      {hasNone && isByCustomer ? noBudgets : <BudgetTable answer={answer} reading={reading} />}
      <ul className="wrap text-faint text-small as-flex above-14 gap-4-16">
        {hasNone && !isByCustomer && <li>{t('budget.noBudgetsText')}</li>}
        {foot(answer).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}

interface NoProjectsProps {
  readonly isInterim: boolean;
  /** The names of customers whose projects are unknown. */
  readonly unknown: string;
}

function NoProjects({ isInterim, unknown }: NoProjectsProps) {
  const { t } = useTranslation('report');
  const { customers, projects } = useReportSettings().settings.filters;
  const isFiltered = customers.values.length > 0 || projects.values.length > 0;
  if (isInterim) return <EmptyState title={t('budget.emptySoFar')} text={t('budget.footInterim')} />;
  if (unknown !== '')
    return <EmptyState title={t('budget.noneKnown')} text={t('budget.unknown', { names: unknown })} />;
  if (isFiltered) return <EmptyState title={t('budget.noMatch')} />;
  return <EmptyState title={t('budget.empty')} text={t('budget.emptyText')} />;
}
