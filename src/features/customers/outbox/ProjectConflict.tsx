import { type ProjectEdit, projectFields } from '../api/projectEdit';
import { useProjectWords } from '../useProjectWords';
import type { ConflictProps } from '@/shared/outbox/OutboxPartOf';
import { WaitingConflict } from '@/shared/outbox/WaitingConflict';
import { projectKind } from './projectKind';

/** Asks which of two versions of a project to keep. */
export function ProjectConflict(props: ConflictProps<ProjectEdit>) {
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
