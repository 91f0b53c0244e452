import { useTranslation } from 'react-i18next';
import type planner from '@/shared/i18n/locales/de/planner.json';

type StateKey = keyof (typeof planner)['states'];
type PriorityKey = keyof (typeof planner)['priorities'];

const states: ReadonlySet<string> = new Set<StateKey>([
  'Not assigned',
  'Assigned',
  'Not started',
  'In work',
  'Completed',
]);
const priorities: ReadonlySet<string> = new Set<PriorityKey>(['Urgent', 'Important', 'Normal', 'Irrelevant']);

function isState(state: string): state is StateKey {
  return states.has(state);
}

function isPriority(priority: string): priority is PriorityKey {
  return priorities.has(priority);
}

/** The names of the task states and priorities; unknown ones are shown as the service sends them. */
export function useTaskWords() {
  const { t } = useTranslation('planner');
  return {
    stateName: (state: string) => (isState(state) ? t(`states.${state}`) : state),
    priorityName: (priority: string) => (isPriority(priority) ? t(`priorities.${priority}`) : priority),
  };
}
