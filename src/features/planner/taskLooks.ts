import checkCircle from 'bootstrap-icons/icons/check-circle-fill.svg?icon';
import chevronDoubleUp from 'bootstrap-icons/icons/chevron-double-up.svg?icon';
import chevronDown from 'bootstrap-icons/icons/chevron-down.svg?icon';
import chevronUp from 'bootstrap-icons/icons/chevron-up.svg?icon';
import circleHalf from 'bootstrap-icons/icons/circle-half.svg?icon';
import circle from 'bootstrap-icons/icons/circle.svg?icon';
import dashCircle from 'bootstrap-icons/icons/dash-circle-dotted.svg?icon';
import dash from 'bootstrap-icons/icons/dash-lg.svg?icon';
import personCheck from 'bootstrap-icons/icons/person-check.svg?icon';
import type { TaskPriority, TaskState } from '@/domain/planner/kanban';
import type { IconShapes } from '@/shared/ui/Icon';

export interface Look {
  readonly className: string;
  readonly icon: IconShapes;
}

/** Colour and icon of a state; never colour alone (design, "State colours"). */
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

/** How a state looks; one that is not known here has no colour. */
export function lookOfState(state: TaskState): Look {
  return states[state] ?? { className: 'none', icon: circle };
}

/** How a priority looks. */
export function lookOfPriority(priority: TaskPriority): Look {
  return priorities[priority] ?? { className: 'prio', icon: dash };
}

/** Normal is silent, and so is none: a mark on each card would drown the exceptions (design, "Task card"). */
export function isSilent(priority: TaskPriority): boolean {
  return priority === 'Normal' || priority === '';
}
