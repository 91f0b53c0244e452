import type { ProjectSummary } from '@/domain/customers/project';
import type { Id } from '@/domain/id';
import type { FindTable } from '@/domain/find/findTable';

/** Texts of a project that depend on the user's language. */
interface ShownWords {
  readonly projectName: (stored: string) => string;
  readonly stateName: (state: string) => string;
  /** Whether the user is in the team of a project. */
  readonly isOwn: (id: Id) => boolean;
}

/** The fields by which a customer's projects can be searched, filtered and sorted. */
export function projectSearch({ projectName, stateName, isOwn }: ShownWords): FindTable<ProjectSummary> {
  return {
    textsOf: ({ name, orderNumber }) => [projectName(name), orderNumber],
    filters: [
      { kind: 'choice', name: 'state', valuesOf: ({ state }) => [state].filter(Boolean) },
      { kind: 'mark', name: 'own', word: 'me', sides: ['with'], isWith: ({ id }) => isOwn(id) },
    ],
    sorts: {
      name: { kind: 'text', valueOf: ({ name }) => projectName(name) },
      order: { kind: 'text', valueOf: ({ orderNumber }) => orderNumber },
      state: { kind: 'text', valueOf: ({ state }) => stateName(state) },
    },
    dayOf: () => null,
    idOf: ({ id }) => id,
  };
}
