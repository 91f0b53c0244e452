import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type {
  BeforeCapture,
  DragStart,
  DragUpdate,
  DropResult,
  ResponderProvided,
} from 'react-beautiful-dnd';
import type { BoardColumn, Bucket, Task } from '@/domain/planner/kanban';
import { reachByKeyboard } from './keyboardReach';

interface DraggingOptions {
  /** The columns according to the service. */
  readonly columns: readonly BoardColumn[];
  readonly onMove: (task: Task, to: Bucket) => void;
  /** The scroll container. */
  readonly board: RefObject<HTMLElement | null>;
}

/**
 * Dragging on the board (section 4): while a card is dragged the columns do not change, whatever others do; a drop
 * outside goes to the bucket last hovered; every step is announced in the language of the app.
 */
export function useDragging({ columns, onMove, board }: DraggingOptions) {
  const { t } = useTranslation('planner');
  const [held, setHeld] = useState<readonly BoardColumn[] | null>(null);
  const lastHovered = useRef<string | null>(null);
  const stopReaching = useRef<(() => void) | null>(null);
  useEffect(() => () => stopReaching.current?.(), []);
  const shown = held ?? columns;
  const bucketOf = (id: string | null | undefined) =>
    columns.find(({ bucket }) => bucket !== null && String(bucket.id) === id)?.bucket ?? undefined;
  const taskOf = (id: string) => shown.flatMap(({ tasks }) => tasks).find((task) => String(task.id) === id);
  const titleOf = (id: string) => taskOf(id)?.title ?? '';

  return {
    shown,
    isHeld: held !== null,
    handlers: {
      onBeforeCapture: ({ mode }: BeforeCapture) => {
        // Flushed at once, because the library is about to measure the columns.
        flushSync(() => setHeld(columns));
        // Started before the library adds its own key listeners.
        if (mode === 'SNAP' && board.current) stopReaching.current = reachByKeyboard(board.current);
      },
      onDragStart: ({ draggableId, source }: DragStart, { announce }: ResponderProvided) => {
        lastHovered.current = source.droppableId;
        const name = bucketOf(source.droppableId)?.name ?? t('board.strays');
        announce(t('drag.lifted', { title: titleOf(draggableId), name }));
      },
      onDragUpdate: ({ draggableId, destination }: DragUpdate, { announce }: ResponderProvided) => {
        if (destination) lastHovered.current = destination.droppableId;
        const name = bucketOf(destination?.droppableId)?.name;
        const title = titleOf(draggableId);
        announce(
          name === undefined
            ? t('drag.overNothing', { title })
            : t('drag.over', { title, name, position: (destination?.index ?? 0) + 1 }),
        );
      },
      onDragEnd: (result: DropResult, { announce }: ResponderProvided) => {
        const { draggableId, reason, destination } = result;
        const task = taskOf(draggableId);
        const to = bucketOf(destination?.droppableId ?? lastHovered.current);
        setHeld(null);
        stopReaching.current?.();
        stopReaching.current = null;
        if (!task) return;
        if (reason === 'CANCEL' || !to) {
          announce(t('drag.cancelled', { title: task.title }));
          return;
        }
        announce(t('drag.dropped', { title: task.title, name: to.name }));
        onMove(task, to);
      },
    },
  };
}
