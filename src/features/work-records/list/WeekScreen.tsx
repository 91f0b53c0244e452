import { isFirstAnswerDue } from '@/shared/api/useAskAgain';
import copyIcon from 'bootstrap-icons/icons/copy.svg?icon';
import plusLg from 'bootstrap-icons/icons/plus-lg.svg?icon';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkRecord } from '@/domain/work/workRecord';
import { useErrorText } from '@/shared/api/useErrorText';
import { useCreateFromAddress } from '@/shared/lists/useCreateFromAddress';
import { useFetchAhead } from '@/shared/lists/useFetchAhead';
import type { PageQuery } from '@/shared/lists/useShownPage';
import { PageHeader } from '@/shared/ui/frame/PageHeader';
import { Button } from '@/shared/ui/buttons/Button';
import { LoadError } from '@/shared/ui/messages/LoadError';
import { QueryView } from '@/shared/ui/messages/QueryView';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import { Waiting, WeekSkeleton } from '../grid/GridSkeleton';
import type { DialogOpeners } from '../grid/useOpenCell';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { WorkRecordDialog } from '../lazyParts';
import type { RenderDayMark } from '../week/WeekHead';
import type { Week } from '../week/useWeek';
import { WORK_VIEWS, type WorkViewChoice } from './useWorkView';
import { singleKeys } from '@/shared/ui/keys/singleKeys';
import { Segmented } from '@/shared/ui/buttons/Segmented';
import { SourceButtons } from '../meetings/SourceButtons';

const WeekView = lazyComponent(async () => (await import('../grid/WeekView')).WeekView, 'weekGrid');
const CalendarView = lazyComponent(
  async () => (await import('../calendar/CalendarView')).CalendarView,
  ['workCalendar', 'weekGrid', 'calendarImport', 'bulkEdit', 'quickEntry'],
);

interface WeekScreenProps {
  readonly week: Week;
  readonly lead: string;
  /** The first page of the list; the week reads further pages after it. */
  readonly query: PageQuery<WorkRecord>;
  readonly choice: WorkViewChoice;
  /** Rendered at the top of a free day of the calendar. */
  readonly dayMark?: RenderDayMark | undefined;
  readonly open: DialogOpeners & { readonly openNew: () => void };
  readonly notice: ReactNode;
}

/** The work screen as a week or a calendar: the header of the list, with the grid or the days instead of the rows. */
export function WeekScreen(props: WeekScreenProps) {
  const { week, lead, query, choice, dayMark, open, notice } = props;
  const { calendar } = choice;
  const { t } = useTranslation(['workRecords', 'common']);
  const errorText = useErrorText();
  const isPhone = usePhone();
  const [isCopying, setIsCopying] = useState(false);
  const skeleton = (
    <Waiting>
      <WeekSkeleton week={week} />
    </Waiting>
  );
  /** It shows its own days also while they are read, but then cannot be pressed, like every skeleton. */
  const days = calendar && <CalendarView {...{ week, open, dayMark }} place={calendar} fallback={skeleton} />;
  const shown = days ?? (
    <WeekView
      fallback={skeleton}
      week={week}
      open={open}
      isCopying={isCopying}
      onCopy={() => setIsCopying(true)}
      onCopyEnd={() => setIsCopying(false)}
    />
  );
  useFetchAhead(query, WorkRecordDialog.preload);
  useCreateFromAddress(open.openNew);

  return (
    <>
      <PageHeader
        title={t('workRecords:title')}
        // A phone shows the day with what it lacks.
        lead={calendar && isPhone ? undefined : lead}
        primary={{ label: t('common:actions.newEntry'), icon: plusLg, onAct: open.openNew }}
        actions={
          <>
            <ViewSwitch {...choice} />
            {!calendar && !isPhone && (
              <Button
                icon={copyIcon}
                label={t('workRecords:view.lastWeek')}
                aria-keyshortcuts={singleKeys.copyWeek}
                onClick={() => setIsCopying(true)}
              />
            )}
          </>
        }
      />
      {notice}
      <QueryView
        query={query}
        skeleton={days ? <div inert>{days}</div> : <WeekSkeleton week={week} />}
        failedTitle={t('workRecords:failedToLoad')}
      >
        {({ keptAt }) =>
          // A kept answer is not enough to add up a week.
          keptAt !== undefined && !isFirstAnswerDue(query) ? (
            <LoadError
              title={t('workRecords:strip.failed')}
              text={errorText({ kind: 'network' })}
              onRetry={() => void query.refetch()}
            />
          ) : (
            shown
          )
        }
      </QueryView>
    </>
  );
}

/** Switches between the list, the week grid and the calendar; the sources beside it are in all views. */
export function ViewSwitch({ view, choose, hasSwitched }: WorkViewChoice) {
  const { t } = useTranslation('workRecords');
  return (
    <>
      <Segmented
        label={t('view.label')}
        value={view}
        hasFocus={hasSwitched}
        options={WORK_VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
        onChange={choose}
      />
      <SourceButtons />
    </>
  );
}
