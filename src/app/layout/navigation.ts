import building from 'bootstrap-icons/icons/building.svg?icon';
import grid from 'bootstrap-icons/icons/grid-1x2.svg?icon';
import kanban from 'bootstrap-icons/icons/kanban.svg?icon';
import pen from 'bootstrap-icons/icons/pen.svg?icon';
import people from 'bootstrap-icons/icons/people.svg?icon';
import person from 'bootstrap-icons/icons/person.svg?icon';
import receipt from 'bootstrap-icons/icons/receipt.svg?icon';
import stopwatch from 'bootstrap-icons/icons/stopwatch.svg?icon';
import type layout from '@/shared/i18n/locales/de/layout.json';
import { paths } from '@/shared/paths';
import type { IconShapes } from '@/shared/ui/buttons/Icon';

/** An entry of the sidebar with an address. */
export interface NavEntry {
  /** Key of its label under `nav` in the layout's texts. */
  readonly key: Exclude<keyof (typeof layout)['nav'], 'label' | 'timeRecording'>;
  readonly path: string;
  /** Imported with `?icon`. */
  readonly icon: IconShapes;
  /** Prefixes of other addresses that belong to it: details of its list. */
  readonly details?: readonly string[];
}

/**
 * Entries above and below the time recording group, and those within it, in the order in which the sidebar shows them.
 */
export const navigation = {
  before: [
    { key: 'dashboard', path: paths.dashboard, icon: grid },
    { key: 'profile', path: paths.profile, icon: person },
    { key: 'employees', path: paths.employees, icon: people, details: ['/employee/'] },
    {
      key: 'customers',
      path: paths.customers,
      icon: building,
      details: ['/customer/', '/customers/', '/project/'],
    },
  ],
  timeRecording: [
    { key: 'work', path: paths.work, icon: stopwatch, details: ['/work/account', '/work/import'] },
    { key: 'expenses', path: paths.expenses, icon: receipt },
    { key: 'timeSheets', path: paths.timeSheets, icon: pen, details: ['/timesheets/'] },
  ],
  after: [{ key: 'planner', path: paths.planner, icon: kanban, details: ['/planner/'] }],
} satisfies Record<string, readonly NavEntry[]>;

/** The value of `aria-current` for an entry: the page itself, the list it belongs to, or neither. */
export function currentOf({ path, details = [] }: NavEntry, pathname: string): 'page' | 'true' | undefined {
  if (pathname.replace(/\/$/u, '') === path) return 'page';
  return details.some((detail) => pathname.startsWith(detail)) ? 'true' : undefined;
}
