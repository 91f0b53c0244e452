import type { Sorting } from '../find/findQuery';
import { MAX_QUERY_LETTERS } from '../limits';
import { periodOfTexts } from '../time/period';
import { type PivotCell, ROW_KINDS, type RowKind, hasBudgets } from './pivot';
import { TIME_COLUMNS, type TimeColumns } from './reportColumns';
import { ALL, type Chosen, NO_FILTERS, type ReportFilters } from './reportFilters';
import { COMPARISONS, type Comparison, REPORT_PERIODS, type ReportPeriod } from './reportPeriods';
import { MEASURES, type Measure } from './sums';

/** The tabs of the report. */
export const REPORT_TABS = ['report', 'budget', 'cleanup'] as const;
export type ReportTab = (typeof REPORT_TABS)[number];

/** The settings of a report. Its address holds them. */
export interface ReportSettings {
  readonly tab: ReportTab;
  readonly rows: RowKind;
  readonly columns: TimeColumns;
  readonly period: ReportPeriod;
  readonly measure: Measure;
  readonly against: Comparison;
  readonly filters: ReportFilters;
  readonly sort: Sorting | null;
  /** The paths of rows whose children are shown. */
  readonly open: readonly string[];
  /** The cell whose entries are shown. */
  readonly cell: PivotCell | null;
  /** Whether the budgets are those of customers. */
  readonly isByCustomer: boolean;
  /** Whether the points of the clean-up are grouped by person. */
  readonly isByPerson: boolean;
}

export const DEFAULT_SETTINGS: ReportSettings = {
  tab: 'report',
  rows: 'customer-project',
  columns: 'total',
  period: 'last-month',
  measure: 'hours',
  against: 'prev',
  filters: NO_FILTERS,
  sort: null,
  open: [],
  cell: null,
  isByCustomer: false,
  isByPerson: false,
};

/** A path may hold two names. */
const MAX_PATH_LETTERS = 2 * MAX_QUERY_LETTERS;

/** The known value that a text is, or the default. */
function oneOf<Value extends string>(known: readonly Value[], text: string | null, other: Value): Value {
  return known.find((value) => value === text) ?? other;
}

/** All values of a parameter. None is dropped: if one of the filters were missing, the sums would be wrong. */
function listIn(params: URLSearchParams, name: string): readonly string[] {
  const values = [...new Set(params.getAll(name).map((value) => value.trim()))];
  return values.filter((value) => value !== '');
}

/** The chosen values of a filter. `!` in front of a value excludes it; if there are both, those without `!` count. */
function chosenIn(params: URLSearchParams, name: string): Chosen {
  const values = listIn(params, name).filter((value) => value !== '!');
  const wanted = values.filter((value) => !value.startsWith('!'));
  if (wanted.length > 0) return { isExcluding: false, values: wanted };
  return values.length > 0 ? { isExcluding: true, values: values.map((value) => value.slice(1)) } : ALL;
}

function periodIn(params: URLSearchParams): ReportPeriod {
  const named = REPORT_PERIODS.find((name) => name === params.get('period'));
  return named ?? periodOfTexts(params.get('from'), params.get('to')) ?? DEFAULT_SETTINGS.period;
}

function sortIn(params: URLSearchParams): Sorting | null {
  const [, down, by] = /^(-?)(\w[\w-]{0,19})$/u.exec(params.get('sort') ?? '') ?? [];
  return by === undefined ? null : { by, isDown: down === '-' };
}

/** A cell is written as its column and its path: `2026-10@12/12:MES`; the total row has no path. */
function cellIn(params: URLSearchParams): PivotCell | null {
  const text = params.get('cell') ?? '';
  const [, column, path = ''] = /^(\w[\w-]{0,19})@(.*)/su.exec(text) ?? [];
  if (column === undefined || path.length > MAX_PATH_LETTERS) return null;
  return { column, path };
}

/**
 * Reads an address. Unknown and unfitting values fall back silently to the default. Ids and names that no row has stay,
 * because their rows may have been removed since the address was saved.
 *
 * @param isWithPeople if false, everything about people in the address is ignored
 */
export function readReport(params: URLSearchParams, isWithPeople: boolean): ReportSettings {
  const tabs = REPORT_TABS.filter((tab) => isWithPeople || tab !== 'cleanup');
  const kinds = ROW_KINDS.filter((kind) => isWithPeople || !kind.startsWith('person'));
  const tab = oneOf(tabs, params.get('view'), DEFAULT_SETTINGS.tab);
  const rows = oneOf(kinds, params.get('rows'), DEFAULT_SETTINGS.rows);
  const measures = MEASURES.filter((measure) => measure !== 'budget' || hasBudgets(rows));
  const by = params.get('by');
  return {
    tab,
    rows,
    columns: oneOf(TIME_COLUMNS, params.get('cols'), DEFAULT_SETTINGS.columns),
    period: periodIn(params),
    measure: oneOf(measures, params.get('measure'), DEFAULT_SETTINGS.measure),
    against: oneOf(COMPARISONS, params.get('vs'), DEFAULT_SETTINGS.against),
    filters: {
      customers: chosenIn(params, 'customer'),
      projects: chosenIn(params, 'project'),
      people: isWithPeople ? chosenIn(params, 'person') : ALL,
      text: (params.get('q') ?? '').slice(0, MAX_QUERY_LETTERS),
    },
    sort: sortIn(params),
    open: listIn(params, 'open'),
    cell: cellIn(params),
    isByCustomer: tab === 'budget' && by === 'customer',
    isByPerson: tab === 'cleanup' && by === 'person',
  };
}

/** The address that `readReport` reads, in a fixed order; defaults are left out. */
export function writeReport(settings: ReportSettings): URLSearchParams {
  const { tab, rows, columns, period, measure, against, filters, sort, open, cell } = settings;
  const params = new URLSearchParams();
  const put = (name: string, value: string, usual = '') => value !== usual && params.append(name, value);
  const putChosen = (name: string, { isExcluding, values }: Chosen) => {
    for (const value of values) put(name, `${isExcluding ? '!' : ''}${value}`);
  };
  put('view', tab, DEFAULT_SETTINGS.tab);
  if (settings.isByCustomer) put('by', 'customer');
  if (settings.isByPerson) put('by', 'person');
  put('rows', rows, DEFAULT_SETTINGS.rows);
  put('cols', columns, DEFAULT_SETTINGS.columns);
  if (typeof period !== 'string') {
    put('from', period.from);
    put('to', period.to);
  } else if (period !== DEFAULT_SETTINGS.period) put('period', period);
  put('measure', measure, DEFAULT_SETTINGS.measure);
  put('vs', against, DEFAULT_SETTINGS.against);
  putChosen('customer', filters.customers);
  putChosen('project', filters.projects);
  putChosen('person', filters.people);
  put('q', filters.text);
  if (sort) put('sort', `${sort.isDown ? '-' : ''}${sort.by}`);
  for (const path of open) put('open', path);
  if (cell) put('cell', `${cell.column}@${cell.path}`);
  return params;
}
