import { editConflict } from '@/shared/outbox/WaitingConflict';
import { projectFields } from '../api/projectEdit';
import { useProjectWords } from '../useProjectWords';
import { projectKind } from './projectKind';

/** Asks which of two versions of a project to keep. */
export const ProjectConflict = editConflict(projectKind, projectFields, useProjectWords);
