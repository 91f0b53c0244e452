import type { FindTable } from '@/domain/find/findTable';
import { type WorkRecord, hasTravel } from '@/domain/work/workRecord';

const idsOf = (id: WorkRecord['customerId']) => (id === null ? [] : [String(id)]);

/**
 * The fields by which work records can be searched, filtered and sorted.
 *
 * @param projectName the name of a project as it is shown
 */
export function recordSearch(projectName: (stored: string) => string): FindTable<WorkRecord> {
  return {
    textsOf: ({ customerName, projectName: project, description, location }) => [
      customerName,
      projectName(project),
      description,
      location,
    ],
    filters: [
      { kind: 'choice', name: 'customer', valuesOf: ({ customerId }) => idsOf(customerId) },
      { kind: 'choice', name: 'project', valuesOf: ({ projectId }) => idsOf(projectId) },
      { kind: 'period', name: 'period', daysOf: ({ date }) => ({ from: date, to: date }) },
      {
        kind: 'choice',
        name: 'place',
        valuesOf: ({ location }) => [location.trim()].filter(Boolean),
      },
      { kind: 'mark', name: 'travel', word: 'travel', sides: ['with'], isWith: hasTravel },
      {
        kind: 'mark',
        name: 'noProject',
        word: 'project',
        sides: ['without'],
        isWith: ({ projectId }) => projectId !== null,
      },
    ],
    sorts: {
      date: { kind: 'date', valueOf: ({ date }) => date },
      customer: { kind: 'text', valueOf: ({ customerName }) => customerName },
      project: { kind: 'text', valueOf: ({ projectName: project }) => projectName(project) },
      description: { kind: 'text', valueOf: ({ description }) => description },
      hours: { kind: 'number', valueOf: ({ hours }) => hours },
    },
    dayOf: ({ date }) => date,
    idOf: ({ id }) => id,
  };
}
