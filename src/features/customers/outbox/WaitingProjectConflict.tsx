import { useProjectName } from '@/shared/i18n/useProjectName';
import type { ConflictProps } from '@/shared/outbox/OutboxPartOf';
import { WaitingConflict } from '@/shared/outbox/WaitingConflict';
import { projectKind } from './projectKind';
import { type ProjectEdit, projectFields } from '../api/projectEdit';
import { useProjectWords } from '../useProjectWords';

/** Asks which of two versions of a project with a waiting change to keep. */
export function WaitingProjectConflict(props: ConflictProps<ProjectEdit>) {
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
