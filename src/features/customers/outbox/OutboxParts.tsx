import { useTranslation } from 'react-i18next';
import { customerFields } from '@/domain/customers/customer';
import { OutboxPartOf } from '@/shared/outbox/OutboxPartOf';
import type { OutboxPartProps } from '@/shared/outbox/useOutboxPart';
import { customerPath, projectPath } from '@/shared/paths';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { useCustomerWords, useProjectWords } from '../editWords';
import { customerKind } from './customerKind';
import { useProjectName } from '@/shared/i18n/useProjectName';
import { projectFields } from '../api/projectEdit';
import { projectKind } from './projectKind';

const CustomerConflict = lazyComponent(async () => {
  const { editConflict } = await import('@/shared/outbox/WaitingConflict');
  return editConflict(customerKind, customerFields, useCustomerWords);
}, ['customers', 'edit']);

/** Waiting changes of customers in the header's outbox. */
export function CustomerOutboxPart(props: OutboxPartProps) {
  const { t } = useTranslation('outbox');
  return (
    <OutboxPartOf
      {...props}
      kind={customerKind}
      aboutOf={({ name }) => t('customer', { name })}
      pathOf={({ id }) => (id === null ? null : customerPath(id))}
      Conflict={CustomerConflict}
    />
  );
}

const ProjectConflict = lazyComponent(async () => {
  const { editConflict } = await import('@/shared/outbox/WaitingConflict');
  return editConflict(projectKind, projectFields, useProjectWords);
}, ['customers', 'edit']);

/** Waiting changes of projects in the header's outbox. */
export function ProjectOutboxPart(props: OutboxPartProps) {
  const { t } = useTranslation('outbox');
  const nameOf = useProjectName();
  return (
    <OutboxPartOf
      {...props}
      kind={projectKind}
      aboutOf={({ name }) => t('project', { name: nameOf(name) })}
      pathOf={({ id }) => (id === null ? null : projectPath(id))}
      Conflict={ProjectConflict}
    />
  );
}
