import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ProjectForecast,
  attentionCount,
  DORMANT_DAYS,
  SOON_DAYS,
  groupFigures,
} from '@/domain/report/forecast';
import { choosesEntries } from '@/domain/report/reportFilters';
import { Segmented } from '@/shared/ui/buttons/Segmented';
import { SwitchField } from '@/shared/ui/fields/SwitchField';
import { EmptyState } from '@/shared/ui/messages/EmptyState';
import { useDelayedFlag } from '@/shared/ui/timing/useDelayedFlag';
import { hoursOfHundredths } from '@/domain/hundredths';
import { useFormats } from '@/shared/i18n/useFormats';
import { Tile, Tiles } from '@/shared/ui/tiles/Tiles';
import { ReportFiles } from '../files/ReportFiles';
import { ReportFilterLine } from '../filters/ReportFilterLine';
import { useAnswer } from '../reading/useAnswer';
import { useReportSettings } from '../useReportSettings';
import { useReportReading, useTellCount } from '../reportContext';
import { BudgetTable, type BudgetTableProps, BudgetTableSkeleton } from './BudgetTable';
import { useBudgetContents, useBudgetFoot } from './useBudgetContents';
import classes from './budgetView.module.scss';

/** The second tab: how long the budgets of projects or customers last. */
export function BudgetView() {
  const { t } = useTranslation('report');
  const reading = useReportReading();
  const { settings, change } = useReportSettings();
  const { filters, isByCustomer } = settings;
  const [isWithPending, setIsWithPending] = useState(false);
  const { answer, isCurrent } = useAnswer({ kind: 'budget', filters, isWithPending });
  const contents = useBudgetContents(isWithPending);
  const isWaiting = reading.state === 'reading' && !answer?.projects.length;
  const isLate = useDelayedFlag(isWaiting);
  const isCounted = isCurrent && reading.isComplete && answer?.unknown.length === 0;
  useTellCount(answer && (isCounted ? attentionCount(answer.projects) : null), settings);

  // If the names of the customers could not be read or the worker failed, the reading line shows that.
  const isBroken = reading.error !== undefined;
  return (
    <>
      <ReportFiles contents={contents} />
      <div className="row wrap below-12 gap-8-16 min-height-40">
        <div className={classes.by}>
          <Segmented
            label={t('budget.by')}
            value={isByCustomer ? 'customer' : 'project'}
            options={{ project: t('budget.projects'), customer: t('budget.customers') }}
            onChange={(by) => change({ isByCustomer: by === 'customer', open: [] })}
          />
        </div>
        <SwitchField
          label={t('budget.withPending')}
          checked={isWithPending}
          onChange={({ target }) => setIsWithPending(target.checked)}
        />
      </div>
      <ReportFilterLine />
      {choosesEntries(filters) && (
        <p className="text-secondary text-small below-12">{t('budget.notFiltered')}</p>
      )}
      {isBroken ? null : isWaiting || !answer ? (
        <div aria-busy="true" className={isLate ? 'tw-view' : 'tw-view tw-waiting'}>
          <BudgetFigures />
          <BudgetTableSkeleton />
        </div>
      ) : (
        <div className="tw-view">
          <BudgetFigures projects={answer.projects} />
          <Budgets answer={answer} />
        </div>
      )}
    </>
  );
}

const hasBudget = ({ budget }: ProjectForecast) => budget !== null;

/** The table with the notes below it, or the reason why it is empty. */
function Budgets({ answer }: BudgetTableProps) {
  const { t } = useTranslation('report');
  const { isByCustomer } = useReportSettings().settings;
  const foot = useBudgetFoot();
  const { projects, unknown } = answer;
  if (projects.length === 0) return <NoProjects unknown={unknown.join(', ')} />;
  const hasNone = !projects.some(hasBudget);
  const noBudgets = <EmptyState title={t('budget.noBudgets')} text={t('budget.noBudgetsText')} />;
  return (
    <>
      {hasNone && isByCustomer ? noBudgets : <BudgetTable answer={answer} />}
      <ul className="wrap text-faint text-small as-flex above-14 gap-4-16">
        {hasNone && !isByCustomer && <li>{t('budget.noBudgetsText')}</li>}
        {foot(answer).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}

/** @param unknown the names of customers whose projects are unknown */
function NoProjects({ unknown }: { readonly unknown: string }) {
  const { t } = useTranslation('report');
  const { isComplete } = useReportReading();
  const { customers, projects } = useReportSettings().settings.filters;
  const isFiltered = customers.values.length > 0 || projects.values.length > 0;
  if (!isComplete) return <EmptyState title={t('budget.emptySoFar')} text={t('budget.footInterim')} />;
  if (unknown !== '')
    return <EmptyState title={t('budget.noneKnown')} text={t('budget.unknown', { names: unknown })} />;
  if (isFiltered) return <EmptyState title={t('budget.noMatch')} />;
  return <EmptyState title={t('budget.empty')} text={t('budget.emptyText')} />;
}

const shown = ['usedUp', 'soon', 'noBudget', 'dormant'] as const;

/** The four figures above the budgets, unless no customer was read: how many projects of a group there are, and their hours. */
function BudgetFigures({ projects }: { readonly projects?: readonly ProjectForecast[] }) {
  const { t } = useTranslation('report');
  const { isComplete } = useReportReading();
  const formats = useFormats();
  return (
    <Tiles areFour areSmall className="above-16 below-16">
      {shown.map((group) => {
        const label = t(`budget.figures.${group}`, { days: SOON_DAYS });
        const figures = projects && groupFigures(projects, group);
        const hours = formats.hours(hoursOfHundredths(figures?.hours ?? 0));
        const details = {
          usedUp: t('budget.over', { hours }),
          soon: t('budget.left', { hours }),
          noBudget: t('budget.usedHours', { hours }),
          dormant: t('budget.dormantDetail', { days: DORMANT_DAYS }),
        };
        return (
          <Tile
            key={group}
            label={projects && !isComplete ? t('budget.soFar', { label }) : label}
            value={figures ? figures.count : null}
            detail={details[group]}
          />
        );
      })}
    </Tiles>
  );
}
