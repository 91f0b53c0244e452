import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isSameId } from '@/domain/id';
import type { Task } from '@/domain/planner/kanban';
import { askedWeek, dayByKey } from '@/domain/planner/taskWeek';
import { type CalendarWeek, type IsoDate, calendarWeek } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { withParameter } from '@/shared/withParameter';

const PARAMETER = 'week';

/** The week that the address names by its Monday; without one, the week of today. */
function useAskedWeek(today: IsoDate) {
  const [params, setParams] = useSearchParams();
  const week = askedWeek(params.get(PARAMETER), today);
  const current = calendarWeek(today).monday;

  return {
    week,
    /** Goes to the week of a day: a step of the history. */
    goTo: (day: IsoDate) => {
      const { monday } = calendarWeek(day);
      if (monday === week.monday) return;
      setParams(withParameter(params, PARAMETER, monday === current ? null : monday), {
        preventScrollReset: true,
      });
    },
  };
}

/** A task that is lifted by keyboard. */
interface Lifted {
  readonly task: Task;
  /** Where it is; null while it is beside the week. */
  readonly day: IsoDate | null;
}

const dayIn = ({ monday, sunday }: CalendarWeek, { dueDate }: Task) =>
  dueDate !== null && dueDate >= monday && dueDate <= sunday ? dueDate : null;

/**
 * The week that is shown, and moving a task in it by keyboard: Space lifts it, the arrow keys move it by a day and PageUp and PageDown by a week,
 * which turns the shown week; Space drops it, and Escape or a press of the mouse returns it. The drag library only moves
 * cards to places that are on the screen.
 */
export function useShownWeek(today: IsoDate, onMove: (task: Task, day: IsoDate) => void) {
  const asked = useAskedWeek(today);
  const { t } = useTranslation('planner');
  const formats = useFormats();
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [said, setSaid] = useState('');
  const isLifted = lifted !== null;

  function cancel() {
    setSaid(t('drag.cancelled', { title: lifted?.task.title ?? '' }));
    setLifted(null);
  }

  function drop({ task, day }: Lifted) {
    if (day === null || day === task.dueDate) {
      cancel();
      return;
    }
    setLifted(null);
    setSaid(t('views.dropped', { title: task.title, day: formats.namedDay(day) }));
    asked.goTo(day);
    onMove(task, day);
  }

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (lifted === null) return;
    // No other key of the screen works while a task is lifted, and the focus stays on it.
    event.stopImmediatePropagation();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const day = dayByKey(event.key, lifted.day, asked.week, today);
    if (day !== null) {
      setLifted({ ...lifted, day });
      setSaid(t('views.on', { title: lifted.task.title, day: formats.namedDay(day) }));
    } else if (event.key === 'Escape') cancel();
    else if ((event.key === ' ' || event.key === 'Enter') && !event.repeat) drop(lifted);
  });

  const handlePointer = useEffectEvent(cancel);

  useEffect(() => {
    if (!isLifted) return undefined;
    const ending = new AbortController();
    const options = { capture: true, signal: ending.signal };
    window.addEventListener('keydown', (event) => handleKeyDown(event), options);
    window.addEventListener('pointerdown', () => handlePointer(), options);
    return () => ending.abort();
  }, [isLifted]);

  return {
    lifted: lifted?.task.id ?? null,
    /** Announced by screen readers. */
    said,
    week: lifted?.day ? calendarWeek(lifted.day) : asked.week,
    goTo: asked.goTo,
    lift: (task: Task) => {
      const day = dayIn(asked.week, task);
      setLifted({ task, day });
      const { title } = task;
      setSaid(
        day === null
          ? t('views.liftedBeside', { title })
          : t('views.lifted', { title, day: formats.namedDay(day) }),
      );
    },
    /** The tasks with the lifted one where it is. */
    placed: (tasks: readonly Task[]) =>
      lifted?.day
        ? tasks.map((task) => (isSameId(task.id, lifted.task.id) ? { ...task, dueDate: lifted.day } : task))
        : tasks,
  };
}
