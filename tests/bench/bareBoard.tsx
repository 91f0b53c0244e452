import { createRoot } from 'react-dom/client';
import { DragDropContext, Draggable, type DraggableProvided, Droppable } from 'react-beautiful-dnd';

/**
 * A board with as many lists, rendered cards and elements as the planner's on the same screen, using only the drag
 * library.
 */
const lists = Array.from({ length: 8 }, (_, list) => list);
const seenLists = 5;
const seenCards = Array.from({ length: 7 }, (_, at) => at);

const mark = (
  <svg viewBox="0 0 16 16">
    <circle cx="8" cy="8" r="6" />
  </svg>
);

function card(provided: DraggableProvided, title: string) {
  return (
    <div className="card" ref={provided.innerRef} {...provided.draggableProps} {...provided.dragHandleProps}>
      <p>
        <span>{mark} In work</span> <span>{mark} Important</span> <button type="button">{mark}</button>
      </p>
      {title}
      <p>
        <span>{mark} 24.11.</span> <span>{mark}</span> <i>AB</i> <i>CD</i>
      </p>
    </div>
  );
}

function List({ list }: { readonly list: number }) {
  const id = (at: number) => `Card ${at * lists.length + list}`;
  return (
    <Droppable
      droppableId={String(list)}
      mode="virtual"
      renderClone={(provided, _snapshot, { source }) => card(provided, id(source.index))}
    >
      {(provided) => (
        <div className="list" ref={provided.innerRef} {...provided.droppableProps}>
          {list < seenLists &&
            seenCards.map((at) => (
              <Draggable key={id(at)} draggableId={id(at)} index={at}>
                {(dragged) => card(dragged, id(at))}
              </Draggable>
            ))}
        </div>
      )}
    </Droppable>
  );
}

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <DragDropContext onDragEnd={() => {}}>
    <div className="board">
      {lists.map((list) => (
        <List key={list} list={list} />
      ))}
    </div>
  </DragDropContext>,
);
