import { fieldNames } from '../fieldNames';
import { type Period, isWithin } from '../time/period';
import { type BudgetSum, type FiguresByProject, budgetSum } from './projectFigures';
import { type ReportColumns, type TimeColumns, columnFinder, reportColumns } from './reportColumns';
import { type ReportFilters, reportMatcher } from './reportFilters';
import { type FoundPerson, NOBODY } from './reportPeople';
import { type ReportRow, projectKey } from './reportRow';
import { type Sums, addCells, addRow, addSums, noSums } from './sums';

type Level = 'person' | 'customer' | 'project';

/** How the rows of a report can be grouped, with the levels of each grouping. */
const LEVELS = {
  person: ['person'],
  customer: ['customer'],
  project: ['project'],
  'customer-project': ['customer', 'project'],
  'person-project': ['person', 'project'],
} as const satisfies Record<string, readonly Level[]>;

export type RowKind = keyof typeof LEVELS;
export const ROW_KINDS: readonly RowKind[] = fieldNames(LEVELS);

/** Whether the rows of a report have budgets: projects and customers have, people have not. */
export const hasBudgets = (rows: RowKind): boolean => rows !== 'person' && rows !== 'person-project';

export interface PivotQuestion {
  readonly rows: RowKind;
  readonly columns: TimeColumns;
  readonly period: Period;
  /** The days with which the total is compared; null if it is not compared. */
  readonly compared: Period | null;
  readonly filters: ReportFilters;
}

/** A row of the report, with its children. */
export interface PivotRow {
  /** Identifies the row in the report; empty for the total. */
  readonly path: string;
  readonly level: Level | 'total';
  /** The name of the person, customer or project; null for hours without a project, `undefined` if it is unknown. */
  readonly name: string | null | undefined;
  /** The customer of the row; empty for a person and the total. */
  readonly customerName: string;
  /** Set for a person who is not in the directory. */
  readonly isUnlisted?: true;
  /** The sums by column; empty where there are no entries. */
  readonly cells: (Sums | undefined)[];
  /** The sums of the whole period. */
  readonly total: Sums;
  /** The sums of the days with which it is compared. */
  readonly before: Sums;
  /** Null without a budget. */
  readonly budget: BudgetSum | null;
  readonly children: readonly PivotRow[];
}

export interface ReportPivot extends ReportColumns {
  /** Also those with entries only in the compared days, so that both columns add up. */
  readonly rows: readonly PivotRow[];
  readonly total: PivotRow;
}

type PersonOf = (text: string | undefined) => FoundPerson;

interface Node extends Omit<PivotRow, 'children'> {
  readonly children: Map<string, Node>;
}

/** The key of a row at a level. Entries without a person have a key too, because the empty path is that of the total. */
function keyOf(level: Level, row: ReportRow, personOf: PersonOf): string {
  if (level === 'person') return personOf(row.person).key || NOBODY;
  return level === 'customer' ? row.customer : projectKey(row.customer, row.project);
}

const childPath = (parent: string, key: string) => (parent === '' ? key : `${parent}/${key}`);

/** Groups, sums up and compares the rows of a report. `sortedRows` puts them in order. */
export function pivot(
  rows: readonly ReportRow[],
  question: PivotQuestion,
  figures: FiguresByProject,
  personOf: PersonOf,
): ReportPivot {
  const { period, compared, filters } = question;
  const time = reportColumns(period, question.columns);
  const columnOf = columnFinder(time.columns);
  const isAsked = reportMatcher(filters, (text) => personOf(text).key);

  function newNode(level: Level, key: string, parent: string, row: ReportRow): Node {
    const person = personOf(row.person);
    const names = { person: person.name, customer: row.customerName, project: row.project };
    return {
      path: childPath(parent, key),
      level,
      name: names[level],
      ...(level === 'person' && person.isUnlisted && { isUnlisted: true }),
      customerName: level === 'person' ? '' : row.customerName,
      ...emptySums(),
      budget: hasBudgets(question.rows) ? nodeBudget(level, key) : null,
      children: new Map(),
    };
  }
  function nodeBudget(level: Level, key: string): BudgetSum | null {
    if (level === 'customer') return budgetSum(figures, filters, key);
    const own = figures.get(key);
    return own?.budget ? { budget: own.budget, usedByEnd: own.usedByEnd } : null;
  }

  const total: Node = {
    path: '',
    level: 'total',
    name: '',
    customerName: '',
    ...emptySums(),
    budget: hasBudgets(question.rows) ? budgetSum(figures, filters, null) : null,
    children: new Map(),
  };
  for (const row of rows) {
    const isNow = isWithin(row.date, period);
    const isBefore = compared !== null && isWithin(row.date, compared);
    if ((!isNow && !isBefore) || !isAsked(row)) continue;
    const own = figures.get(projectKey(row.customer, row.project));
    let node = total;
    for (const level of LEVELS[question.rows]) {
      const key = keyOf(level, row, personOf);
      let child = node.children.get(key);
      if (!child) node.children.set(key, (child = newNode(level, key, node.path, row)));
      node = child;
    }
    if (isBefore) addRow(node.before, row, own);
    if (isNow) addRow((node.cells[columnOf(row.date)] ??= noSums()), row, own);
  }
  const whole = summedUp(total);
  return { ...time, rows: whole.children, total: { ...whole, children: [] } };
}

const emptySums = () => ({ cells: [], total: noSums(), before: noSums() });

/** Sums up a row from its children. Only rows without children have been given the sums of entries. */
function summedUp(node: Node): PivotRow {
  const { cells, total, before } = node;
  const children = [...node.children.values()].map(summedUp);
  for (const child of children) {
    addSums(before, child.before);
    addCells(cells, child.cells);
  }
  for (const sums of cells) if (sums) addSums(total, sums);
  return { ...node, children };
}

/** A cell whose entries are shown: a row of the report by its path, and a column by its key. */
export interface PivotCell {
  readonly path: string;
  readonly column: string;
}

/** The entries of a cell, the newest first. The column `total` has those of the whole period. */
export function entriesOf(
  rows: readonly ReportRow[],
  question: PivotQuestion,
  cell: PivotCell,
  personOf: PersonOf,
): readonly ReportRow[] {
  const { columns } = reportColumns(question.period, question.columns);
  const days = cell.column === 'total' ? question.period : columns.find(({ key }) => key === cell.column);
  if (!days) return [];
  const isAsked = reportMatcher(question.filters, (text) => personOf(text).key);
  const isOfRow = (row: ReportRow) => {
    let path = '';
    return LEVELS[question.rows].some((level) => {
      path = childPath(path, keyOf(level, row, personOf));
      return path === cell.path;
    });
  };
  return rows
    .filter((row) => isWithin(row.date, days) && isAsked(row))
    .filter((row) => cell.path === '' || isOfRow(row))
    .toSorted((one, other) => other.date.localeCompare(one.date));
}
