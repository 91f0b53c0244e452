/** A screen as a browser meets it on a first visit, and what it may load. */
export interface Screen {
  readonly name: string;
  /** Matches the address; `/` is what a visitor without a session gets, whatever the address. */
  readonly address: RegExp;
  /**
   * What the screen fetches besides the entry: its route and its texts, from the project's root. `{language}`
   * stands for the language in use. A module that does not exist fails the build.
   */
  readonly modules: readonly string[];
  /** KiB, compressed by brotli: everything that is fetched before the screen can be used. */
  readonly budget: { readonly javascript: number; readonly css: number };
}

/** A screen's route: the feature's door, and the page that it loads. */
const route = (feature: string, page: string) => [
  `src/features/${feature}/index.ts`,
  `src/features/${feature}/${page}.tsx`,
];

/** A heavy library with what is loaded beside it, on demand. */
export interface Part {
  readonly name: string;
  /** The names of its files in the build. */
  readonly files: RegExp;
  /** KiB, compressed by brotli: the library's own size and 15 % for our part of it. */
  readonly budget: number;
}

/** The libraries that only some visits load. A file that no longer exists fails the build. */
export const parts: readonly Part[] = [
  // jsPDF 106 with autotable 8, and the report that we draw with them, in a worker.
  { name: 'PDF report', files: /\/reportWorker-[\w-]+\.js$/u, budget: 140 },
  // pdf-lib 199, in the worker and on the page.
  { name: 'PDF receipts', files: /\/pdfReceipts-[\w-]+\.js$/u, budget: 229 },
  { name: 'PDF check', files: /\/openPdf-[\w-]+\.js$/u, budget: 229 },
  // chart.js 50, in the chunk that both kinds of charts share, the bars and the ring.
  { name: 'chart', files: /\/(?:BarsCanvas|RingCanvas|chartColours)-[\w-]+\.js$/u, budget: 58 },
  // xlsx 86 with fflate 10, in a worker.
  { name: 'spreadsheet', files: /\/exportWorker-[\w-]+\.js$/u, budget: 110 },
  { name: 'Microsoft', files: /\/msalClient-[\w-]+\.js$/u, budget: 64 },
  // react-easy-crop 9, its frame and what makes the pictures.
  { name: 'cropper', files: /\/PictureDialog-[\w-]+\.js$/u, budget: 13 },
  { name: 'search panel', files: /\/SearchPanel-[\w-]+\.js$/u, budget: 6 },
  // zxcvbn with its list of common passwords.
  { name: 'password strength', files: /\/passwordMeter-[\w-]+\.js$/u, budget: 240 },
  { name: 'signature', files: /\/SignatureDialog-[\w-]+\.js$/u, budget: 12 },
];

const texts = (namespace: string) => `src/shared/i18n/locales/{language}/${namespace}.json`;

/** Loaded at every start, whatever the address. */
const start = [texts('common'), texts('auth')];

/**
 * KiB. The first page and the shell take 15.7 of them; the chart, the fields that are edited in place, the team and the
 * figures come on top, and all of them stand on the first screen.
 */
const customerCss = 23;

/** What a customer's and a project's page say. */
const customerTexts = ['customers', 'charts', 'edit', 'members', 'planner'].map(texts);

/** KiB. The first page and the shell take 15.6 of them; the day as a strip, task cards, bars and pies come on top. */
const dashboardCss = 20;

/** What stands on the dashboard beside its own; the calendar comes for those who have one. */
const todaysParts = ['src/features/planner/index.ts', 'src/features/planner/TodaysTasks.tsx'];

/**
 * KiB. A person's page is edited in place, with drafts and merged saves, as a customer's is, but has neither chart nor
 * team: between a list's budget and that one's.
 */
const personBudget = { javascript: 265, css: 21 };

/** What every screen behind the sign-in stands in. */
const shell = [
  'src/app/Shell.tsx',
  'src/app/serviceData.ts',
  'src/shared/api/axiosClient.ts',
  texts('layout'),
  texts('pages'),
];

/**
 * The budgets of the house. The build adds up what each screen loads and fails above them; the page preloads the
 * same modules for the address it is opened with. A screen joins the list when it is built.
 */
export const screens: readonly Screen[] = [
  { name: 'sign-in', address: /^\/$/u, modules: start, budget: { javascript: 150, css: 14 } },
  {
    name: 'dashboard',
    address: /^\/dashboard\/?$/u,
    modules: [
      ...start,
      ...shell,
      ...route('dashboard', 'DashboardPage'),
      ...todaysParts,
      ...['dashboard', 'calendar', 'planner', 'charts'].map(texts),
    ],
    budget: { javascript: 290, css: dashboardCss },
  },
  {
    name: 'work records',
    address: /^\/work\/?$/u,
    modules: [
      ...start,
      ...shell,
      ...route('work-records', 'list/WorkRecordsPage'),
      texts('workRecords'),
      texts('workDays'),
    ],
    // Week strip, quick entry, timer, outbox, selection and the view as a week came to the list: 36 KiB more than it had
    // without them. What they open (grid, dialogs, panels) is loaded when it is needed.
    budget: { javascript: 266, css: 19 },
  },
  {
    name: 'expenses',
    address: /^\/expenses\/?$/u,
    modules: [...start, ...shell, ...route('expenses', 'list/ExpensesPage'), texts('expenses')],
    // What other screens load as well (the row that cannot be read, what waits) stands in small files of its own.
    budget: { javascript: 240, css: 18 },
  },
  {
    name: 'time sheets',
    address: /^\/timesheets\/?$/u,
    modules: [...start, ...shell, ...route('time-sheets', 'list/TimeSheetsPage'), texts('timeSheets')],
    // With the hours of each sheet, the path and what has changed since it was signed.
    budget: { javascript: 257, css: 18 },
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
    // It reads records, expenses and sheets, fixes the first and signs and sends the last: three lists in one.
    budget: { javascript: 262, css: 20 },
  },
  {
    name: 'customers',
    address: /^\/customers\/?$/u,
    modules: [
      ...start,
      ...shell,
      ...route('customers', 'list/CustomersPage'),
      texts('customers'),
      texts('edit'),
    ],
    // What waits of the customers, which their list shows.
    budget: { javascript: 240, css: 18 },
  },
  {
    name: 'customer',
    address: /^\/customer\/[^/]+\/?$/u,
    modules: [...start, ...shell, ...route('customers', 'customer/CustomerPage'), ...customerTexts],
    budget: { javascript: 290, css: customerCss },
  },
  {
    name: 'project',
    address: /^\/project\/[^/]+\/?$/u,
    modules: [...start, ...shell, ...route('customers', 'project/ProjectPage'), ...customerTexts],
    // 1 KiB of these are the names of the classes of its CSS Modules.
    budget: { javascript: 292, css: customerCss },
  },
  {
    name: 'employees',
    address: /^\/employees\/?$/u,
    modules: [...start, ...shell, ...route('people', 'list/EmployeesPage'), texts('people')],
    budget: { javascript: 232, css: 18 },
  },
  {
    name: 'employee',
    address: /^\/employee\/[^/]+\/?$/u,
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
    modules: [...start, ...shell, ...route('planner', 'hub/PlannerPage'), texts('planner')],
    budget: { javascript: 232, css: 19 },
  },
  {
    name: 'board',
    address: /^\/planner\/kanban\/[^/]+\/?$/u,
    modules: [...start, ...shell, ...route('planner', 'board/BoardPage'), texts('planner')],
    budget: { javascript: 290, css: 19 },
  },
];
