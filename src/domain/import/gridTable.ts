import { headerName, isClock, isKindOfHours, isNoWork, rolesOf } from './header';
import type { Cell, Role, Roles, TableRow } from './importTypes';
import { durationOf, lengthOf } from './readCell';
import { TOTAL } from './rowFacts';
import { type Head, dayWords, rowsBelow, titleSpan } from './titleSpan';

/** The names of columns are in one of the first rows. */
const LOOKED_AT = 20;
/** So many rows below its head tell what a table has in its columns. */
const TRIED = 60;
const WORK: ReadonlySet<Role | null> = new Set(['client', 'project', 'task', 'text'] as const);
/** Names a week, above its days. */
const WEEK = /^(?:kw|cw|wk)\P{L}*$/iu;
/** A table needs this many columns that are days. */
const FEWEST_DAYS = 5;
/** The same if the columns have only numbers, which must be those of a whole month. */
const FEWEST_NUMBERS = 28;
const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];
/** A table with hours in a grid: each column is a day, or each row is a day and each column a customer or project. */
interface Grid extends Head {
  /** The names of all columns. */
  readonly titles: readonly string[];
  /** By the index of a column with hours: the cells of its head, which have these `kinds`. */
  readonly columns: ReadonlyMap<number, readonly string[]>;
  readonly kinds: Roles;
  /** The indexes of the columns of days and of sums; -1 if there is none. */
  readonly day: number;
  readonly sum: number;
}

const textOf = (cell: Cell | undefined) => String(cell ?? '').trim();
const isNumber = (cell: Cell | undefined) => /^\d{1,2}$/u.test(textOf(cell));
const DATE = /^(?:\p{L}{2,}[.,]* )?(?:\d{4}-\d\d-\d\d|\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d\d))$/u;
const isDay = (cell: Cell | undefined) => DATE.test(textOf(cell)) || dayWords(textOf(cell)) !== null;
const secondsIn = (cell: Cell | undefined) => lengthOf(durationOf(cell ?? ''), 'hours');
const sumIn = (cells: readonly (Cell | undefined)[]) =>
  cells.reduce<number>((sum, cell) => sum + (secondsIn(cell) ?? 0), 0);
/** Whether a cell is empty, a dash or zero. */
const isNothing = (cell: Cell | undefined) =>
  durationOf(cell ?? '') === null || secondsIn(cell) === 0 || textOf(cell) === '-';

/** The first word of cells, which names their row. */
const labelOf = (cells: readonly (Cell | undefined)[]) => cells.map(textOf).find((cell) => cell !== '') ?? '';

/** The names of columns in one or two rows. */
function titlesOf(
  heads: readonly TableRow[],
  below: readonly TableRow[],
  join: (names: readonly string[]) => string,
) {
  const width = Math.max(...[...heads, ...below].map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, at) => join(heads.map(({ cells }) => textOf(cells[at]))).trim());
}

/** The places of columns that are days: at least five different ones, and mere numbers only if they count from 1. */
function dayPlaces({ cells }: TableRow): readonly number[] {
  const places = cells.flatMap((cell, at) => (isDay(cell) ? [at] : []));
  const days = places.map((at) => textOf(cells[at]));
  const isCounted = days.every((day, at) => Number(day) === at + 1) && days.length >= FEWEST_NUMBERS;
  const isNamed = days.length >= FEWEST_DAYS && !days.some(isNumber);
  return new Set(days).size === days.length && (isCounted || isNamed) ? places : [];
}

/** The table whose head is there, with days beside each other; the weekday and the date may be in two rows. */
function daysBeside(rows: readonly TableRow[], start: number): Grid | null {
  const [head, next] = rows.slice(start, start + 2);
  const places = head ? dayPlaces(head) : [];
  if (!head || places.length === 0) return null;
  const isSecond = next && places.every((place) => isDay(next.cells[place]) && !isNumber(next.cells[place]));
  const heads = isSecond ? [head, next] : [head];
  const body = start + heads.length;
  const titles = titlesOf(heads, rows.slice(body, body + TRIED), (names) => names.join(' '));
  const columns = new Map(places.map((place) => [place, [titles[place] ?? '']]));
  if (rows.slice(body, body + TRIED).some(({ cells }) => isClock(labelOf(cells)))) return null;
  const sum = titles.findLastIndex((title, place) => !columns.has(place) && TOTAL.test(title));
  return { start, body, days: titles[places[0] ?? 0] ?? '', titles, columns, kinds: ['day'], day: -1, sum };
}

