import type { EditedKind } from '@/shared/edit/saveEdit';
import { type ProjectEdit, projectFields } from '../api/projectEdit';

/** How edits of projects are saved. */
export const editedProject: EditedKind<ProjectEdit> = {
  fields: projectFields,
  load: async () => (await import('../outbox/projectKind')).projectKind,
};
