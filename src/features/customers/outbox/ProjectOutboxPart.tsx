import { useTranslation } from 'react-i18next';
import { useProjectName } from '@/shared/i18n/useProjectName';
import { OutboxPartOf } from '@/shared/outbox/OutboxPartOf';
import type { OutboxPartProps } from '@/shared/outbox/useOutboxPart';
import { projectPath } from '@/shared/paths';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { projectFields } from '../api/projectEdit';
import { useProjectWords } from '../useProjectWords';
import { projectKind } from './projectKind';

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
