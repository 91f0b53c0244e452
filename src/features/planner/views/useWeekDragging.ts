import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { DragStart, DragUpdate, DropResult, ResponderProvided } from 'react-beautiful-dnd';
import type { Task } from '@/domain/planner/kanban';
import type { TaskWeek } from '@/domain/planner/taskWeek';
import { type IsoDate, isIsoDate } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';

/** The lists beside the week, from which tasks are dragged and into which nothing can be dropped. */
export type BesideList = 'overdue' | 'undated';

interface WeekDraggingOptions {
  /** The week according to the service. */
  readonly places: TaskWeek;
  /** The element with the days. */
  readonly week: RefObject<HTMLElement | null>;
  readonly onMove: (task: Task, day: IsoDate) => void;
}

/**
 * Dragging in the week by mouse and touch: while a card is dragged nothing else changes, whatever others do, and every
 * step is announced. The card goes to the day below the pointer. The drag library would take the first of all days that
 * a card touches, and make room in it: on a phone a card touches three days, which would move while it is over them.
 */
export function useWeekDragging({ places, week, onMove }: WeekDraggingOptions) {
  const { t } = useTranslation('planner');
  const formats = useFormats();
  const [held, setHeld] = useState<TaskWeek | null>(null);
  const { over, lastOver, follow, letGo } = usePointedDay(week);
  const [dragged, setDragged] = useState<Task | null>(null);
  const shown = held ?? places;
  const all = [...shown.days.flatMap(({ tasks }) => tasks), ...shown.overdue, ...shown.undated];
  const taskOf = (id: string) => all.find((task) => String(task.id) === id);

  function said(): string {
    if (!dragged) return '';
    const { title } = dragged;
    return over === null
      ? t('views.overNothing', { title })
      : t('views.on', { title, day: formats.namedDay(over) });
  }

  return {
    shown,
    /** The day to which the dragged card goes. */
    over,
    /** Announced by screen readers. */
    said: said(),
    handlers: {
      onBeforeCapture: () => {
        // Flushed at once, because the library is about to measure the lists.
        flushSync(() => setHeld(places));
        follow();
      },
      onDragStart: ({ draggableId, source }: DragStart, { announce }: ResponderProvided) => {
        const { droppableId: list } = source;
        const title = taskOf(draggableId)?.title ?? '';
        announce(
          isIsoDate(list)
            ? t('views.lifted', { title, day: formats.namedDay(list) })
            : t('views.liftedBeside', { title }),
        );
      },
      onDragUpdate: ({ draggableId }: DragUpdate, { announce }: ResponderProvided) => {
        setDragged(taskOf(draggableId) ?? null);
        // Otherwise the library would say in English that the card is over none of its lists.
        announce('');
      },
      onDragEnd: ({ draggableId, reason }: DropResult, { announce }: ResponderProvided) => {
        const task = taskOf(draggableId);
        const day = lastOver();
        setHeld(null);
        setDragged(null);
        letGo();
        if (!task) return;
        if (reason === 'CANCEL' || day === null) {
          announce(t('drag.cancelled', { title: task.title }));
          return;
        }
        announce(t('views.dropped', { title: task.title, day: formats.namedDay(day) }));
        onMove(task, day);
      },
    },
  };
}

/** The day below the pointer while a card is dragged. */
function usePointedDay(week: RefObject<HTMLElement | null>) {
  const [over, setOver] = useState<IsoDate | null>(null);
  const last = useRef<IsoDate | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  function put(day: IsoDate | null) {
    last.current = day;
    setOver(day);
  }

  return {
    over,
    /** As of now, also before it is rendered. */
    lastOver: () => last.current,
    follow: () => {
      put(null);
      stop.current?.();
      stop.current = week.current && followPointer(week.current, put);
    },
    letGo: () => {
      stop.current?.();
      stop.current = null;
      put(null);
    },
  };
}

/** A position in the window. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** The day at a position; null if there is none. */
function dayAt(week: HTMLElement, { x, y }: Point): IsoDate | null {
  for (const element of week.querySelectorAll<HTMLElement>('[data-day]')) {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const { day = '' } = element.dataset;
    if (x >= left && x < right && y >= top && y < bottom && isIsoDate(day)) return day;
  }
  return null;
}

/**
 * Follows mouse and finger over the days of a week, also while the page scrolls below them.
 *
 * @param onDay called with the day below the pointer, which may be the same as before
 * @returns a cleanup function
 */
function followPointer(week: HTMLElement, onDay: (day: IsoDate | null) => void): () => void {
  const ending = new AbortController();
  const options = { capture: true, passive: true, signal: ending.signal };
  let point: Point | null = null;

  function tell(next: Point | null) {
    point = next;
    if (point) onDay(dayAt(week, point));
  }

  window.addEventListener('mousemove', ({ clientX: x, clientY: y }) => tell({ x, y }), options);
  window.addEventListener(
    'touchmove',
    ({ touches }) => {
      const [touch] = touches;
      tell(touch ? { x: touch.clientX, y: touch.clientY } : point);
    },
    options,
  );
  window.addEventListener('scroll', () => tell(point), options);
  return () => ending.abort();
}
