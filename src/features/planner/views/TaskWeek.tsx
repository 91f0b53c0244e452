import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DragDropContext } from 'react-beautiful-dnd';
import type { Id } from '@/domain/id';
import type { Task } from '@/domain/planner/kanban';
import { type DueDay, taskWeek } from '@/domain/planner/taskWeek';
import { type IsoDate, addDays, weekday } from '@/domain/time/period';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { WeekSteps } from '@/shared/ui/bars/WeekSteps';
import { useHeardKeys } from '@/shared/ui/keys/singleKeys';
import { useToday } from '@/shared/ui/timing/useClock';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import { dragging, pointerSensors, scrollingOn } from '../dragSensors';
import { useCardFocus } from '../focus';
import classes from './taskWeek.module.scss';
import { useShownWeek } from './useShownWeek';
import { useWeekDragging } from './useWeekDragging';
import type { WeekCardActions } from './WeekCard';
import { WeekBeside, WeekDay } from './WeekLists';

interface TaskWeekProps {
  readonly tasks: readonly Task[];
  readonly showCompleted: boolean;
  readonly onOpen: (id: Id) => void;
  /** Puts a task on a day. */
  readonly onMove: (task: Task, day: IsoDate) => void;
}

/** A board as a week: its tasks on the days on which they are due, and beside it what is overdue or has no date. */
export function TaskWeek({ tasks, showCompleted, onOpen, onMove }: TaskWeekProps) {
  const { t } = useTranslation('planner');
  const today = useToday();
  const isPhone = usePhone();
  const keyboard = useShownWeek(today, onMove);
  const places = taskWeek(keyboard.placed(tasks), keyboard.week, { today, showCompleted });
  const lists = useRef<HTMLDivElement>(null);
  const { shown, over, said, handlers } = useWeekDragging({ places, week: lists, onMove });
  const focus = useCardFocus(lists);
  useHeardKeys('days');
  const [moved, setMoved] = useState<Task | null>(null);
  const actions: WeekCardActions = {
    isPhone,
    lifted: keyboard.lifted,
    over,
    onOpen,
    onLift: keyboard.lift,
    onAsk: setMoved,
  };

  return (
    <>
      <WeekSteps
        week={shown.week}
        today={today}
        words={{
          week: t('views.weekNumber', { week: shown.week.week }),
          previous: t('views.previousWeek'),
          next: t('views.nextWeek'),
          current: t('today'),
          toCurrent: t('views.toThisWeek'),
        }}
        onStep={(direction) => keyboard.goTo(addDays(shown.week.monday, 7 * direction))}
        onCurrent={() => keyboard.goTo(today)}
      />
      <DragDropContext
        {...handlers}
        {...dragging}
        sensors={pointerSensors}
        autoScrollerOptions={scrollingOn(isPhone)}
        dragHandleUsageInstructions={t('views.how')}
      >
        <div
          className={clsx(classes.week, shown.days.some(isBusyWeekend) && classes.isWide)}
          ref={lists}
          {...focus.handlers}
        >
          {shown.days.map((day) => (
            <WeekDay key={day.date} day={day} actions={actions} />
          ))}
          <WeekBeside week={shown} actions={actions} />
        </div>
      </DragDropContext>
      <p className="visually-hidden" role="status">
        {keyboard.said}
      </p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {moved && (
        <DayDialog
          title={t('views.moveTitle')}
          subtitle={moved.title}
          label={t('task.fields.dueDate')}
          saveLabel={t('views.moveSave')}
          begun={moved.dueDate}
          messageOf={() => t('views.dayMissing')}
          onDay={(day) => {
            focus.follow(moved.id);
            onMove(moved, day);
          }}
          onClose={() => setMoved(null)}
        />
      )}
    </>
  );
}

/** A day of the weekend on which tasks are due. */
const isBusyWeekend = ({ date, tasks }: DueDay) => weekday(date) > 5 && tasks.length > 0;

/** Loaded when it is opened. */
const DayDialog = lazyComponent(async () => (await import('@/shared/forms/DayDialog')).DayDialog);
