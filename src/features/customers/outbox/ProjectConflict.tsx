import { useProjectName } from '@/shared/i18n/useProjectName';
import type { ConflictProps } from '@/shared/outbox/OutboxPartOf';
import { WaitingConflict } from '@/shared/outbox/WaitingConflict';
import { projectKind } from '../api/projectKind';
import { type ProjectEdit, projectFields } from '../project/projectEdit';
import { useProjectWords } from '../project/useProjectWords';

/** Asks which of two versions of a project with a waiting change to keep. */
export function ProjectConflict(props: ConflictProps<ProjectEdit>) {
  const projectName = useProjectName();
  const { labelOf, inWords } = useProjectWords();
  return (
    <WaitingConflict
      {...props}
      kind={projectKind}
      fields={projectFields}
      isOnlyChanged
      nameOf={({ name }) => projectName(name)}
      labelOf={labelOf}
      textOf={(part, project) => inWords(part, project[part])}
    />
  );
}
