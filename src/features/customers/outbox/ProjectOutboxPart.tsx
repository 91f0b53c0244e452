import { useTranslation } from 'react-i18next';
import { useProjectName } from '@/shared/i18n/useProjectName';
import { type ConflictProps, OutboxPartOf } from '@/shared/outbox/OutboxPartOf';
import type { OutboxPartProps } from '@/shared/outbox/useOutboxPart';
import { projectPath } from '@/shared/paths';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { type ProjectEdit, projectFields } from '../api/projectEdit';
import { useProjectWords } from '../useProjectWords';
import { projectKind } from './projectKind';

const WaitingConflict = lazyComponent(
  async () =>
    (await import('@/shared/outbox/WaitingConflict')).WaitingConflict<ProjectEdit, keyof ProjectEdit>,
);

/** Waiting changes of projects in the header's outbox. */
export function ProjectOutboxPart({ children }: OutboxPartProps) {
  const { t } = useTranslation('outbox');
  const nameOf = useProjectName();
  return (
    <OutboxPartOf
      kind={projectKind}
      aboutOf={({ name }) => t('project', { name: nameOf(name) })}
      pathOf={({ id }) => (id === null ? null : projectPath(id))}
      Conflict={ProjectConflict}
    >
      {children}
    </OutboxPartOf>
  );
}

/** Asks which of two versions of a project to keep. */
function ProjectConflict(props: ConflictProps<ProjectEdit>) {
  const { aboutOf, labelOf, inWords } = useProjectWords();
  return (
    <WaitingConflict
      {...props}
      kind={projectKind}
      fields={projectFields}
      isOnlyChanged
      nameOf={aboutOf}
      labelOf={labelOf}
      textOf={(part, project) => inWords(part, project[part])}
    />
  );
}
