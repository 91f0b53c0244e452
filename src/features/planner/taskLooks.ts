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
import { type TaskPriority, type TaskState, taskPriorities, taskStates } from '@/domain/planner/kanban';
import type { IconShapes } from '@/shared/ui/buttons/Icon';
import classes from './taskLooks.module.scss';

export interface Look {
  /** Sets the colours; neutral without one. */
  readonly className?: string | undefined;
  readonly icon: IconShapes;
}

type KnownState = (typeof taskStates)[number];
type KnownPriority = (typeof taskPriorities)[number];

/** Colour and icon of each state, because colour alone is not accessible. */
const states: Readonly<Record<KnownState, Look>> = {
  'Not assigned': { icon: dashCircle },
  Assigned: { icon: personCheck },
  'Not started': { className: 'tone-warning', icon: circle },
  'In work': { className: 'tone-info', icon: circleHalf },
  Completed: { className: 'tone-success', icon: checkCircle },
};

const priorities: Readonly<Record<KnownPriority, Look>> = {
  Urgent: { className: classes.urgent, icon: chevronDoubleUp },
  Important: { className: classes.important, icon: chevronUp },
  Normal: { icon: dash },
  Irrelevant: { className: classes.irrelevant, icon: chevronDown },
};

/** The colour and icon of a state; an unknown state has a neutral colour. */
export function lookOfState(state: TaskState): Look {
  return isState(state) ? states[state] : { icon: circle };
}

/** The colour and icon of a priority. */
export function lookOfPriority(priority: TaskPriority): Look {
  return isPriority(priority) ? priorities[priority] : { icon: dash };
}

/** Normal or no priority gets no mark, because a mark on every card would hide the exceptions. */
export function isSilent(priority: TaskPriority): boolean {
  return priority === 'Normal' || priority === '';
}

function isState(state: string): state is KnownState {
  return taskStates.some((known) => known === state);
}

function isPriority(priority: string): priority is KnownPriority {
  return taskPriorities.some((known) => known === priority);
}

/** The names of the task states and priorities; unknown ones are shown as the service sends them. */
export function useTaskWords() {
  const { t } = useTranslation('planner');
  return {
    stateName: (state: string) => (isState(state) ? t(`states.${state}`) : state),
    priorityName: (priority: string) => (isPriority(priority) ? t(`priorities.${priority}`) : priority),
  };
}