/** The table whose head of one or two rows is there, with days below each other; null where that is not sure. */
function daysBelow(rows: readonly TableRow[], start: number, count: 1 | 2): Grid | null {
  const body = start + count;
  const [above, names] = [rows[start], rows[body - 1]];
  const tried = rows.slice(body, body + TRIED);
  const first = tried.find(({ cells }) => !WEEK.test(labelOf(cells)));
  if (!above || !names || !first) return null;
  const titles = titlesOf([above, names], tried, ([one = '', other = '']) => other || one);
  const roles = rolesOf(titles.map(headerName));
  const isHere = (place: number) => isDay(first.cells[place]) && !isDay(names.cells[place]);
  const unnamed = titles.findIndex((title, at) => title === '' && isHere(at) && !isNumber(first.cells[at]));
  const day = roles.includes('day') ? roles.indexOf('day') : unnamed;
  if (!isHere(day) || titles.some(isClock)) return null;
  const below = tried.filter(({ cells }) => isDay(cells[day]));
  const filledIn = (place: number) =>
    below.flatMap(({ cells }) => (isNothing(cells[place]) ? [] : [cells[place]]));
  const places = [...titles.keys()].filter((place) => {
    const [title = '', filled] = [titles[place], filledIn(place)];
    const isName =
      title !== '' && !isDay(title) && !durationOf(title) && !TOTAL.test(title) && !isNoWork(title);
    const lengths = filled.filter((cell) => secondsIn(cell) !== null);
    return isName && place !== day && !roles[place] && lengths.length * 2 >= filled.length;
  });
  // A column with the sums may have any name.
  const agreeing = (at: number) =>
    below.filter(({ cells }) => {
      const others = places.map((place) => (place === at ? '' : cells[place]));
      return Math.abs(sumIn([cells[at]]) - sumIn(others)) < MINUTE;
    }).length;
  const named = titles.findLastIndex((title) => TOTAL.test(title));
  const hours = roles.indexOf('hours');
  const last = hours < 0 ? (places.at(-1) ?? -1) : hours;
  const sum = named < 0 && agreeing(last) === below.length ? last : named;
  const work = places.filter((place) => place !== sum);
  const filled = work.map(filledIn).filter((cells) => cells.length > 0);
  // Numbers of another kind, such as those of orders, are longer than days.
  const kinds = new Set(filled.map((cells) => cells.some((cell) => sumIn([cell]) > DAY)));
  const isSure = kinds.size === 1 && filled.length > (sum < 0 ? 1 : 0) && (hours < 0 || sum >= 0);
  // Where a row has its work, columns may be anything, unless their sum is that of the row.
  const isOfRow = roles.some((role) => role === 'client' || role === 'project' || role === 'task');
  const isWrong = agreeing(sum) < (isOfRow ? below.length : Math.min(sum + 1, 1));
  const isLong = !kinds.has(true) && below.some(({ cells }) => sumIn(work.map((at) => cells[at])) > DAY);
  const isDoubtful = isWrong || isLong || work.some((at) => isKindOfHours(titles[at] ?? ''));
  if (work.length < 2 || !isSure || isDoubtful) return null;
  const own = { start, body, days: '', titles, day, sum };
  const kind = roles.includes('project') ? 'task' : 'project';
  if (count === 1)
    return { ...own, kinds: [kind], columns: new Map(work.map((at) => [at, [titles[at] ?? '']])) };
  const columns = withCustomers(above, names, titles, work);
  return columns && { ...own, kinds: ['client', 'project'], columns };
}

/** Projects with their customers, of which the row above names each once; null for any other row. */
function withCustomers(
  above: TableRow,
  { cells }: TableRow,
  titles: readonly string[],
  places: readonly number[],
): Grid['columns'] | null {
  const customers = places.map((at) => textOf(above.cells[at]));
  const isCustomer = (cell: Cell) => rolesOf([headerName(cell)])[0] === 'client';
  const isOther = above.cells.some((cell, at) => {
    const isFree = textOf(cell) === '' || textOf(cell) === titles[at] || isCustomer(cell);
    return !places.includes(at) && !isFree;
  });
  const different = new Set(customers.filter((name) => name !== '')).size;
  const isSure = different > (above.cells.some(isCustomer) ? 0 : 1) && !titleSpan([above]);
  if (isOther || customers[0] === '' || !isSure) return null;
  const customerOf = (at: number) => customers.slice(0, at + 1).findLast((name) => name !== '') ?? '';
  return new Map(places.map((place, at) => [place, [customerOf(at), textOf(cells[place])]]));
}

const gridAt = (rows: readonly TableRow[], at: number) =>
  daysBeside(rows, at) ?? daysBelow(rows, at, 2) ?? daysBelow(rows, at, 1);

