import { clsx } from 'clsx';
import plus from 'bootstrap-icons/icons/plus-lg.svg?icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type IsoDate, calendarWeek, localDay } from '@/domain/time/period';
import { loadDayCalendar, useCalendarAccess } from '@/features/calendar';
import { loadTodaysTasks, loadTodaysTasksAhead } from '@/features/planner';
import type { WorkRecordPrefill } from '@/features/work-records';
import { useFetchAhead } from '@/shared/lists/useFetchAhead';
import { readMicrosoftSession } from '@/shared/sign-in/identity/microsoftSession';
import { PhoneTitle, ThumbAction } from '@/shared/ui/frame/ShellSlots';
import { useDocumentTitle } from '@/shared/ui/frame/useDocumentTitle';
import { Button } from '@/shared/ui/buttons/Button';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { useMinute, useSecond, useToday } from '@/shared/ui/timing/useClock';
import { dayTime } from '@/domain/time/dayTime';
import { useFormats } from '@/shared/i18n/useFormats';
import { useUser } from '@/shared/store/hooks';
import type { AppThunk } from '@/shared/store/store';
import { useProjectName } from '@/shared/i18n/useProjectName';
import { EmptyState } from '@/shared/ui/messages/EmptyState';
import type { QueryState } from '@/shared/ui/messages/QueryView';
import { StaleMark } from '@/shared/ui/messages/StaleMark';
import { DayBar } from './DayBar';
import { WeeksSection } from './WeeksSection';
import {
  readHoursAhead,
  useListMyCustomersQuery,
  useListMyProjectsQuery,
  useListMyWeeksQuery,
} from './myHoursApi';
import { RingSkeleton } from './ChartSkeleton';
import type { NamedHours } from './myHoursWire';
import { useChartState } from './useChartState';
import classes from './dashboardPage.module.scss';

const HoursRing = lazyComponent(async () => (await import('@/shared/charts/HoursRing')).HoursRing);
const TodaysTasks = lazyComponent(loadTodaysTasks);
const DayCalendar = lazyComponent(loadDayCalendar);

/** With its form, so that it opens at once. */
const TakeoverDialog = lazyComponent(async () => {
  const { TakeoverDialog: dialog, preloadForm } = await import('./TakeoverDialog');
  await preloadForm();
  return dialog;
});

/** Preloads the parts that are shown at once; the calendar only if the user has one. */
export async function preloadParts(): Promise<void> {
  await Promise.all([TodaysTasks.preload(), ...(readMicrosoftSession() ? [DayCalendar.preload()] : [])]);
}

/**
 * Reads the dashboard's data before it is rendered, because on a slow device rendering takes longer than the answers.
 * The calendar is left out, because its 401 would sign the user out just for hovering over a link.
 */
export const readDashboardAhead = (): AppThunk => (dispatch) => {
  const today = localDay(new Date());
  dispatch(readHoursAhead(today));
  // Failures are ignored, because opening the dashboard asks again and shows the error.
  loadTodaysTasksAhead().then(
    (read) => dispatch(read(today)),
    () => undefined,
  );
};

/** The dashboard: each part loads and fails on its own. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const today = useToday();
  const [taken, setTaken] = useState<{ readonly of?: WorkRecordPrefill } | null>(null);
  useDocumentTitle(t('title'));
  useFetchAhead(useListMyWeeksQuery(today), TakeoverDialog.preload);
  return (
    <>
      <Greeting today={today} />
      <DayBar today={today} />
      <Today today={today} onTakeover={(of) => setTaken({ of })} />
      <hr className={classes.rule} />
      <Hours today={today} />
      <PhoneTitle>{t('title')}</PhoneTitle>
      <ThumbAction>
        <Button look="primary" icon={plus} label={t('record')} onClick={() => setTaken({})} />
      </ThumbAction>
      {taken && <TakeoverDialog of={taken.of} onClose={() => setTaken(null)} />}
    </>
  );
}

interface TodayProps {
  readonly today: IsoDate;
  readonly onTakeover: (of: WorkRecordPrefill) => void;
}

/** The calendar (if available), the tasks of today, and the hours per week. */
function Today({ today, onTakeover }: TodayProps) {
  const hasCalendar = useCalendarAccess() !== 'none';
  return (
    <div className={clsx(classes.today, hasCalendar && classes.hasCalendar)}>
      {hasCalendar && <DayCalendar {...{ today, onTakeover }} fallback={<Waiting />} />}
      <TodaysTasks {...{ today, onTakeover }} fallback={<Waiting />} />
      <WeeksSection className={classes.weeks} today={today} />
    </div>
  );
}

function Hours({ today }: { readonly today: IsoDate }) {
  return (
    <div className={classes.rings}>
      <RingSection of="customers" query={useListMyCustomersQuery(today)} />
      <RingSection of="projects" query={useListMyProjectsQuery(today)} />
    </div>
  );
}

/** Placeholder for a part whose code is still loading. */
function Waiting() {
  return <section className={clsx('is-skeleton', classes.waiting)} aria-busy="true" />;
}

/** The page's heading: a greeting by time of day with the given name, the date below and a clock beside it. */
function Greeting({ today }: { readonly today: IsoDate }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const hour = new Date(useMinute()).getHours();
  const name = (useUser()?.givenName ?? '').trim();
  return (
    <div className={classes.greeting}>
      <div>
        <h1 className={classes.welcome} tabIndex={-1}>
          {t(`greeting.${dayTime(hour)}`)}
          {name !== '' && (
            <>
              , <bdi>{name}</bdi>
            </>
          )}
        </h1>
        <p className="above-4 text-secondary">
          {formats.longDate(today)}{' '}
          <span className="text-faint no-phone">· {t('weekOfYear', { week: calendarWeek(today).week })}</span>
        </p>
      </div>
      <Clock />
    </div>
  );
}

/** A component of its own, so that nothing else renders each second. */
function Clock() {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const now = new Date(useSecond());
  const time = formats.clock(now);
  return (
    <div className={classes.clock} role="timer" aria-label={t('clock', { time })}>
      {time}
      <small className={classes.seconds}>{String(now.getSeconds()).padStart(2, '0')}</small>
    </div>
  );
}

interface RingSectionProps {
  readonly of: 'customers' | 'projects';
  readonly query: QueryState<readonly NamedHours[]>;
}

/** The user's hours of the last four weeks as a pie, per customer or project. */
function RingSection({ of, query }: RingSectionProps) {
  const { t } = useTranslation('dashboard');
  const projectName = useProjectName();
  const { data, failure, isFetching, answeredAt } = useChartState(query, t(`${of}.failed`));
  const id = `hours-per-${of}`;
  return (
    <section aria-labelledby={id}>
      <div className="tw-section-head justify-between">
        <h2 id={id}>{t(`${of}.title`)}</h2>
        <span className="text-faint text-small">{t('fourWeeks')}</span>
      </div>
      {answeredAt !== undefined && <StaleMark at={answeredAt} />}
      {data === undefined && failure === undefined ? (
        <RingSkeleton />
      ) : data?.length === 0 ? (
        <div className={classes.noHours}>
          <EmptyState title={t('nothing.title')} text={t('nothing.text')} />
        </div>
      ) : (
        <HoursRing
          title={t(`${of}.title`)}
          rowName={t(`${of}.row`)}
          entries={(data ?? []).map(({ name, hours }) => ({
            name: (of === 'projects' ? projectName(name) : name).trim() || t('none'),
            hours,
          }))}
          isBusy={isFetching}
          failure={failure}
          fallback={<RingSkeleton />}
        />
      )}
    </section>
  );
}
