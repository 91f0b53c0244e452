import { Suspense, lazy, useState } from 'react';
import type { WaitingRecord } from '@/domain/waitingRecords';
import { type OutboxPartProps, useOutboxPart } from '@/shared/outbox/useOutboxPart';
import { useAboutRecord } from '../useAboutRecord';
import { workOutbox } from './workOutbox';

const RecordConflict = lazy(async () => ({ default: (await import('./RecordConflict')).RecordConflict }));

/** The work records in the outbox of the header: it names them and asks which of two versions counts. */
export function WorkOutboxPart({ children }: OutboxPartProps) {
  const aboutOf = useAboutRecord();
  const [compared, setCompared] = useState<WaitingRecord | null>(null);
  const part = useOutboxPart({
    kind: workOutbox,
    aboutOf,
    onCompare: setCompared,
  });
  return (
    <>
      {children(part)}
      <Suspense>{compared && <RecordConflict item={compared} onClose={() => setCompared(null)} />}</Suspense>
    </>
  );
}
