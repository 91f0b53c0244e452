import { Suspense, lazy, useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { WaitingEntry } from '@/domain/outbox';
import type { TaskContent } from '@/domain/taskEdit';
import { type OutboxPartProps, useOutboxPart } from '@/shared/outbox/useOutboxPart';
import { taskOutbox } from './taskOutbox';

const TaskConflict = lazy(async () => ({ default: (await import('./TaskConflict')).TaskConflict }));

/** The tasks in the outbox of the header: it names them and asks which of two versions counts. */
export function TaskOutboxPart({ children }: OutboxPartProps) {
  const { t } = useTranslation('outbox');
  const [compared, setCompared] = useState<WaitingEntry<TaskContent> | null>(null);
  const part = useOutboxPart({
    kind: taskOutbox,
    aboutOf: ({ title }) => t('task', { title }),
    onCompare: setCompared,
  });
  return (
    <>
      {children(part)}
      <Suspense>{compared && <TaskConflict item={compared} onClose={() => setCompared(null)} />}</Suspense>
    </>
  );
}
