import { OutboxPartOf } from '@/shared/outbox/OutboxPartOf';
import type { OutboxPartProps } from '@/shared/outbox/useOutboxPart';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { useAboutRecord } from '../useAboutRecord';
import { workRecordKind } from './workRecordKind';

const RecordConflict = lazyComponent(async () => (await import('./RecordConflict')).RecordConflict, 'edit');

/** The work records in the outbox of the header. */
export function WorkOutboxPart(props: OutboxPartProps) {
  const aboutOf = useAboutRecord();
  return <OutboxPartOf {...props} kind={workRecordKind} aboutOf={aboutOf} Conflict={RecordConflict} />;
}
