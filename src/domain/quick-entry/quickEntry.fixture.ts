import { isoDate } from '../time/period';
import { type QuickContext, parseQuickEntry } from './quickEntry';
import { type QuickName, indexNames } from './quickNames';

const customers: readonly QuickName[] = [
  { id: 1, name: 'Kessler Maschinenbau GmbH' },
  { id: 2, name: 'Stadtwerke Lindenau' },
  { id: 3, name: 'Klinikum Westerfeld' },
  { id: 4, name: 'Hansen & Söhne Spedition' },
  { id: 5, name: 'Acht GmbH' },
  { id: 6, name: '4 Pfoten Tierarzt' },
  { id: 7, name: 'Kesselbau Nord AG' },
  { id: 8, name: '3M Deutschland' },
];
const projects = new Map<number, readonly QuickName[]>([
  [
    1,
    [
      { id: 11, name: 'Ersatzteil-Shop' },
      { id: 12, name: 'MES-Einführung Werk 2' },
    ],
  ],
  [
    2,
    [
      { id: 21, name: 'Kundenportal 2.0' },
      { id: 22, name: 'Netzleitstelle' },
    ],
  ],
  [
    3,
    [
      { id: 31, name: 'Dienstplan-App' },
      { id: 32, name: 'Dienstplan-Web' },
    ],
  ],
]);

/** The context of the quick entry's tests: a Friday, eight customers and their projects. Each test builds its own. */
export const contextOf = (more: Partial<QuickContext> = {}): QuickContext => ({
  today: isoDate('2026-11-20'),
  language: 'de',
  hoursStep: 0.5,
  customers: indexNames(customers),
  projectsOf: ({ id }) => indexNames(projects.get(Number(id)) ?? []),
  knownProjects: indexNames([...projects.values()].flat()),
  customerOf: ({ id }) => customers.find((customer) => customer.id === Math.floor(Number(id) / 10)) ?? null,
  ...more,
});

/** The entry that a line is read as; `more` replaces parts of the context. */
export const parsed = (text: string, more?: Partial<QuickContext>) => parseQuickEntry(text, contextOf(more));

/** Hours, day, customer, project and description of a line. */
export const read = (text: string, more?: Partial<QuickContext>) => {
  const { hours, day, customer, project, description } = parsed(text, more);
  return [hours, day, customer?.id ?? null, project?.id ?? null, description];
};
