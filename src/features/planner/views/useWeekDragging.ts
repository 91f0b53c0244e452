import { useState } from 'react';
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
  readonly onMove: (task: Task, day: IsoDate) => void;
}

/** The day of a list, whose id it is; null for a list beside the week and for nothing. */
const dayOfList = (id: string | undefined) => (id !== undefined && isIsoDate(id) ? id : null);

/**
 * Dragging in the week by mouse and touch: while a card is dragged nothing else changes, whatever others do, and every
 * step is announced.
 */
export function useWeekDragging({ places, onMove }: WeekDraggingOptions) {
  const { t } = useTranslation('planner');
  const formats = useFormats();
  const [held, setHeld] = useState<TaskWeek | null>(null);
  const shown = held ?? places;
  const all = [...shown.days.flatMap(({ tasks }) => tasks), ...shown.overdue, ...shown.undated];
  const taskOf = (id: string) => all.find((task) => String(task.id) === id);

  return {
    shown,
    handlers: {
      // Flushed at once, because the library is about to measure the lists.
      onBeforeCapture: () => flushSync(() => setHeld(places)),
      onDragStart: ({ draggableId, source }: DragStart, { announce }: ResponderProvided) => {
        const day = dayOfList(source.droppableId);
        const name = day === null ? t('views.beside') : formats.namedDay(day);
        announce(t('drag.lifted', { title: taskOf(draggableId)?.title ?? '', name }));
      },
      onDragUpdate: ({ draggableId, destination }: DragUpdate, { announce }: ResponderProvided) => {
        const day = dayOfList(destination?.droppableId);
        const title = taskOf(draggableId)?.title ?? '';
        announce(
          day === null
            ? t('views.overNothing', { title })
            : t('views.on', { title, day: formats.namedDay(day) }),
        );
      },
      onDragEnd: ({ draggableId, reason, destination }: DropResult, { announce }: ResponderProvided) => {
        const task = taskOf(draggableId);
        const day = dayOfList(destination?.droppableId);
        setHeld(null);
        if (!task) return;
        if (reason === 'CANCEL' || day === null) {
          announce(t('drag.cancelled', { title: task.title }));
          return;
        }
        announce(t('drag.dropped', { title: task.title, name: formats.namedDay(day) }));
        onMove(task, day);
      },
    },
  };
}
