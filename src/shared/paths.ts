import type { Id } from '@/domain/id';
import type { IsoDate, IsoMonth, Period } from '@/domain/time/period';

/** Every route, in one place: links and the route table both read it. */
export const paths = {
  signIn: '/',
  registration: '/registration',
  forgottenPassword: '/forgottenPassword',
  codeVerification: '/codeVerification',
  resetPassword: '/resetPassword',
  expired: '/expired',
  dashboard: '/dashboard',
  profile: '/profile',
  customers: '/customers',
  /** The report over all customers. */
  report: '/customers/report',
  /** The service records of this device, a new one, and one of them by its key. */
  serviceRecords: '/customers/service-records',
  newServiceRecord: '/customers/service-records/new',
  serviceRecord: '/customers/service-records/:urlPath',
  customer: '/customer/:urlPath',
  project: '/project/:urlPath',
  expenses: '/expenses',
  work: '/work',
  /** Work records from a file. */
  fileImport: '/work/import',
  /** The time account, its absences and the working-time law. */
  account: '/work/account',
  absences: '/work/account/absences',
  law: '/work/account/law',
  employees: '/employees',
  employee: '/employee/:urlPath',
  timeSheets: '/timesheets',
  /** The page that closes a month. */
  month: '/timesheets/month/:urlPath?',
  /** The payroll of a month, `?month=2026-10`. */
  payroll: '/timesheets/payroll',
  planner: '/planner',
  board: '/planner/kanban/:urlPath',
  about: '/about',
} as const;

/** The screens besides sign-in that need no session. */
export const publicPaths: ReadonlySet<string> = new Set([
  paths.registration,
  paths.forgottenPassword,
  paths.codeVerification,
  paths.resetPassword,
  paths.expired,
]);

/** `/customer/12`: the page of a customer. */
export const customerPath = (id: Id) => filled(paths.customer, id);

/** `/customers/service-records/…`: a service record of this device. */
export const serviceRecordPath = (key: string) => filled(paths.serviceRecord, key);

/** What a new service record begins with; what is left out is proposed there. */
export interface NewServiceRecord extends Partial<Period> {
  readonly customer: Id;
  /** The keys of projects, such as `12:MES`. */
  readonly projects?: readonly string[];
  readonly people?: readonly string[];
}

/** `/customers/service-records/new?customer=12&project=12:MES`: a new service record. */
export function newServiceRecordPath({ customer, projects = [], people = [], from, to }: NewServiceRecord) {
  const params = new URLSearchParams({ customer: String(customer) });
  for (const project of projects) params.append('project', project);
  for (const person of people) params.append('person', person);
  if (from !== undefined && to !== undefined) {
    params.set('from', from);
    params.set('to', to);
  }
  return `${paths.newServiceRecord}?${params}`;
}

/** `/project/12`: the page of a project. */
export const projectPath = (id: Id) => filled(paths.project, id);

/** `/timesheets/month/2026-10`: a month before it is closed; without one the oldest that is not sent. */
export const monthPath = (month?: IsoMonth) =>
  month === undefined ? '/timesheets/month' : `/timesheets/month/${month}`;

/** `/employee/…`: the page of a person, by guid. */
export const employeePath = (guid: string) => filled(paths.employee, guid);

/** `/planner/kanban/12`: a board; with a task its dialog stands open, `?task=34`. */
export function boardPath(id: Id, task?: Id): string {
  const board = filled(paths.board, id);
  return task === undefined ? board : `${board}?${new URLSearchParams({ task: String(task) })}`;
}

/** The parameter that opens the dialog for a new entry on a list's page. */
export const NEW_ENTRY = 'new';

/** `/work?new`: a list's page with the dialog for a new entry. */
export const withNewEntry = (path: string) => `${path}?${NEW_ENTRY}`;

/** The parameter that opens the calendar's events on the work screen. */
export const FROM_CALENDAR = 'calendar';

/** `/work?calendar`: the calendar's events, to become entries. */
export const fromCalendarPath = `${paths.work}?${FROM_CALENDAR}`;

/** The parameter that opens the preview of the last week's copy in the view of the week. */
export const COPY_WEEK = 'copy';

/** `/work?view=week&copy`: the week as a grid, with the last one to be taken over. */
export const copyWeekPath = `${paths.work}?view=week&${COPY_WEEK}`;

/** `/work?view=calendar`: working time as days beside each other. */
export const workCalendarPath = `${paths.work}?view=calendar`;

/** `/work?view=list&from=2026-10-12&to=2026-10-12`: one's own records of some days. */
export const workDaysPath = (from: IsoDate, to: IsoDate) =>
  `${paths.work}?${new URLSearchParams({ view: 'list', from, to })}`;

/** The parameter that hands a line to the quick entry of the work screen. */
export const QUICK_LINE = 'line';

/** The parameter that takes such a line on to the dialog. */
export const QUICK_LINE_DIALOG = 'dialog';

/**
 * `/work?view=list&line=2h+Kessler`: the work screen with that line in its quick entry; with `&dialog` the dialog filled from
 * it. The quick entry stands above the list: where the week was chosen on this device, the line would be lost.
 */
export const withQuickLine = (line: string, goesToDialog = false) =>
  `${paths.work}?${new URLSearchParams({ view: 'list', [QUICK_LINE]: line, ...(goesToDialog && { [QUICK_LINE_DIALOG]: '' }) })}`;

/** A value in place of `:urlPath`: whatever the service gives for an id must not lead anywhere else. */
function filled(pattern: string, urlPath: Id): string {
  return pattern.replace(':urlPath', () => encodeURIComponent(urlPath));
}
