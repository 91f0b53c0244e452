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

const texts = (namespace: string) => `src/shared/i18n/locales/{language}/${namespace}.json`;

/** Loaded at every start, whatever the address. */
const start = [texts('common'), texts('auth')];

/** What every screen behind the sign-in stands in. */
const shell = ['src/app/Shell.tsx', 'src/app/serviceData.ts', texts('layout'), texts('pages')];

/**
 * The budgets of the house. The build adds up what each screen loads and fails above them; the page preloads the
 * same modules for the address it is opened with. A screen joins the list when it is built.
 */
export const screens: readonly Screen[] = [
  { name: 'sign-in', address: /^\/$/u, modules: start, budget: { javascript: 135, css: 12 } },
  {
    name: 'work records',
    address: /^\/work\/?$/u,
    modules: [...start, ...shell, ...route('work-records', 'WorkRecordsPage'), texts('workRecords')],
    budget: { javascript: 210, css: 14 },
  },
  {
    name: 'expenses',
    address: /^\/expenses\/?$/u,
    modules: [...start, ...shell, ...route('expenses', 'ExpensesPage'), texts('expenses')],
    budget: { javascript: 210, css: 14 },
  },
  {
    name: 'time sheets',
    address: /^\/timesheets\/?$/u,
    modules: [...start, ...shell, ...route('time-sheets', 'TimeSheetsPage'), texts('timeSheets')],
    budget: { javascript: 210, css: 14 },
  },
];
