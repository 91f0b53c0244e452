import * as v from 'valibot';
import type { UnreadableRow } from '@/domain/lists/unreadableRow';
import type { ApiError } from './apiError';
import { unpacked } from './jsonText';

/** A list whose other rows can be read. */
export interface ReadableRows<Row> {
  readonly rows: readonly Row[];
  readonly unreadable: readonly UnreadableRow[];
}

function unreadableRow(call: string, at: number, issue: v.BaseIssue<unknown>): UnreadableRow {
  const field = issue.path?.map(({ key }) => String(key)).join('.') ?? '';
  const reason = issue.expected === null ? issue.message : `expected ${issue.expected}`;
  return { call, at, field, reason };
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
    else unreadable.push(unreadableRow(call, at, read.issues[0]));
  }
  return { rows, unreadable };
}

/** Whether a list has nothing at all, not even a row that cannot be read. */
export function hasNoRows({ rows, unreadable }: ReadableRows<unknown>): boolean {
  return rows.length + unreadable.length === 0;
}

/** The rows where they are all that there is; else undefined: one of them cannot be read. */
export function wholeRows<Row>(answer: ReadableRows<Row> | undefined): readonly Row[] | undefined {
  return answer?.unreadable.length === 0 ? answer.rows : undefined;
}

/** The rows of a reading, where all could be read; else its error: what cannot be read may be what is looked for. */
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

/** The error of an answer of which not every row can be read; undefined where all can. */
export function unreadableIn(answer: ReadableRows<unknown> | undefined): ApiError | undefined {
  const [first] = answer?.unreadable ?? [];
  return first && unreadableError(first);
}

/** The error of a row that cannot be read, where it may be the one that is looked for or belong to a sum. */
export function unreadableError({ at, field }: UnreadableRow): ApiError {
  return { kind: 'contract', path: [at, field].filter((step) => step !== '').join('.') };
}

/** Rows as the app has them, beside those that cannot be read. */
export function mapRows<Wire, Row>(
  { rows, unreadable }: ReadableRows<Wire>,
  fromWire: (wire: Wire) => Row,
): ReadableRows<Row> {
  return { rows: rows.map(fromWire), unreadable };
}

/**
 * A list that does not go down for one row: those that cannot be read are named beside the others. An answer of which no
 * row can be read is refused like any other that was not agreed.
 *
 * @param list the list in which every row can be read
 * @param call names where the answer comes from
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

/** A list that is the whole answer of a call, perhaps as JSON text, and does not go down for one row. */
export function readableListAnswer<Row>(row: v.GenericSchema<unknown, Row>, call: string) {
  return v.pipe(v.unknown(), v.transform(unpacked), readableRows(v.array(row), call));
}

/**
 * A list inside of an answer, perhaps as JSON text and perhaps missing, that takes neither the answer nor its other rows
 * down for one row.
 *
 * @param call names where the list comes from, such as `GET /customer/{id}, Projects`
 */
export function readableList<Row>(row: v.GenericSchema<unknown, Row>, call: string) {
  return v.pipe(
    v.unknown(),
    v.transform((value) => unpacked(value) ?? []),
    v.array(v.unknown()),
    v.transform((answer) => split(row, answer, call)),
  );
}
