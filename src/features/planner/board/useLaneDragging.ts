import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { DragStart, DragUpdate, DropResult, ResponderProvided } from 'react-beautiful-dnd';
import { bucketTitle } from '@/domain/planner/bucketLimit';
import type { BoardColumn, Bucket, Task } from '@/domain/planner/kanban';
import type { Lane } from '@/domain/planner/lanes';
import { STRAYS } from './BucketColumn';

/** A board in lanes: what is shown, and what stays the same while a card is dragged. */
export interface LaidOut {
  readonly columns: readonly BoardColumn[];
  readonly lanes: readonly Lane[];
}

/** A place where cards are: a bucket within a lane. */
export interface LanePlace {
  readonly lane: Lane;
  readonly bucket: Bucket;
}

const SEPARATOR = '|';
const bucketKey = ({ bucket }: BoardColumn) => (bucket ? String(bucket.id) : STRAYS);

/** The id of a place for the drag library. */
export const placeId = (lane: Lane, column: BoardColumn) => `${bucketKey(column)}${SEPARATOR}${lane.key}`;
/** The id of a card for the drag library: a task can be in several lanes. */
export const laneCardId = (lane: Lane, task: Task) => `${task.id}${SEPARATOR}${lane.key}`;

interface LaneDraggingOptions {
  readonly laidOut: LaidOut;
  readonly laneName: (lane: Lane) => string;
  readonly onDrop: (task: Task, from: Lane, to: LanePlace) => void;
}

/**
 * Dragging between lanes: as on the plain board nothing changes while a card is dragged, a drop outside goes to the
 * place last hovered, and every step is announced.
 */
export function useLaneDragging({ laidOut, laneName, onDrop }: LaneDraggingOptions) {
  const { t } = useTranslation('planner');
  const [held, setHeld] = useState<LaidOut | null>(null);
  const lastHovered = useRef<string | null>(null);
  const shown = held ?? laidOut;

  function placeOf(id: string | null | undefined): LanePlace | undefined {
    for (const lane of shown.lanes)
      for (const column of shown.columns)
        if (column.bucket && placeId(lane, column) === id) return { lane, bucket: column.bucket };
    return undefined;
  }

  function cardOf(id: string) {
    for (const lane of shown.lanes)
      for (const task of lane.cells.flat()) if (laneCardId(lane, task) === id) return { lane, task };
    return undefined;
  }

  const nameOf = ({ lane, bucket }: LanePlace) => `${laneName(lane)} · ${bucketTitle(bucket)}`;
  const titleOf = (id: string) => cardOf(id)?.task.title ?? '';

  return {
    shown,
    isHeld: held !== null,
    handlers: {
      // Flushed at once, because the library is about to measure the places.
      onBeforeCapture: () => flushSync(() => setHeld(laidOut)),
      onDragStart: ({ draggableId, source }: DragStart, { announce }: ResponderProvided) => {
        lastHovered.current = source.droppableId;
        const place = placeOf(source.droppableId);
        const name = place ? nameOf(place) : t('board.strays');
        announce(t('drag.lifted', { title: titleOf(draggableId), name }));
      },
      onDragUpdate: ({ draggableId, destination }: DragUpdate, { announce }: ResponderProvided) => {
        if (destination) lastHovered.current = destination.droppableId;
        const place = placeOf(destination?.droppableId);
        const title = titleOf(draggableId);
        const position = (destination?.index ?? 0) + 1;
        announce(
          place ? t('drag.over', { title, name: nameOf(place), position }) : t('drag.overNothing', { title }),
        );
      },
      onDragEnd: ({ draggableId, reason, destination }: DropResult, { announce }: ResponderProvided) => {
        const card = cardOf(draggableId);
        const to = placeOf(destination?.droppableId ?? lastHovered.current);
        setHeld(null);
        if (!card) return;
        const { title } = card.task;
        if (reason === 'CANCEL' || !to) {
          announce(t('drag.cancelled', { title }));
          return;
        }
        announce(t('drag.dropped', { title, name: nameOf(to) }));
        onDrop(card.task, card.lane, to);
      },
    },
  };
}
