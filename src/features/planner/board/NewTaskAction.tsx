import { Suspense, useState } from 'react';
import type { Board, Bucket } from '@/domain/planner/kanban';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { TaskAction } from './TaskSlot';

interface NewTaskActionProps {
  readonly board: Board;
  readonly buckets: readonly Bucket[];
}

/** "+ Task" on a phone, in the views without slots for new tasks: a dialog asks for the bucket. */
export function NewTaskAction({ board, buckets }: NewTaskActionProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (buckets.length === 0) return null;
  return (
    <>
      <TaskAction onPress={() => setIsOpen(true)} />
      <Suspense>
        {isOpen && <NewTaskDialog board={board} buckets={buckets} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}

/** Loaded when it is opened. */
const NewTaskDialog = lazyComponent(async () => (await import('./NewTaskDialog')).NewTaskDialog);
