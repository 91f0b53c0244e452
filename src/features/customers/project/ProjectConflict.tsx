import { type AskedConflict, EditConflict } from '@/shared/edit/EditConflict';
import type { ProjectEdit } from '../api/projectEdit';
import { useProjectWords } from '../useProjectWords';

/** Asks which version of a project's fields to keep. */
export function ProjectConflict(props: AskedConflict<ProjectEdit>) {
  return <EditConflict {...props} {...useProjectWords()} />;
}
