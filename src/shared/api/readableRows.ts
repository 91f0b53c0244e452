import * as v from 'valibot';
import { isIsoDate } from '@/domain/time/period';
import type { UnreadableRow } from '@/domain/lists/unreadableRow';
import type { ApiError } from './apiError';
import { unpacked } from './jsonText';

/** The readable rows of a list, and what is known of the others. */
export interface ReadableRows<Row> {
  readonly rows: readonly Row[];
  readonly unreadable: readonly UnreadableRow[];
}

function unreadableRow(call: string, at: number, item: unknown, issue: v.BaseIssue<unknown>): UnreadableRow {
  const field = issue.path?.map(({ key }) => String(key)).join('.') ?? '';
  const reason = issue.expected === null ? issue.message : `expected ${issue.expected}`;
  const date: unknown = Object(item).Date;
  const isDated = typeof date === 'string' && isIsoDate(date);
  return { call, at, field, reason, ...(isDated && { date }) };
}

function split<Row>(
  row: v.GenericSchema<unknown, Row>,
  answer: readonly unknown[],
  call: string,
): ReadableRows<Row> {
  const rows: Row[] = [];
  const unreadable: UnreadableRow[] = [];
  for (const [at, item] of answer.entries()) {
    const read = v.safeParse(row, item);
    if (read.success) rows.push(read.output);
    else unreadable.push(unreadableRow(call, at, item, read.issues[0]));
  }
  return { rows, unreadable };
}

/** Whether a list is empty, without even an unreadable row. */
export function hasNoRows({ rows, unreadable }: ReadableRows<unknown>): boolean {
  return rows.length + unreadable.length === 0;
}

/** The rows, if all of them could be read; otherwise undefined. */
export function wholeRows<Row>(answer: ReadableRows<Row> | undefined): readonly Row[] | undefined {
  return answer?.unreadable.length === 0 ? answer.rows : undefined;
}

/**
 * The rows of a read, if all of them could be read; otherwise its error, because an unreadable row may be the one we
 * look for.
 */
export function wholeReading<Row>({
  data,
  error,
}: {
  readonly data?: ReadableRows<Row> | undefined;
  readonly error?: unknown;
}): { readonly data: readonly Row[] } | { readonly error: unknown } {
  const rows = wholeRows(data);
  return rows ? { data: rows } : { error: error ?? unreadableIn(data) };
}

/** The error of an answer with unreadable rows; undefined if all rows could be read. */
export function unreadableIn(answer: ReadableRows<unknown> | undefined): ApiError | undefined {
  const [first] = answer?.unreadable ?? [];
  return first && unreadableError(first);
}

/** The error of an unreadable row, for when it may be the one we look for or belong to a sum. */
export function unreadableError({ at, field }: UnreadableRow): ApiError {
  return { kind: 'contract', path: [at, field].filter((step) => step !== '').join('.') };
}

/** Converts the readable rows and keeps the unreadable ones. */
export function mapRows<Wire, Row>(
  { rows, unreadable }: ReadableRows<Wire>,
  fromWire: (wire: Wire) => Row,
): ReadableRows<Row> {
  return { rows: rows.map(fromWire), unreadable };
}

/**
 * A list that does not fail because of a single row: unreadable rows are reported alongside the others. An answer
 * without any readable row is refused like any other that breaks the contract.
 *
 * @param list the list in which every row can be read
 * @param call the call that the answer comes from, for the report
 */
export function readableRows<Row>(
  list: v.ArraySchema<v.GenericSchema<unknown, Row>, undefined>,
  call: string,
) {
  const some = v.pipe(
    v.array(v.unknown()),
    v.transform((answer) => split(list.item, answer, call)),
  );
  const all = v.pipe(
    list,
    v.transform((rows): ReadableRows<Row> => ({ rows, unreadable: [] })),
  );
  return v.lazy((answer) =>
    Array.isArray(answer) && answer.some((item) => v.is(list.item, item)) ? some : all,
  );
}

/** A list that is the whole answer of a call, possibly as JSON text, and does not fail because of a single row. */
export function readableListAnswer<Row>(row: v.GenericSchema<unknown, Row>, call: string) {
  return v.pipe(v.unknown(), v.transform(unpacked), readableRows(v.array(row), call));
}

/**
 * A list inside an answer, possibly as JSON text and possibly missing. An unreadable row makes neither the answer nor
 * the other rows fail.
 *
 * @param call the call that the list comes from, such as `GET /customer/{id}, Projects`
 */
export function readableList<Row>(row: v.GenericSchema<unknown, Row>, call: string) {
  return v.pipe(
    v.unknown(),
    v.transform((value) => unpacked(value) ?? []),
    v.array(v.unknown()),
    v.transform((answer) => split(row, answer, call)),
  );
}