/** The tables with hours in a grid, of which the first begins in one of the first rows. */
function gridsIn(rows: readonly TableRow[]): readonly Grid[] {
  const grids: Grid[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const [first] = grids;
    if (!first && (rows[at]?.number ?? 0) > LOOKED_AT) return [];
    const grid = gridAt(rows, at);
    if (!grid) continue;
    if (first && (first.day !== grid.day || first.kinds.length !== grid.kinds.length)) return [];
    grids.push(grid);
    at = grid.body - 1;
  }
  return grids;
}

/** Whether a sheet has a table with hours in a grid. */
export const hasGrid = (rows: readonly TableRow[]): boolean => gridsIn(rows).length > 0;

/**
 * Turns tables with hours in a grid into a list with a header. Each cell with hours becomes a row of it: the other cells of
 * its row, the head of its column, and the hours. A row with sums becomes one row, and so does the sum of a row.
 */
export function unfolded(
  given: readonly TableRow[],
): { readonly rows: readonly TableRow[]; readonly roles: Roles } | null {
  const grids = gridsIn(given);
  const [first] = grids;
  if (!first) return null;
  // Columns of several tables are the same by their name, those without one by their place.
  const keysOf = ({ titles, columns, sum }: Grid) =>
    titles.map((title, at) => (columns.has(at) || at === sum || isNoWork(title) ? null : title || `\t${at}`));
  const keys = [...new Set(grids.flatMap(keysOf))].filter((key) => key !== null);
  const bodies = rowsBelow(given, grids);
  const lengths = grids.flatMap((grid, index) => {
    const own = keysOf(grid);
    const places = keys.map((key) => own.indexOf(key));
    return (bodies[index] ?? []).flatMap((row) => rowsOf(row, grid, places));
  });
  const above = [...first.columns.values()];
  const ends = first.kinds.map((kind, at) => {
    const names = [above[0], above.at(-1)].map((one) => one?.[at] ?? '');
    const [from = '', to = ''] = kind === 'day' ? names.map((name) => /^\p{L}*/u.exec(name)?.[0]) : names;
    return from && `${from} – ${to}`;
  });
  const titles = keys.map((key) => (key.startsWith('\t') ? '' : key));
  const roles = besideRoles(titles, keys.indexOf(keysOf(first)[first.day] ?? ''), lengths);
  const number = given[first.body - 1]?.number ?? 0;
  return {
    rows: [{ number, cells: [...titles, ...ends, ''] }, ...lengths],
    roles: [...roles, ...first.kinds, 'hours'],
  };
}

/**
 * The rows of the list for the cells with hours in a row of a grid.
 *
 * @param places the indexes of its other cells
 */
function rowsOf(
  { number, cells, span }: TableRow,
  { columns, kinds, sum }: Grid,
  places: readonly number[],
): readonly TableRow[] {
  const own = places.map((place) => cells[place] ?? '');
  const none = kinds.map(() => '');
  const filled = [...columns].filter(([place]) => !isNothing(cells[place]));
  const total = cells[sum] ?? '';
  if (own.some((cell) => TOTAL.test(textOf(cell)))) {
    const sums = filled.map(([place]) => cells[place]);
    // Numbers of a text are of the unit of their column.
    const isText = sums.every((cell) => typeof cell === 'string' && !cell.includes(':'));
    const hours = sumIn(sums) / HOUR;
    const all = textOf(total) === '' ? (isText ? String(hours) : hours) : total;
    return [{ number, cells: [...own, ...none, all] }];
  }
  if (kinds[0] === 'day' && isNoWork(labelOf(own))) return [{ number, cells: [...own, ...none, ''] }];
  const sums = durationOf(total) ? [{ number, cells: [...own, ...none, total], isRowSum: true }] : [];
  return [
    ...filled.map(([place, names]) => ({ number, span, cells: [...own, ...names, cells[place] ?? ''] })),
    ...sums,
  ];
}

/**
 * The roles of the columns beside the grid. If the days are in the grid, and none of the others is a customer, project,
 * task or text by its name, the first column with words is the project.
 */
function besideRoles(titles: readonly string[], day: number, body: readonly TableRow[]): Roles {
  const known = rolesOf(titles.map(headerName)).map((role, at) =>
    at === day ? 'day' : role === 'day' || role === 'hours' ? null : role,
  );
  if (day >= 0 || known.some((role) => WORK.has(role))) return known;
  const words = ({ cells }: TableRow, at: number) =>
    /\p{L}/u.test(textOf(cells[at])) && !TOTAL.test(textOf(cells[at]));
  const first = titles.findIndex((_, at) => body.some((row) => words(row, at)));
  return known.map((role, at) => (at === first ? 'project' : role));
}
