import type { ProjectSummary } from '@/domain/customers/project';
import type { FindTable } from '@/domain/find/findTable';

/** Texts of a project that depend on the user's language. */
interface ShownWords {
  readonly projectName: (stored: string) => string;
  readonly stateName: (state: string) => string;
}

/**
 * The fields by which a customer's projects can be searched, filtered and sorted. The customer does not say who is in
 * the team of a project, so nothing is filtered by that.
 */
export function projectSearch({ projectName, stateName }: ShownWords): FindTable<ProjectSummary> {
  return {
    textsOf: ({ name, orderNumber }) => [projectName(name), orderNumber],
    filters: [{ kind: 'choice', name: 'state', valuesOf: ({ state }) => [state].filter(Boolean) }],
    sorts: {
      name: { kind: 'text', valueOf: ({ name }) => projectName(name) },
      order: { kind: 'text', valueOf: ({ orderNumber }) => orderNumber },
      state: { kind: 'text', valueOf: ({ state }) => stateName(state) },
    },
    dayOf: () => null,
    idOf: ({ id }) => id,
  };
}
