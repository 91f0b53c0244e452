import checkCircle from 'bootstrap-icons/icons/check-circle-fill.svg?icon';
import chevronDoubleUp from 'bootstrap-icons/icons/chevron-double-up.svg?icon';
import chevronDown from 'bootstrap-icons/icons/chevron-down.svg?icon';
import chevronUp from 'bootstrap-icons/icons/chevron-up.svg?icon';
import circleHalf from 'bootstrap-icons/icons/circle-half.svg?icon';
import circle from 'bootstrap-icons/icons/circle.svg?icon';
import dashCircle from 'bootstrap-icons/icons/dash-circle-dotted.svg?icon';
import dash from 'bootstrap-icons/icons/dash-lg.svg?icon';
import personCheck from 'bootstrap-icons/icons/person-check.svg?icon';
import { useTranslation } from 'react-i18next';
import type { TaskPriority, TaskState } from '@/domain/planner/kanban';
import type planner from '@/shared/i18n/locales/de/planner.json';
import type { IconShapes } from '@/shared/ui/Icon';

export interface Look {
  readonly className: string;
  readonly icon: IconShapes;
}

/** Colour and icon of each state, because colour alone is not accessible. */
const states: Readonly<Record<string, Look>> = {
  'Not assigned': { className: 'none', icon: dashCircle },
  Assigned: { className: 'none', icon: personCheck },
  'Not started': { className: 'todo', icon: circle },
  'In work': { className: 'work', icon: circleHalf },
  Completed: { className: 'done', icon: checkCircle },
};

const priorities: Readonly<Record<string, Look>> = {
  Urgent: { className: 'prio urgent', icon: chevronDoubleUp },
  Important: { className: 'prio important', icon: chevronUp },
  Normal: { className: 'prio', icon: dash },
  Irrelevant: { className: 'prio low', icon: chevronDown },
};

/** The colour and icon of a state; an unknown state has a neutral colour. */
export function lookOfState(state: TaskState): Look {
  return states[state] ?? { className: 'none', icon: circle };
}

/** The colour and icon of a priority. */
export function lookOfPriority(priority: TaskPriority): Look {
  return priorities[priority] ?? { className: 'prio', icon: dash };
}

/** Normal or no priority gets no mark, because a mark on every card would hide the exceptions. */
export function isSilent(priority: TaskPriority): boolean {
  return priority === 'Normal' || priority === '';
}

type StateKey = keyof (typeof planner)['states'];
type PriorityKey = keyof (typeof planner)['priorities'];

const stateKeys: ReadonlySet<string> = new Set<StateKey>([
  'Not assigned',
  'Assigned',
  'Not started',
  'In work',
  'Completed',
]);
const priorityKeys: ReadonlySet<string> = new Set<PriorityKey>([
  'Urgent',
  'Important',
  'Normal',
  'Irrelevant',
]);

function isState(state: string): state is StateKey {
  return stateKeys.has(state);
}

function isPriority(priority: string): priority is PriorityKey {
  return priorityKeys.has(priority);
}

/** The names of the task states and priorities; unknown ones are shown as the service sends them. */
export function useTaskWords() {
  const { t } = useTranslation('planner');
  return {
    stateName: (state: string) => (isState(state) ? t(`states.${state}`) : state),
    priorityName: (priority: string) => (isPriority(priority) ? t(`priorities.${priority}`) : priority),
  };
}
