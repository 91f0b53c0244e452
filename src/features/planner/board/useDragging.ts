import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { DragStart, DragUpdate, DropResult, ResponderProvided } from 'react-beautiful-dnd';
import type { Task } from '@/domain/planner/kanban';

interface DraggingOptions<LaidOut, Card, Place> {
  /** The cards in their places according to the service. */
  readonly laidOut: LaidOut;
  /** The card, and the place, that the drag library knows by an id; undefined for a place where nothing can be dropped. */
  readonly cardOf: (laidOut: LaidOut, id: string) => Card | undefined;
  readonly placeOf: (laidOut: LaidOut, id: string | undefined) => Place | undefined;
  readonly nameOf: (place: Place) => string;
  readonly onDrop: (card: Card, to: Place) => void;
}

/**
 * Dragging on the board and between its lanes: while a card is dragged nothing else changes, whatever
 * others do; a drop outside goes to the place last hovered; every step is announced in the language of the app.
 */
export function useDragging<LaidOut, Card extends { readonly task: Task }, Place>({
  laidOut,
  cardOf,
  placeOf,
  nameOf,
  onDrop,
}: DraggingOptions<LaidOut, Card, Place>) {
  const { t } = useTranslation('planner');
  const [held, setHeld] = useState<LaidOut | null>(null);
  const lastHovered = useRef<string>(undefined);
  const shown = held ?? laidOut;
  const titleOf = (id: string) => cardOf(shown, id)?.task.title ?? '';

  return {
    shown,
    isHeld: held !== null,
    handlers: {
      // Flushed at once, because the library is about to measure the places.
      onBeforeCapture: () => flushSync(() => setHeld(laidOut)),
      onDragStart: ({ draggableId, source }: DragStart, { announce }: ResponderProvided) => {
        lastHovered.current = source.droppableId;
        const place = placeOf(laidOut, source.droppableId);
        const name = place ? nameOf(place) : t('board.strays');
        announce(t('drag.lifted', { title: titleOf(draggableId), name }));
      },
      onDragUpdate: ({ draggableId, destination }: DragUpdate, { announce }: ResponderProvided) => {
        if (destination) lastHovered.current = destination.droppableId;
        const place = placeOf(laidOut, destination?.droppableId);
        const title = titleOf(draggableId);
        const position = (destination?.index ?? 0) + 1;
        announce(
          place ? t('drag.over', { title, name: nameOf(place), position }) : t('drag.overNothing', { title }),
        );
      },
      onDragEnd: ({ draggableId, reason, destination }: DropResult, { announce }: ResponderProvided) => {
        const card = cardOf(shown, draggableId);
        const to = placeOf(laidOut, destination?.droppableId ?? lastHovered.current);
        setHeld(null);
        if (!card) return;
        const { title } = card.task;
        if (reason === 'CANCEL' || !to) {
          announce(t('drag.cancelled', { title }));
          return;
        }
        announce(t('drag.dropped', { title, name: nameOf(to) }));
        onDrop(card, to);
      },
    },
  };
}
