import { singleFields } from '@/domain/changes/fields';
import type { Id } from '@/domain/id';
import { api, invalidatedBy } from '@/shared/api/api';
import { wholeReading } from '@/shared/api/readableRows';
import { readFresh } from '@/shared/api/readFresh';
import type { SavedKind } from '@/shared/outbox/outboxKind';
import { createProject } from '../api/projectsApi';
import { listProjectNames } from '../api/selectListsApi';

/** A project to be created; its other details are filled in on its own page. */
export interface NewProject {
  readonly customerId: Id;
  readonly name: string;
}

/** How new projects are saved. */
export const newProjectKind: SavedKind<NewProject> = {
  fields: singleFields<NewProject>({ customerId: true, name: true }),
  hasUpdate: false,
  calls: (dispatch) => ({
    list: async (items) => {
      const [customerId = ''] = items.flatMap(({ want }) => want?.customerId ?? []);
      const read = wholeReading(await dispatch(readFresh(listProjectNames, customerId)));
      if ('error' in read) return read;
      return { data: read.data.map(({ id, name }) => ({ id, content: { customerId, name } })) };
    },
    create: async ({ customerId }) => dispatch(createProject.initiate(customerId)),
    adopt: () => void dispatch(api.util.invalidateTags([...invalidatedBy('createProject')])),
  }),
};
