import { Suspense, lazy, useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { WaitingRecord } from '@/domain/waitingRecords';
import { useFormats } from '@/shared/i18n/useFormats';
import { type OutboxPartProps, useOutboxPart } from '@/shared/outbox/useOutboxPart';
import { waitingNoticeOf } from '@/shared/outbox/useSavedNotice';
import { workOutbox } from './workOutbox';

const RecordConflict = lazy(async () => ({ default: (await import('./RecordConflict')).RecordConflict }));

/** The work records in the outbox of the header: it sends them, names them, and asks which of two versions counts. */
export function WorkOutboxPart({ children }: OutboxPartProps) {
  const { t } = useTranslation('outbox');
  const formats = useFormats();
  const [compared, setCompared] = useState<WaitingRecord | null>(null);
  const part = useOutboxPart({
    kind: workOutbox,
    aboutOf: (record) =>
      [
        `${formats.weekday(record.date)} ${formats.dayMonth(record.date)}`,
        t('hours', { hours: formats.hours(record.hours ?? 0) }),
        [record.customerName, record.projectName].filter(Boolean).join(', ') || record.description,
      ].join(' · '),
    onCompare: setCompared,
    notice: waitingNoticeOf('workRecords'),
  });
  return (
    <>
      {children(part)}
      <Suspense>{compared && <RecordConflict item={compared} onClose={() => setCompared(null)} />}</Suspense>
    </>
  );
}
