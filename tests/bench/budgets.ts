import { rareScreens } from './rareScreens.ts';
import { type Screen, route, shell, start, texts } from './screenParts.ts';

export type { Screen };

/** In KiB. The first page and the shell need 15.7; the chart, the fields edited in place, team and figures the rest. */
const customerCss = 25;

/** The texts of a customer's and a project's page. */
const customerTexts = ['customers', 'charts', 'edit', 'members', 'planner', 'find'].map(texts);
/** Those of the planner: the dialog of a task searches members and shows the results of saving. */
const plannerTexts = ['planner', 'members', 'edit', 'find'].map(texts);

/** In KiB. The first page and the shell need 15.6; the day as a strip, task cards, bars and rings need the rest. */
const dashboardCss = 22;

/** The parts of the dashboard from other features; the calendar is only loaded for users who have one. */
const todaysParts = ['src/features/planner/index.ts', 'src/features/planner/TodaysTasks.tsx'];

/**
 * In KiB. A person's page is edited in place, with drafts and merged saves, like a customer's, but has no chart and no
 * team, so its budget is between a list's and a customer's.
 */
const personBudget = { javascript: 231.2, css: 23 };

/** A page of the time account, which is at `/work/account` or below it. */
const accountScreen = (name: string, page: string, ownTexts: readonly string[]): Screen => ({
  name,
  address: name === 'account' ? /^\/work\/account\/?$/u : new RegExp(`^/work/account/${name}/?$`, 'u'),
  modules: [
    ...start,
    ...shell,
    ...route('time-account', 'frame/TimeAccountLayout'),
    ...route('time-account', page),
    ...['timeAccount', ...ownTexts].map(texts),
  ],
  budget: { javascript: 248.7, css: 23 },
});

/**
 * The budgets of all screens. The build fails if a screen loads more, and the page preloads these modules for the
 * address with which it is opened. Every new screen needs an entry here. The class names of CSS Modules are part of the
 * JavaScript: 1 to 2 KiB a screen, which its CSS has less. A further screen that is
 * not rare changes which modules share a file.
 */
