import { headerName, rolesOf } from './header';
import type { Cell, Role, Roles, TableRow } from './importTypes';
import { durationOf, lengthOf } from './readCell';
import { TOTAL } from './rowFacts';
import { dayWords } from './titleSpan';

/** The names of columns are in one of the first rows. */
const LOOKED_AT = 20;
const WORK: ReadonlySet<Role | null> = new Set(['client', 'project', 'task', 'text'] as const);
/** A table needs this many columns that are days. */
const FEWEST_DAYS = 5;
/** The same if the columns have only numbers, which must be those of a whole month. */
const FEWEST_NUMBERS = 28;

const textOf = (cell: Cell | undefined) => String(cell ?? '').trim();
const isNumber = (cell: Cell | undefined) => /^\d{1,2}$/u.test(textOf(cell));
const DATE = /^(?:\p{L}{2,}[.,]* )?(?:\d{4}-\d\d-\d\d|\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d\d))$/u;
const isDay = (cell: Cell | undefined) => DATE.test(textOf(cell)) || dayWords(textOf(cell)) !== null;

/** The places of columns that are days: at least five different ones, and mere numbers only if they count from 1. */
function dayPlaces({ cells }: TableRow): readonly number[] {
  const places = cells.flatMap((cell, at) => (isDay(cell) ? [at] : []));
  const days = places.map((at) => textOf(cells[at]));
  const isCounted = days.every((day, at) => Number(day) === at + 1) && days.length >= FEWEST_NUMBERS;
  const isNamed = days.length >= FEWEST_DAYS && !days.some(isNumber);
  return new Set(days).size === days.length && (isCounted || isNamed) ? places : [];
}

/** Where the names of a table are whose columns are days; -1 if there is none. */
export const dayColumnsAt = (rows: readonly TableRow[]): number =>
  rows.findIndex((row) => row.number <= LOOKED_AT && dayPlaces(row).length > 0);

/** A table as one row for each day of each row. */
interface Unfolded {
  /** The rows above the table. Empty if a second table follows, because then it is unclear which title a row belongs to. */
  readonly title: readonly TableRow[];
  /** The names, and the rows below them. */
  readonly rows: readonly TableRow[];
  readonly roles: Roles;
}

/**
 * Turns a table whose columns are days into one row for each length in its cells. The day of a row comes from the head of
 * the column; the weekday and the date may be in two rows of the head. A row of sums becomes one row with the value of its
 * sum column.
 */
export function unfolded(rows: readonly TableRow[]): Unfolded | null {
  const at = dayColumnsAt(rows);
  const [head, next] = rows.slice(at, at + 2);
  if (at < 0 || !head) return null;
  const places = dayPlaces(head);
  const isSecond = next && places.every((place) => isDay(next.cells[place]) && !isNumber(next.cells[place]));
  const heads = isSecond ? [head, next] : [head];
  const body = rows.slice(at + heads.length);
  const isOne = !body.some((row) => dayPlaces(row).length > 0);
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const names = Array.from({ length: width }, (_, place) =>
    heads
      .map(({ cells }) => textOf(cells[place]))
      .join(' ')
      .trim(),
  );
  const others = [...names.keys()].filter((place) => !places.includes(place));
  const sum = others.findLast((place) => TOTAL.test(names[place] ?? '')) ?? -1;
  const kept = others.filter((place) => place !== sum);
  const lengths = body.flatMap(({ number, cells }): readonly TableRow[] => {
    const own = kept.map((place) => cells[place] ?? '');
    if (own.some((cell) => TOTAL.test(textOf(cell))))
      return [{ number, cells: [...own, '', cells[sum] ?? ''] }];
    const filled = places.filter((place) => !isNothing(cells[place] ?? ''));
    return filled.map((place) => {
      const day = names[place] ?? '';
      return { number, cells: [...own, isOne || dayWords(day) ? day : '', cells[place] ?? ''] };
    });
  });
  const [first = '', last = ''] = [places[0], places.at(-1)].map(
    (place = 0) => names[place]?.match(/^\p{L}+/u)?.[0],
  );
  const titles = [...kept.map((place) => names[place] ?? ''), first && `${first} – ${last}`, ''];
  return {
    title: isOne ? rows.slice(0, at) : [],
    rows: [{ number: head.number, cells: titles }, ...lengths],
    roles: [
      ...otherRoles(
        titles.slice(0, -2),
        body.map(({ cells }) => kept.map((place) => cells[place])),
      ),
      'day',
      'hours',
    ],
  };
}

/**
 * The roles of the columns that are no days. If none of them is a customer, project, task or text by its name, the first
 * column with words is the project.
 */
function otherRoles(titles: readonly string[], body: readonly (readonly (Cell | undefined)[])[]): Roles {
  const known = rolesOf(titles.map(headerName)).map((role) =>
    role === 'day' || role === 'hours' ? null : role,
  );
  if (known.some((role) => WORK.has(role))) return known;
  const first = titles.findIndex((_, at) => body.some((cells) => /\p{L}/u.test(textOf(cells[at]))));
  return known.map((role, at) => (at === first ? 'project' : role));
}

/** Whether a cell is empty, a dash or zero. */
function isNothing(cell: Cell): boolean {
  const length = durationOf(cell);
  return length === null || lengthOf(length, 'hours') === 0 || textOf(cell) === '-';
}
