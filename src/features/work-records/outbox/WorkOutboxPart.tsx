import { lazy } from 'react';
import { OutboxPartOf } from '@/shared/outbox/OutboxPartOf';
import type { OutboxPartProps } from '@/shared/outbox/useOutboxPart';
import { useAboutRecord } from '../useAboutRecord';
import { workRecordKind } from './workRecordKind';

const RecordConflict = lazy(async () => ({ default: (await import('./RecordConflict')).RecordConflict }));

/** The work records in the outbox of the header. */
export function WorkOutboxPart({ children }: OutboxPartProps) {
  const aboutOf = useAboutRecord();
  return (
    <OutboxPartOf kind={workRecordKind} aboutOf={aboutOf} Conflict={RecordConflict}>
      {children}
    </OutboxPartOf>
  );
}
