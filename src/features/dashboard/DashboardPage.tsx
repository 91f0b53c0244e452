import plus from 'bootstrap-icons/icons/plus-lg.svg?icon';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { IsoDate } from '@/domain/time/period';
import { loadDayCalendar, useCalendarAccess } from '@/features/calendar';
import { loadTodaysTasks } from '@/features/planner';
import type { WorkRecordPrefill } from '@/features/work-records';
import { useFetchAhead } from '@/shared/lists/useFetchAhead';
import { readMicrosoftSession } from '@/shared/sign-in/identity/microsoftSession';
import { PhoneTitle, ThumbAction } from '@/shared/ui/frame/ShellSlots';
import { useDocumentTitle } from '@/shared/ui/frame/useDocumentTitle';
import { Icon } from '@/shared/ui/Icon';
import { lazyPart } from '@/shared/ui/lazyPart';
import { useToday } from '@/shared/ui/useClock';
import './dashboard.scss';
import { DayBar } from './DayBar';
import { Greeting } from './Greeting';
import { RingSection } from './RingSection';
import { WeeksSection } from './WeeksSection';
import { useListMyCustomersQuery, useListMyProjectsQuery, useListMyWeeksQuery } from './evaluationApi';
import { TakeoverDialog, loadTakeoverDialog } from './lazyDialog';
import { useTakeover } from './useTakeover';

// One chunk with the page: it is there already when its data is asked for.
export { readDashboardAhead } from './readAhead';

const tasks = lazyPart(loadTodaysTasks);
const calendar = lazyPart(loadDayCalendar);

/** Fetches the parts that stand there at once; the calendar only for whom it is shown. */
export async function preloadParts(): Promise<void> {
  await Promise.all([tasks.preload(), ...(readMicrosoftSession() ? [calendar.preload()] : [])]);
}

/** The dashboard (section 1 and 2): each of its parts loads and fails on its own. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const today = useToday();
  const { dialog, takeOver, openNew, close } = useTakeover();
  useDocumentTitle(t('title'));
  useFetchAhead(useListMyWeeksQuery(today), loadTakeoverDialog);
  return (
    <>
      <Greeting today={today} />
      <DayBar today={today} />
      <Today today={today} onTakeover={takeOver} />
      <hr className="tw-rule" />
      <Hours today={today} />
      <PhoneTitle>{t('title')}</PhoneTitle>
      <ThumbAction>
        <button type="button" className="btn btn-primary" onClick={openNew}>
          <Icon of={plus} />
          {t('record')}
        </button>
      </ThumbAction>
      <Suspense>{dialog && <TakeoverDialog record={null} {...dialog} onClose={close} />}</Suspense>
    </>
  );
}

interface TodayProps {
  readonly today: IsoDate;
  readonly onTakeover: (of: WorkRecordPrefill) => void;
}

/** What today holds: events, where there is a calendar, tasks, and the hours of the weeks beside them. */
function Today({ today, onTakeover }: TodayProps) {
  const hasCalendar = useCalendarAccess() !== 'none';
  return (
    <div className={hasCalendar ? 'tw-today has-calendar' : 'tw-today'}>
      {hasCalendar && <calendar.Part of={{ today, onTakeover }} fallback={<Waiting />} />}
      <tasks.Part of={{ today, onTakeover }} fallback={<Waiting />} />
      <WeeksSection today={today} />
    </div>
  );
}

function Hours({ today }: { readonly today: IsoDate }) {
  return (
    <div className="tw-rings">
      <RingSection of="customers" query={useListMyCustomersQuery(today)} />
      <RingSection of="projects" query={useListMyProjectsQuery(today)} />
    </div>
  );
}

/** Keeps the place of a part whose code is still on its way. */
function Waiting() {
  return <section className="is-skeleton" aria-busy="true" />;
}
