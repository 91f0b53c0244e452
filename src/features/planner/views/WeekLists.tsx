import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Droppable } from 'react-beautiful-dnd';
import type { Task } from '@/domain/planner/kanban';
import type { DueDay, TaskWeek } from '@/domain/planner/taskWeek';
import { weekday } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { useToday } from '@/shared/ui/timing/useClock';
import classes from './taskWeek.module.scss';
import type { BesideList } from './useWeekDragging';
import { WeekCard, type WeekCardActions } from './WeekCard';

interface CardListProps {
  /** The day, or which list beside the week. */
  readonly id: string;
  readonly name: string;
  readonly tasks: readonly Task[];
  readonly isBeside?: boolean;
  readonly actions: WeekCardActions;
}

/** Cards that can be dragged from here. The drag library does not decide where they go (`useWeekDragging`). */
function CardList({ id, name, tasks, isBeside = false, actions }: CardListProps) {
  const { t } = useTranslation('planner');
  return (
    <Droppable droppableId={id} isDropDisabled>
      {({ innerRef, droppableProps, placeholder }) => (
        <div
          className={classes.tasks}
          role="list"
          aria-label={t('board.tasksOf', { name })}
          ref={innerRef}
          {...droppableProps}
        >
          {tasks.map((task, index) => (
            <WeekCard key={task.id} task={task} index={index} showsDue={isBeside} actions={actions} />
          ))}
          {placeholder}
        </div>
      )}
    </Droppable>
  );
}

interface WeekDayProps {
  readonly day: DueDay;
  readonly actions: WeekCardActions;
}

/** A day of the week: a column, or on a phone a part of the page. */
export function WeekDay({ day: { date, tasks }, actions }: WeekDayProps) {
  const { t } = useTranslation('planner');
  const formats = useFormats();
  const today = useToday();
  const count = tasks.length;
  const name = formats.day(date);
  return (
    <section
      className={clsx(classes.day, weekday(date) > 5 && classes.isWeekend, date === today && classes.isToday)}
      data-day={date}
      data-over={date === actions.over}
      aria-label={name}
    >
      <h3 className={clsx(classes.dayHead, weekday(date) > 5 && 'is-off', date === today && 'is-today')}>
        <b>{actions.isPhone ? name : formats.weekday(date)}</b>{' '}
        {!actions.isPhone && <span>{Number(date.slice(8))}.</span>}
        {actions.isPhone ? (
          <span>{count === 0 ? t('views.nothingDue') : t('views.dueOn', { count })}</span>
        ) : (
          count > 0 && <span className="push-right">{count}</span>
        )}
      </h3>
      <CardList id={date} name={name} tasks={tasks} actions={actions} />
    </section>
  );
}

interface WeekBesideProps {
  readonly week: TaskWeek;
  readonly actions: WeekCardActions;
}

/** The lists beside the week: overdue tasks, and those without a date. */
export function WeekBeside({ week: { overdue, undated }, actions }: WeekBesideProps) {
  const { t } = useTranslation('planner');
  if (overdue.length + undated.length === 0) return null;

  const list = (id: BesideList, tasks: readonly Task[]) =>
    tasks.length > 0 && (
      <section aria-label={t(`views.${id}`)}>
        <h3 className={clsx(classes.besideHead, id === 'overdue' && 'text-danger')}>
          {t(`views.${id}`)} <span>{tasks.length}</span>
        </h3>
        <CardList id={id} name={t(`views.${id}`)} tasks={tasks} isBeside actions={actions} />
        {id === 'undated' && !actions.isPhone && (
          <p className="text-faint text-tiny lines-14">{t('views.undatedHint')}</p>
        )}
      </section>
    );

  return (
    <section className={classes.beside} aria-label={t('views.beside')}>
      {list('overdue', overdue)}
      {list('undated', undated)}
    </section>
  );
}
