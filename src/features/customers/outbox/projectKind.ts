import { api, invalidatedBy } from '@/shared/api/api';
import { differingParts } from '@/domain/changes/fields';
import { readFresh } from '@/shared/api/readFresh';
import type { OutboxKind } from '@/shared/outbox/outboxKind';
import { readEach } from '@/shared/outbox/readEach';
import { type ProjectEdit, editOf, projectFields } from '../api/projectEdit';
import { waitingProjects } from '../keptProjects';
import type { ProjectChange } from '../api/projectWire';
import { getProject, projectTaken, updateProject } from '../api/projectsApi';

/** Picks the changed fields only, which is what `PUT /project` takes. */
function changeOf(edit: ProjectEdit, theirs: ProjectEdit): ProjectChange {
  const changed = differingParts(projectFields, edit, theirs);
  const entries = changed.map((name) => [name, edit[name]] as const).filter(([, value]) => value !== null);
  return Object.fromEntries(entries);
}

/** How projects are saved; changes wait while the service does not answer. */
export const projectKind: OutboxKind<ProjectEdit> = {
  ...waitingProjects,
  mayWait: () => true,
  hasUpdate: true,
  calls: (dispatch) => ({
    list: async (items) =>
      readEach(items, async (id) => {
        const { data, error } = await dispatch(readFresh(getProject, String(id)));
        return data ? { data: editOf(data) } : { error };
      }),
    update: async (id, edit, theirs) => {
      const change = changeOf(edit, theirs);
      const { data, error } = await dispatch(updateProject.initiate({ id, change }));
      if (data === 0) return { error: { kind: 'unchanged' } };
      if (!error) dispatch(projectTaken(id, change));
      return { error };
    },
    adopt: (id, edit) => {
      if (edit) dispatch(projectTaken(id, edit));
      dispatch(api.util.invalidateTags([...invalidatedBy('updateProject')]));
    },
  }),
};
