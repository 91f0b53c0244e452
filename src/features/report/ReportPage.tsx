import { type ComponentProps, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { REPORT_TABS, type ReportTab, writeReport } from '@/domain/report/reportAddress';
import { paths } from '@/shared/paths';
import { Breadcrumb } from '@/shared/ui/frame/Breadcrumb';
import { PageHeader } from '@/shared/ui/frame/PageHeader';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import tabs from '@/shared/ui/bars/tabs.module.scss';
import { useToday } from '@/shared/ui/timing/useClock';
import { reportNeed, useReading } from './reading/useReading';
import { ReportView } from './report/ReportView';
import { ReportViews } from './views/ReportViews';
import { useOpeningView } from './views/savedViews';
import { isWithPeople, useReportSettings } from './useReportSettings';
import { ReportContext, countedSettings } from './reportContext';
import classes from './reportPage.module.scss';

const BudgetView = lazyComponent(async () => (await import('./budget/BudgetView')).BudgetView);
const CleanUpView = lazyComponent(async () => (await import('./clean-up/CleanUpView')).CleanUpView);

/** The content of each tab. */
const tabContents = { report: ReportView, budget: BudgetView, cleanup: CleanUpView } as const;

/** The report over all customers: where their hours and money go. */
export function ReportPage() {
  const { t } = useTranslation('report');
  const { settings } = useReportSettings();
  const isReady = useOpeningView();
  /** The element in the page header for the buttons, which are rendered by the tab because they need its data. */
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const leads = { report: t('page.lead'), budget: t('page.leadBudget'), cleanup: t('page.leadCleanUp') };
  // A count is valid only for the settings for which it was computed.
  const asked = countedSettings(settings);
  const [known, setKnown] = useState<{ asked: string; counts: Partial<Record<ReportTab, number>> }>();
  const counts = known?.asked === asked ? known.counts : {};
  const tellCount = (tab: ReportTab, count: number | null, of: string) =>
    setKnown((before) => ({
      asked: of,
      counts: { ...(before?.asked === of && before.counts), [tab]: count ?? undefined },
    }));
  const counted = (tab: ReportTab, count: number) =>
    tab === 'budget' ? t('page.urgent') : t('page.findings', { count });
  return (
    <>
      <PageHeader
        title={t('page.title')}
        lead={leads[settings.tab]}
        actions={<div ref={setPlace} className={classes.actions} />}
        breadcrumb={
          <Breadcrumb
            steps={[{ label: t('page.customers'), path: paths.customers }]}
            current={t('page.title')}
          />
        }
      />
      <nav className={tabs.tabs} aria-label={t('page.tabs')}>
        {REPORT_TABS.filter((tab) => isWithPeople || tab !== 'cleanup').map((tab) => (
          <Link
            key={tab}
            className={tabs.tab}
            to={{ search: String(writeReport({ ...settings, tab, open: [], cell: null })) }}
            aria-current={tab === settings.tab ? 'page' : undefined}
          >
            {t(`page.${tab}`)}
            {counts[tab] !== undefined && (
              <>
                {' '}
                <span className="left-4 text-faint weight-480 figures">{counts[tab]}</span>{' '}
                <span className="visually-hidden">{counted(tab, counts[tab])}</span>
              </>
            )}
          </Link>
        ))}
      </nav>
      {isReady && <OpenTab place={place} onCount={(count, of) => tellCount(settings.tab, count, of)} />}
    </>
  );
}

type OpenTabProps = Omit<NonNullable<ComponentProps<typeof ReportContext>['value']>, 'reading'>;

/** The open tab, and the saved views in the page header. */
function OpenTab({ place, onCount }: OpenTabProps) {
  const { settings } = useReportSettings();
  const reading = useReading(reportNeed(settings, useToday()));
  const Content = tabContents[settings.tab];
  return (
    <ReportContext value={{ reading, place, onCount }}>
      {place && createPortal(<ReportViews />, place)}

      <Content />
    </ReportContext>
  );
}
