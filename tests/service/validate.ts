import * as v from 'valibot';
import { Refusal } from './refusal';
import { isDay } from './days';

export type Schema = v.GenericSchema<unknown, unknown>;

/** The input of a call: a JSON body, query parameters, or nothing. Anything else is refused. */
export type Input<B extends Schema, Q extends Schema> = { body: B; query: Q };

const empty = v.strictObject({});
export const nothing = { body: empty, query: empty };
export const body = <B extends Schema>(schema: B): Input<B, typeof empty> => ({ body: schema, query: empty });
export const query = <Q extends Schema>(schema: Q): Input<typeof empty, Q> => ({
  body: empty,
  query: schema,
});

function complaint(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue) ?? 'body';
  if (issue.type !== 'strict_object') return `${field}: ${issue.message}`;
  if (issue.expected === 'never') return `${field}: is not known to this call`;
  // Without this, valibot's message would name the missing key in quotes.
  return `${field}: ${issue.expected === 'Object' ? 'an object is expected' : 'is required'}`;
}

function check<S extends Schema>(schema: S, value: unknown): v.InferOutput<S> {
  // Every object has "constructor", so the schema would accept it as one of its own fields.
  const inherited = Object.keys(Object(value)).find((key) => key in Object.prototype);
  if (inherited !== undefined) throw new Refusal(400, `${inherited}: is not known to this call`);
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  throw new Refusal(400, complaint(result.issues[0]));
}

/** Reads a JSON body; throws 400 for another content type, malformed JSON, and fields unknown to the contract. */
export async function readBody<S extends Schema>(request: Request, schema: S): Promise<v.InferOutput<S>> {
  const text = request.body === null ? '' : await request.text();
  if (text === '') return check(schema, {});
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new Refusal(400, 'Content-Type: application/json is expected');
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'body: malformed JSON');
  }
  // The schema would accept a list as an object without fields.
  if (Array.isArray(value)) throw new Refusal(400, 'body: an object is expected');
  return check(schema, value);
}

/** Reads query parameters; each may appear once. */
export function readQuery<S extends Schema>(url: URL, schema: S): v.InferOutput<S> {
  const values: Record<string, string> = {};
  for (const [name, value] of url.searchParams) {
    if (Object.hasOwn(values, name)) throw new Refusal(400, `${name}: is given twice`);
    values[name] = value;
  }
  return check(schema, values);
}

// Fields. A message follows the field's name: "HoursWorked: a number is expected".
export const text = v.pipe(
  v.string('a text is expected'),
  v.check((value) => value.trim() !== '', 'must not be empty'),
);
export const day = v.pipe(
  v.string('a date yyyy-mm-dd is expected'),
  v.check(isDay, 'a date yyyy-mm-dd is expected'),
);
export const time = v.pipe(
  v.string('a time HH:mm is expected'),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time HH:mm is expected'),
);
export const amount = v.pipe(
  v.number('a number is expected'),
  v.finite('a number is expected'),
  v.minValue(0, 'must not be negative'),
);
export const count = v.pipe(
  v.number('a number is expected'),
  v.integer('a whole number is expected'),
  v.minValue(0, 'must not be negative'),
);
export const id = v.pipe(
  v.number('an id is expected'),
  v.integer('an id is expected'),
  v.minValue(1, 'an id is expected'),
);
export const flag = v.picklist([0, 1], '0 or 1 is expected');
export const oneOf = <const T extends readonly [string, ...string[]]>(
  values: T,
): v.PicklistSchema<T, string> => v.picklist(values, `one of ${values.join(', ')} is expected`);
/** The field may be null, but not an empty text, because the contract writes null for an empty value. */
export const orNull = <S extends Schema>(schema: S): v.NullableSchema<S, undefined> => v.nullable(schema);
/** The field may be null or absent. */
export const maybe = <S extends Schema>(
  schema: S,
): v.OptionalSchema<v.NullableSchema<S, undefined>, undefined> => v.optional(v.nullable(schema));

export const page = v.strictObject({ start: count, count });
export const range = v.strictObject({ startDate: day, endDate: day });

/** An update must have at least one field. */
export const someField = <T extends object>(): v.CheckAction<T, string> =>
  v.check((value) => Object.values(value).some((one) => one !== undefined), 'at least one field is expected');
