import { addMonths } from '../time/period';
import { type DayFacts, readDays } from './dayOrder';
import { unfolded } from './gridTable';
import { hasBreakTimes, headerAt, headerName, notTakenOf, rolesOf, toolOf } from './header';
import {
  type HoursUnit,
  type ImportReading,
  type Question,
  type ReadingChoices,
  type ReadingContext,
  type RefusedFile,
  type Table,
  type TableRow,
} from './importTypes';
import { judgeRows, spanOf } from './judgeRows';
import { MINUTES_NAME, readHours } from './readHours';
import { durationOf } from './readCell';
import { readPeople, withPerson } from './readPeople';
import { MOST_COLUMNS, MOST_ROWS } from './readTable';
import { type RowFacts, rowFacts } from './rowFacts';
import { titledRows } from './titledRows';
import { dayWords, rowsBelow } from './titleSpan';

/** Numbers in a column of breaks are minutes as soon as one is larger than any break in hours. */
const LONGEST_BREAK = 4;

const widthOf = ({ cells }: TableRow) => cells.findLastIndex((cell) => String(cell).trim() !== '') + 1;

function refusalOf(isEmpty: boolean, count: number, width: number): RefusedFile | null {
  if (isEmpty) return { kind: 'refused', reason: 'empty' };
  if (count === 0) return { kind: 'refused', reason: 'no-rows' };
  if (count > MOST_ROWS) return { kind: 'refused', reason: 'too-many-rows' };
  return width > MOST_COLUMNS ? { kind: 'refused', reason: 'too-many-columns' } : null;
}

/** The rows of a list, which may have its header again above another week or month. */
function rowsBelowHeaders(rows: readonly TableRow[], head: number): readonly TableRow[] {
  const rolesIn = (row?: TableRow) => rolesOf((row?.cells ?? []).map(headerName));
  const isHeader = (row: TableRow) =>
    !row.cells.some((cell) => durationOf(cell)) && headerAt([{ ...row, number: 1 }]) === 0;
  const headers = rows.flatMap((row, at) =>
    at === head || isHeader(row) ? [{ row, start: at, body: at + 1, days: '' }] : [],
  );
  const own = rolesIn(rows[head]);
  const isOwn = (roles: typeof own) => own.every((role, at) => !role || roles[at] === role);
  // Below another header, columns mean something else: nothing is read of them.
  const other = headers.find(({ row }) => !isOwn(rolesIn(row)))?.row.number ?? Infinity;
  return rowsBelow(rows, headers)
    .flat()
    .map((row) => (row.number < other ? row : { number: row.number, cells: [] }));
}

/**
 * Reads a table as working time: what its columns mean, how days and hours are written, whose rows they are, and what
 * becomes of each row.
 *
 * @param name of the file, which may tell how its days are written
 */
export function judgeTable(
  { rows: given, openQuotes, dayZero }: Table,
  name: string,
  choices: ReadingChoices,
  context: ReadingContext,
): Omit<ImportReading, 'name' | 'hash' | 'format'> | RefusedFile {
  const grid = unfolded(given);
  const head = grid ? 0 : headerAt(given);
  const header = (grid?.rows ?? given)[head];
  const body = grid ? grid.rows.slice(1) : header ? rowsBelowHeaders(given, head) : given;
  const width = header ? widthOf(header) : Math.max(0, ...body.map(widthOf));
  const refusal = refusalOf(given.length === 0, body.length, width);
  if (refusal) return refusal;
  const columns = Math.min(MOST_COLUMNS, Math.max(...body.map(widthOf), width));
  const titles = Array.from({ length: columns }, (_, at) => String(header?.cells[at] ?? '').trim());
  const names = titles.map(headerName);
  const headerKey = names.join('|').replace(/\|+$/u, '');
  const roles =
    choices.roles ??
    context.keptRoles[headerKey] ??
    withPerson(grid?.roles ?? rolesOf(names), names, body, context.me);
  const tool = toolOf(names, roles);
  const rows = grid ? body : titledRows(given.slice(0, Math.max(head, 0)), body, roles);
  const facts = rowFacts(rows, roles, tool === 'kimai', hasBreakTimes(names, roles), { ...context, dayZero });
  const counted = facts.filter(({ sumOf }) => !sumOf);
  const hasPerson = (['person', 'given-name', 'surname'] as const).some((role) => roles.includes(role));
  const { people, otherAt } = readPeople(counted, hasPerson, context, choices.ownName);
  const example = (at: number) =>
    String(body.find(({ cells }) => String(cells[at] ?? '').trim() !== '')?.cells[at] ?? '').trim();
  const common = {
    kind: 'read',
    tool,
    headerRow: header?.number ?? null,
    headerKey,
    columns: titles.map((title, at) => ({ name: title, example: example(at), role: roles[at] ?? null })),
    people,
    isTaskInFront: choices.isTaskInFront === true,
    openQuotes,
    notTaken: notTakenOf(names, roles),
  } as const;
  const hasTimes = roles.includes('start') && roles.includes('end');
  const isDated = facts.some(({ day }) => day);
  const lacksYear = !isDated && facts.some(({ dayText }) => dayWords(dayText));
  const hasDay = isDated || (roles.includes('day') && !lacksYear);
  if (!hasDay || !(hasTimes || roles.includes('hours')))
    return { ...common, day: null, hours: null, questions: ['columns'], rows: [] };

  const dated = counted.filter((row): row is RowFacts & DayFacts => row.day !== null);
  const day = readDays(dated, name, context.today, choices.dayOrder);
  const order = day.order ?? day.options[0]?.order ?? 'day-first';
  const { timeZone, today } = context;
  const spans = dated.map((fact) => ({ fact, span: spanOf(fact, order, timeZone) }));
  const hours = readHours(spans, titles[roles.indexOf('hours')] ?? '', choices.hoursUnit);
  const judging = {
    order,
    unit: hours.unit,
    pauseUnit: pauseUnitOf(facts, titles[roles.indexOf('break')] ?? ''),
    hasTimes,
    lastDay: addMonths(today, 12),
    timeZone,
  };
  const isNobody = people.names.length > 0 && !people.names.some(({ isOwn }) => isOwn);
  const questions: readonly Question[] = [
    ...(day.options.length > 0 && day.order === null ? (['day-order'] as const) : []),
    ...(hours.reason === 'asked' ? (['hours-unit'] as const) : []),
    ...(isNobody ? (['person'] as const) : []),
  ];
  const judged = judgeRows(facts, { ...judging, isTaskInFront: common.isTaskInFront, otherAt });
  return { ...common, day, hours, questions, rows: judged };
}

function pauseUnitOf(facts: readonly RowFacts[], name: string): HoursUnit {
  const isLong = (pause: RowFacts['pauses'][number]) =>
    pause && 'number' in pause && pause.number > LONGEST_BREAK;
  return MINUTES_NAME.test(name) || facts.some(({ pauses }) => pauses.some(isLong)) ? 'minutes' : 'hours';
}
