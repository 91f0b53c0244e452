import { idFields, idOf } from './ids';
import type { Style } from './styles';

/** JSON as the services exchange it. */
type Fields = Readonly<Record<string, unknown>>;

const decimals = new Set(
  (
    'TravelTime DistanceKM FoodAllowance TravelExpenses HoursWorked TotalCost AStd RStd kM VSatz Betrag Hours hours workHours ' +
    'Revenue RevenueActive RevenuePending RevenueVerified ' +
    'TimeBudged TimeBudgedActive TimeBudgedPending TimeBudgedVerified'
  ).split(' '),
);
const counts = new Set([
  'VoucherNumber',
  'BelNr',
  'affectedRows',
  'changedRows',
  'ProjectsCount',
  'PlanerTasks',
  'stage',
  'calendarWeek',
]);
/** Flags that the reference service writes as 1 and 0. */
const flags = new Set(['Active', 'accountant']);
const days = new Set(['Date', 'Datum', 'from', 'to', 'dateFrom', 'dateTo', 'startDate', 'endDate']);
const times = new Set(['Departure', 'Arrival', 'Von', 'Bis']);

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Null, "" or absent in turn; the same field of the same row always gets the same one. */
function nothing(name: string, row: number): null | '' | undefined {
  return [null, '' as const, undefined][(name.length + row) % 3];
}

function dayAs(style: Style, day: string): string {
  if (style.days === 'plain') return day;
  if (style.days === 'utc') return `${day}T00:00:00.000Z`;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date).toISOString();
}

function timeAs(style: Style, time: string): string {
  const full = time.length === 5 ? `${time}:00` : time;
  return style.times === 'dated' ? `1970-01-01T${full}` : full;
}

function flagAs(style: Style, value: boolean): boolean | number | string {
  if (style.flags === 'boolean') return value;
  return style.flags === 'number' ? Number(value) : String(value);
}

function valueAs(style: Style, name: string, value: unknown, row: number): unknown {
  if (value === null) return style.isSparse ? nothing(name, row) : null;
  if (typeof value === 'number') {
    if (idFields.has(name)) return idOf(style, value);
    if (flags.has(name)) return style.flags === 'number' ? value : flagAs(style, value === 1);
    if (!style.areNumbersText) return value;
    if (decimals.has(name)) return value.toFixed(2);
    return counts.has(name) ? String(value) : value;
  }
  if (typeof value === 'boolean') return flagAs(style, value);
  if (typeof value === 'string') {
    if (days.has(name) && value !== '') return dayAs(style, value);
    if (times.has(name)) return timeAs(style, value);
    return name === 'role' && value === 'admin' ? style.admin : value;
  }
  if (style.isSparse && name === 'signature' && Array.isArray(value) && value.length === 0) return undefined;
  const inner = rewritten(style, value, row);
  // The contract allows JSON text for lists and bodies, but not for a user.
  return style.isJsonText && name !== 'user' ? JSON.stringify(inner) : inner;
}

/** A sheet in a list: `{id, body}` only, or with conflicting fields outside the body. */
function sheetAs(style: Style, sheet: Fields): Fields {
  if (!style.isJsonText && !style.isSparse) return sheet;
  const { id, body } = sheet;
  if (!style.isSparse || !isFields(body)) return { id, body };
  const { state, dateFrom, dateTo } = body;
  return { id, state: '', from: null, body: { state, from: '', to: null, dateFrom, dateTo } };
}

/** Leaves out fields that the contract does not require. */
function sparse(fields: Fields): Fields {
  const rest: Record<string, unknown> = { ...fields };
  // The token tells the owner of a record, and a successful sign-in needs no message.
  if ('HoursWorked' in rest || 'TotalCost' in rest) rest['Employee'] = null;
  if ('HoursWorked' in rest) rest['Location'] = null;
  if ('token' in rest || 'insertId' in rest) delete rest['message'];
  return rest;
}

const extras: Fields = {
  created_at: '2026-01-01T00:00:00.000Z',
  __v: 3,
  tenant: { id: 'nordfeld', tags: ['a', null] },
  deleted: false,
};

function fieldsAs(style: Style, plain: Fields, row: number): Fields {
  const isSheet = isFields(plain['body']) && 'dateFrom' in plain;
  const sheet = isSheet ? sheetAs(style, plain) : plain;
  const fields = style.isSparse ? sparse(sheet) : sheet;
  const written = Object.entries(fields).map(([name, value]): [string, unknown] => [
    name,
    valueAs(style, name, value, row),
  ]);
  const ordered = style.isShuffled ? written.toReversed() : written;
  return { ...(style.hasExtras && extras), ...Object.fromEntries(ordered) };
}

/** The reference service's JSON, as a service of this style would write it. */
export function rewritten(style: Style, value: unknown, row = 0): unknown {
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value.map((one: unknown, index) => rewritten(style, one, index));
    return style.isShuffled ? list.toReversed() : list;
  }
  return isFields(value) ? fieldsAs(style, value, row) : value;
}
