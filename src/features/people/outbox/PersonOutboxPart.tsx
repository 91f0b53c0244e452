import { lazy } from 'react';
import { fullName } from '@/domain/person';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { OutboxPartOf } from '@/shared/outbox/OutboxPartOf';
import type { OutboxPartProps } from '@/shared/outbox/useOutboxPart';
import { employeePath } from '@/shared/paths';
import { personKind } from '../edit/personKind';

const PersonClash = lazy(async () => ({ default: (await import('./PersonClash')).PersonClash }));

/** The changes of people in the outbox of the header. */
export function PersonOutboxPart({ children }: OutboxPartProps) {
  const { t } = useTranslation('outbox');
  return (
    <OutboxPartOf
      kind={personKind}
      aboutOf={(person) => t('person', { name: fullName(person) })}
      pathOf={({ id }) => (id === null ? null : employeePath(String(id)))}
      Conflict={PersonClash}
    >
      {children}
    </OutboxPartOf>
  );
}
