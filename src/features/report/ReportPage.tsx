import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { REPORT_VIEWS, type ReportView, writeReport } from '@/domain/report/reportAddress';
import { paths } from '@/shared/paths';
import { Breadcrumb } from '@/shared/ui/frame/Breadcrumb';
import { PageHeader } from '@/shared/ui/frame/PageHeader';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import tabs from '@/shared/ui/bars/tabs.module.scss';
import { useToday } from '@/shared/ui/timing/useClock';
import type { ReportReading } from './reading/reportReading';
import { reportNeed, useReading } from './reading/useReading';
import { ReportView as Report } from './report/ReportView';
import { ReportViews } from './views/ReportViews';
import { useOpeningView } from './views/savedViews';
import { isWithPeople, useReportSettings } from './useReportSettings';
import { type TellCount, countedSettings } from './useTellCount';
import classes from './reportPage.module.scss';

interface ReportContentProps {
  readonly reading: ReportReading;
  /** Called with the number that the tab shows, once it is known. */
  readonly onCount: TellCount;
  /** The place in the head for buttons; null until it is there. */
  readonly place: HTMLElement | null;
}

const BudgetView = lazyComponent(async () => (await import('./budget/BudgetView')).BudgetView);
const CleanUpView = lazyComponent(async () => (await import('./clean-up/CleanUpView')).CleanUpView);

/** The content of each tab. */
const contents: Readonly<Record<ReportView, (props: ReportContentProps) => React.ReactNode>> = {
  report: Report,
  budget: BudgetView,
  cleanup: CleanUpView,
};

/** The report over all customers: where their hours and money go. */
export function ReportPage() {
  const { t } = useTranslation('report');
  const { settings } = useReportSettings();
  const isReady = useOpeningView();
  /** The place in the head for the buttons, which need what is read below it. */
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const leads = { report: t('page.lead'), budget: t('page.leadBudget'), cleanup: t('page.leadCleanUp') };
  // Counts are those of the settings for which they were found.
  const asked = countedSettings(settings);
  const [known, setKnown] = useState<{ asked: string; counts: Partial<Record<ReportView, number>> }>();
  const counts = known?.asked === asked ? known.counts : {};
  const tellCount = (view: ReportView, count: number | null, of: string) =>
    setKnown((before) => ({
      asked: of,
      counts: { ...(before?.asked === of && before.counts), [view]: count ?? undefined },
    }));
  const counted = (view: ReportView, count: number) =>
    view === 'budget' ? t('page.urgent') : t('page.findings', { count });
  return (
    <>
      <PageHeader
        title={t('page.title')}
        lead={leads[settings.view]}
        actions={<div ref={setPlace} className={classes.actions} />}
        breadcrumb={
          <Breadcrumb
            steps={[{ label: t('page.customers'), path: paths.customers }]}
            current={t('page.title')}
          />
        }
      />
      <nav className={tabs.tabs} aria-label={t('page.tabs')}>
        {REPORT_VIEWS.filter((view) => isWithPeople || view !== 'cleanup').map((view) => (
          <Link
            key={view}
            className={tabs.tab}
            to={{ search: String(writeReport({ ...settings, view, open: [], cell: null })) }}
            aria-current={view === settings.view ? 'page' : undefined}
          >
            {t(`page.${view}`)}
            {counts[view] !== undefined && (
              <>
                {' '}
                <span className={classes.count}>{counts[view]}</span>{' '}
                <span className="visually-hidden">{counted(view, counts[view])}</span>
              </>
            )}
          </Link>
        ))}
      </nav>
      {isReady && <Contents place={place} onCount={(count, of) => tellCount(settings.view, count, of)} />}
    </>
  );
}

/** The chosen tab; it adds its own buttons to those in the head. */
function Contents({ place, onCount }: Pick<ReportContentProps, 'place' | 'onCount'>) {
  const { settings } = useReportSettings();
  const reading = useReading(reportNeed(settings, useToday()));
  const Content = contents[settings.view];
  return (
    <>
      {place && createPortal(<ReportViews />, place)}
      <Suspense fallback={null}>
        <Content reading={reading} onCount={onCount} place={place} />
      </Suspense>
    </>
  );
}
