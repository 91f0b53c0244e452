import trash from 'bootstrap-icons/icons/trash3.svg?icon';
import { useTranslation } from 'react-i18next';
import { Draggable, Droppable } from 'react-beautiful-dnd';
import type { Id } from '@/domain/id';
import type { Board, BoardColumn, Bucket, Task } from '@/domain/kanban';
import type { IsoDate } from '@/domain/period';
import { useErrorText } from '@/shared/api/useErrorText';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { IconButton } from '@/shared/ui/IconButton';
import { useDeleteBucketMutation, useUpdateBucketMutation } from '../bucketsApi';
import { BoardCard } from './BoardCard';
import { InlineName } from './InlineName';
import { TaskSlot } from './TaskSlot';

/** The column of tasks whose bucket is not there: nothing can be dropped into it. */
export const STRAYS = 'strays';

interface BucketColumnProps {
  readonly board: Board;
  readonly column: BoardColumn;
  readonly buckets: readonly Bucket[];
  /** All tasks of the board. */
  readonly tasks: readonly Task[];
  readonly today: IsoDate;
  readonly onOpen: (id: Id) => void;
  readonly onMove: (task: Task, to: Bucket) => void;
}

/** A bucket with its tasks and its slot (section 2, Board screen). */
export function BucketColumn({ board, column, buckets, tasks, today, onOpen, onMove }: BucketColumnProps) {
  const { t } = useTranslation('planner');
  const { bucket } = column;
  const name = bucket?.name ?? t('board.strays');
  return (
    <section className="tw-col" aria-label={name}>
      <header>
        {bucket ? <BucketHead bucket={bucket} /> : <h2 className="nm">{name}</h2>}
        <span className="ct num">{column.tasks.length}</span>
        {bucket && column.isEmpty && <DeleteBucket bucket={bucket} />}
      </header>
      <Droppable droppableId={bucket ? String(bucket.id) : STRAYS} isDropDisabled={!bucket}>
        {(list, { isDraggingOver }) => (
          <div
            className={isDraggingOver ? 'tasks is-over' : 'tasks'}
            ref={list.innerRef}
            {...list.droppableProps}
          >
            {column.tasks.map((task, index) => (
              <Draggable
                key={task.id}
                draggableId={String(task.id)}
                index={index}
                disableInteractiveElementBlocking
              >
                {(provided, { isDragging }) => (
                  <BoardCard
                    task={task}
                    today={today}
                    targets={buckets.filter((other) => other !== bucket)}
                    innerRef={provided.innerRef}
                    draggable={provided.draggableProps}
                    handle={provided.dragHandleProps}
                    isDragging={isDragging}
                    onOpen={onOpen}
                    onMove={onMove}
                  />
                )}
              </Draggable>
            ))}
            {list.placeholder}
          </div>
        )}
      </Droppable>
      {bucket && <TaskSlot board={board} bucket={bucket} tasks={tasks} />}
    </section>
  );
}

/** The name of a bucket, renamed by a click on it. */
function BucketHead({ bucket }: { readonly bucket: Bucket }) {
  const { t } = useTranslation('planner');
  const [update] = useUpdateBucketMutation();
  return (
    <h2 className="nm">
      <InlineName
        className="tw-edit"
        label={t('board.renameBucket', { name: bucket.name })}
        value={bucket.name}
        onSave={async (name) => (await update({ ...bucket, name })).error}
      />
    </h2>
  );
}

/** Only an empty bucket can be deleted (section 5): nothing is lost, so nothing is asked. */
function DeleteBucket({ bucket: { id, name } }: { readonly bucket: Bucket }) {
  const { t } = useTranslation('planner');
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const [remove, { isLoading }] = useDeleteBucketMutation();

  async function handleDelete() {
    const { error } = await remove(id);
    if (!error) return;
    const text = t('board.deleteBucketFailed', { name, reason: errorText(error) });
    dispatch(noticeGiven({ tone: 'error', text }));
  }

  return (
    <IconButton
      icon={trash}
      tone="danger"
      label={t('board.deleteBucket')}
      about={name}
      disabled={isLoading}
      onClick={() => void handleDelete()}
    />
  );
}
