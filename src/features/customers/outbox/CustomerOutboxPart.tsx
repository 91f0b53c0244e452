import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { OutboxPartOf } from '@/shared/outbox/OutboxPartOf';
import type { OutboxPartProps } from '@/shared/outbox/useOutboxPart';
import { customerPath } from '@/shared/paths';
import { customerKind } from '../api/customerKind';

const CustomerConflict = lazy(async () => ({
  default: (await import('./CustomerConflict')).CustomerConflict,
}));

/** Waiting changes of customers in the header's outbox. */
export function CustomerOutboxPart({ children }: OutboxPartProps) {
  const { t } = useTranslation('outbox');
  return (
    <OutboxPartOf
      kind={customerKind}
      aboutOf={({ name }) => t('customer', { name })}
      pathOf={({ id }) => (id === null ? null : customerPath(id))}
      Conflict={CustomerConflict}
    >
      {children}
    </OutboxPartOf>
  );
}