export const screens: readonly Screen[] = [
  {
    name: 'sign-in',
    address: /^\/$/u,
    modules: [...start, ...route('auth', 'sign-in/SignInPage')],
    budget: { javascript: 144.1, css: 14 },
  },
  {
    name: 'dashboard',
    address: /^\/dashboard\/?$/u,
    calls: [
      ...['time', 'project', 'customer'].map((of) => `GET /evaluation/me/${of}`),
      'GET /kanban/tasks/me?startDate=:today&endDate=:today',
      'GET /kanban/tasks/me',
    ],
    modules: [
      ...start,
      ...shell,
      ...route('dashboard', 'DashboardPage'),
      ...todaysParts,
      ...['dashboard', 'calendar', 'planner', 'charts'].map(texts),
    ],
    budget: { javascript: 224.1, css: dashboardCss },
  },
  {
    name: 'work records',
    address: /^\/work\/?$/u,
    calls: ['POST /workrecords'],
    modules: [
      ...start,
      ...shell,
      ...route('work-records', 'list/WorkRecordsPage'),
      ...route('time-account', 'absences/AbsentDaysProvider'),
      ...['workRecords', 'workDays', 'find'].map(texts),
    ],
    budget: { javascript: 266.7, css: 22 },
  },
  {
    name: 'expenses',
    address: /^\/expenses\/?$/u,
    calls: ['POST /expenses'],
    modules: [
      ...start,
      ...shell,
      ...route('expenses', 'list/ExpensesPage'),
      ...['expenses', 'find'].map(texts),
    ],
    budget: { javascript: 238.1, css: 20 },
  },
  {
    name: 'time sheets',
    address: /^\/timesheets\/?$/u,
    calls: ['POST /sheet/time'],
    modules: [
      ...start,
      ...shell,
      ...route('time-sheets', 'list/TimeSheetsPage'),
      ...['timeSheets', 'find'].map(texts),
    ],
    budget: { javascript: 253.5, css: 21 },
  },
  {
    name: 'month',
    address: /^\/timesheets\/month(?:\/|$)/u,
    modules: [
      ...start,
      ...shell,
      ...route('time-sheets', 'month/MonthPage'),
      ...['monthClose', 'timeSheets', 'workDays'].map(texts),
    ],
    budget: { javascript: 252.4, css: 22 },
  },
  {
    name: 'customers',
    address: /^\/customers\/?$/u,
    calls: ['POST /customers'],
    modules: [
      ...start,
      ...shell,
      ...route('customers', 'list/CustomersPage'),
      ...['customers', 'edit', 'find'].map(texts),
    ],
    budget: { javascript: 237.6, css: 21 },
  },
  {
    name: 'report',
    address: /^\/customers\/report\/?$/u,
    calls: ['GET /customers'],
    modules: [
      ...start,
      ...shell,
      ...route('report', 'ReportPage'),
      ...['report', 'find', 'workDays', 'workSettings'].map(texts),
    ],
    budget: { javascript: 256.1, css: 23 },
  },
  accountScreen('account', 'account/AccountPage', ['workSettings']),
  accountScreen('absences', 'absences/AbsencesPage', ['absences', 'workDays']),
  accountScreen('law', 'law/LawPage', ['law']),
  {
    name: 'customer',
    address: /^\/customer\/[^/]+\/?$/u,
    calls: ['GET /customer/:id'],
    modules: [...start, ...shell, ...route('customers', 'customer/CustomerPage'), ...customerTexts],
    budget: { javascript: 260.6, css: customerCss },
  },
  {
    name: 'project',
    address: /^\/project\/[^/]+\/?$/u,
    calls: ['GET /project/:id'],
    modules: [...start, ...shell, ...route('customers', 'project/ProjectPage'), ...customerTexts],
    budget: { javascript: 260.6, css: customerCss },
  },
  {
    name: 'employees',
    address: /^\/employees\/?$/u,
    calls: ['POST /users'],
    modules: [...start, ...shell, ...route('people', 'list/EmployeesPage'), ...['people', 'find'].map(texts)],
    budget: { javascript: 237, css: 21 },
  },
  {
    name: 'employee',
    address: /^\/employee\/[^/]+\/?$/u,
    calls: ['GET /users/:id'],
    modules: [...start, ...shell, ...route('people', 'person/EmployeePage'), texts('people'), texts('edit')],
    budget: personBudget,
  },
  {
    name: 'profile',
    address: /^\/profile\/?$/u,
    modules: [...start, ...shell, ...route('people', 'profile/ProfilePage'), texts('people'), texts('edit')],
    budget: personBudget,
  },
  {
    name: 'planner hub',
    address: /^\/planner\/?$/u,
    calls: ['GET /kanban', 'GET /kanban/tasks/me'],
    modules: [...start, ...shell, ...route('planner', 'hub/PlannerPage'), ...plannerTexts],
    budget: { javascript: 235.3, css: 21 },
  },
  {
    name: 'board',
    address: /^\/planner\/kanban\/[^/]+\/?$/u,
    calls: ['GET /kanban/boards/:id', 'GET /kanban/boards/:id/buckets', 'GET /kanban/boards/:id/tasks'],
    modules: [...start, ...shell, ...route('planner', 'board/BoardPage'), ...plannerTexts],
    budget: { javascript: 273, css: 23 },
  },
  ...rareScreens,
];

/**
 * Lists load finding after their first rows, and all screens the transport, because the page makes the first calls. These are
 * planned like screens, so that they load no files of closed screens.
 */
export const afterwards: readonly Pick<Screen, 'name' | 'modules'>[] = [
  {
    name: 'find',
    modules: ['FindLine', 'ResultLine', 'tools/SortMenu', 'tools/ToolMenus', 'tools/ToolRun'].map(
      (name) => `src/shared/lists/find/${name}.tsx`,
    ),
  },
  { name: 'charts', modules: ['HoursBars', 'HoursRing'].map((name) => `src/shared/charts/${name}.tsx`) },
  { name: 'transport', modules: ['src/shared/api/axiosClient.ts'] },
  // Menus and forms of other screens would load the project's page, the only one that shows them at once.
  { name: 'fields', modules: ['src/shared/ui/fields/SelectField.tsx'] },
  { name: 'menus', modules: ['src/shared/ui/menus/OpenRowMenu.tsx'] },
  // The report, payroll and an import tell how far they are in the same way, and two of them are rare.
  { name: 'spoken', modules: ['src/shared/ui/timing/useSpoken.ts'] },
];
