import * as v from 'valibot';
import { amount, count, day, oneOf, text, time } from '../service/validate';
import { referenceId } from './ids';
import { profileChange } from './strictProfile';
import type { Style } from './styles';

type Schema = v.GenericSchema<unknown, unknown>;
type Fields = Readonly<Record<string, Schema>>;

/** Empty fields must be null, not "" and not absent. */
const orNull = (schema: Schema): Schema => v.nullable(schema);

const list: Fields = {
  start: v.pipe(
    count,
    // Full pages that repeat the last row of the page before begin at multiples of 19.
    v.check((start) => start % 20 === 0 || start % 19 === 0, 'a multiple of the page size is expected'),
  ),
  count: v.literal(20, 'the page size is expected'),
};

const providerSignIn: Fields = {
  oAuthProvider: oneOf(['microsoft', 'google']),
  oAuthId: text,
  mail: v.optional(text),
};

/** The client must send an id as it received it; the reference service then gets its own id. */
function idSchema(style: Style): Schema {
  return v.pipe(
    v.unknown(),
    v.check((sent) => referenceId(style, sent) !== undefined, 'the id is not written as it was sent'),
    v.transform((sent) => referenceId(style, sent)),
  );
}

function workRecord(id: Schema): Fields {
  return {
    Employee: text,
    Date: day,
    Project_fk: orNull(id),
    Customer_fk: orNull(id),
    Description: text,
    TravelTime: orNull(amount),
    Departure: orNull(time),
    Arrival: orNull(time),
    DistanceKM: orNull(amount),
    FoodAllowance: orNull(amount),
    TravelExpenses: orNull(amount),
    HoursWorked: amount,
    Location: orNull(text),
  };
}

function expense(id: Schema): Fields {
  return {
    Employee: text,
    Date: day,
    VoucherNumber: orNull(count),
    Type: oneOf(['Kraftstoff', 'Bürobedarf', 'Reisekosten', 'Verpflegung', 'Sonstiges']),
    TotalCost: amount,
    Project_fk: orNull(id),
    Customer_fk: orNull(id),
    Description: orNull(text),
    FileLink: v.optional(
      v.strictObject({
        filename: text,
        contentType: oneOf(['application/pdf', 'image/png', 'image/jpeg', 'image/jpg']),
        encoding: v.literal('base64'),
        path: v.pipe(v.string(), v.startsWith('data:')),
      }),
    ),
  };
}

const details: Fields = {
  Name: text,
  Address: orNull(text),
  Location: orNull(text),
  PostalCode: orNull(text),
  CustomerNumber: orNull(text),
  Active: v.picklist([0, 1]),
};

/** Empty fields are left out of updates. */
const optional = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, name === 'Active' ? schema : v.optional(text)]),
  );

const projectChange: Fields = {
  Name: v.optional(text),
  Description: v.optional(text),
  OrderNumber: v.optional(text),
  ProjectState: v.optional(oneOf(['pending', 'verified', 'active', 'failed', 'closed'])),
  TimeBudged: v.optional(amount),
  Revenue: v.optional(amount),
};

/** The bodies of the planner's calls; a changed task has its changed fields only, at least one. */
function kanbanSchemas(id: Schema): readonly (readonly [RegExp, Fields])[] {
  const state = oneOf(['Not assigned', 'Assigned', 'Not started', 'In work', 'Completed']);
  const priority = oneOf(['Urgent', 'Important', 'Normal', 'Irrelevant']);
  return [
    [/^POST \/kanban$/u, { title: text, class: v.literal('personally') }],
    [/^PATCH \/kanban\/boards\/[^/]+$/u, { id, title: text }],
    [/^(?:POST|PATCH) \/kanban\/(?:boards|tasks)\/[^/]+\/member$/u, { guid: text }],
    [/^POST \/kanban\/boards\/[^/]+\/buckets$/u, { name: text, stage: count }],
    [/^PATCH \/kanban\/buckets\/[^/]+$/u, { id, name: text, stage: count }],
    [
      /^POST \/kanban\/boards\/[^/]+\/tasks$/u,
      {
        title: text,
        kanbanId: id,
        bucketId: id,
        stage: v.literal(10, 'the stage of a slot is expected'),
        state: v.optional(v.literal('Not started')),
        priority: v.optional(v.literal('Normal')),
      },
    ],
    [
      /^PATCH \/kanban\/tasks\/[^/]+$/u,
      {
        title: v.optional(text),
        description: v.optional(text),
        bucketId: v.optional(id),
        state: v.optional(state),
        priority: v.optional(priority),
        startDate: v.optional(day),
        endDate: v.optional(day),
      },
    ],
    [/^POST \/kanban\/tasks\/[^/]+\/comments$/u, { taskId: id, content: text }],
  ];
}

/** The required body of each call: every field in its JSON type, and no other fields. */
function bodySchemas(style: Style): readonly (readonly [RegExp, Fields])[] {
  const id = idSchema(style);
  const { Location: _location, ...record } = workRecord(id);
  return [
    [/^POST \/(?:workrecords|expenses|sheet\/time|customers|users)$/u, list],
    [/^PUT \/customers\/$/u, details],
    [/^PUT \/customer\/[^/]+$/u, { ...optional(details), Name: text }],
    [/^PUT \/projects$/u, { Customers_fk: id, Name: v.literal('New project') }],
    [/^PUT \/project\/[^/]+$/u, projectChange],
    [/^(?:POST|DELETE) \/(?:customer|project)\/[^/]+\/member$/u, { guid: text }],
    [/^PUT \/users\/[^/]+$/u, profileChange(style)],
    [/^POST \/users\/me\/notification$/u, { emailType: text }],
    [/^POST \/users\/find$/u, { value: v.pipe(text, v.endsWith('%')) }],
    ...kanbanSchemas(id),
    [
      /^PATCH \/calendar\/me\/view$/u,
      { expiresOn: text, msalAccessToken: text, startDate: day, endDate: day },
    ],
    [/^PUT \/workrecords$/u, workRecord(id)],
    // Location is left out of updates if it is empty.
    [/^PATCH \/workrecords\/[^/]+$/u, { Id: id, ...record, Location: v.optional(text) }],
    [/^PUT \/expenses$/u, expense(id)],
    [/^PUT \/sheet\/time$/u, { state: v.literal('prepared'), from: day, to: day }],
    [/^POST \/sheet\/time\/[^/]+\/sign$/u, { data: v.pipe(text, v.startsWith('data:image/png;base64,')) }],
    [
      /^POST \/sheet\/time\/[^/]+\/mailsender$/u,
      { attachment: v.pipe(text, v.startsWith('data:application/pdf;base64,')) },
    ],
    [/^POST \/auth\/verification\/$/u, { verificationCode: text, verificationMail: text }],
    [/^PUT \/auth\/register\/$/u, { attribute: v.literal('username'), value: text }],
  ];
}

function signInSchema(body: unknown): Schema {
  const isCustom =
    typeof body === 'object' && body !== null && 'oAuthProvider' in body && body.oAuthProvider === 'custom';
  return v.strictObject(isCustom ? { oAuthProvider: text, mail: text, password: text } : providerSignIn);
}

const publicCalls = /^(?:(?:POST|PUT) \/auth\/(?:signin|verification|register)\/|\w+ \/auth\/reset\/[^/]+)$/u;
const GUARD = 'GET /auth/verifyToken';
const periodCalls = /^GET \/(?:customer|project)\/[^/]+\/(?:export|evaluation)$/u;

/** The names of a call's query parameters; others are refused. */
function parametersOf(call: string): string {
  if (call === GUARD) return 'token';
  if (call === 'DELETE /users/me/notification') return 'emailType';
  if (/^GET \/users\/[^/]+\/photo$/u.test(call)) return 'type';
  return periodCalls.test(call) ? 'endDate,startDate' : '';
}

/** The user's tasks can be requested with or without a period. */
const myTasks = 'GET /kanban/tasks/me';

function headerComplaint(request: Request, call: string, hasBody: boolean): string | undefined {
  const authorization = request.headers.get('authorization');
  const type = request.headers.get('content-type');
  if (publicCalls.test(call) && authorization !== null) return 'Authorization: not on a public call';
  const needsToken = !publicCalls.test(call) && call !== GUARD;
  if (needsToken && !/^Bearer [^\s]+$/u.test(authorization ?? ''))
    return 'Authorization: Bearer TOKEN is expected';
  if (hasBody && !/^application\/json(?:\s*;\s*charset=utf-8)?$/iu.test(type ?? '')) {
    return `Content-Type: application/json is expected, not ${type}`;
  }
  if (!hasBody && type !== null) return 'Content-Type: there is no body';
  const own = [...request.headers.keys()].find((name) => name.startsWith('x-'));
  return own && `${own}: is not known`;
}

/** The client's body, converted for the reference service, or the reason why it is refused. */
export type Verdict = { readonly complaint: string } | { readonly body: unknown };

/**
 * Checks a call more strictly than the reference service does: its headers, that each field is present, and that ids
 * have the type in which the style wrote them.
 *
 * @param call method and path below the service's address, with ids as sent
 * @param sent the text of the body
 */
export function checked(style: Style, request: Request, call: string, sent: string): Verdict {
  const complaint = headerComplaint(request, call, sent !== '');
  if (complaint !== undefined) return { complaint };
  const query = new URL(request.url).searchParams;
  const parameters = [...query.keys()].toSorted().join();
  const expected = parametersOf(call);
  const isWhole = call === myTasks && parameters === 'endDate,startDate';
  if (parameters !== expected && !isWhole)
    return { complaint: `query: ${expected} is expected, not ${parameters}` };
  if ((isWhole || periodCalls.test(call)) && ![...query.values()].every((value) => v.is(day, value)))
    return { complaint: `query: days are expected, not ${query.toString()}` };
  const body: unknown = sent === '' ? undefined : JSON.parse(sent);
  const fields = bodySchemas(style).find(([pattern]) => pattern.test(call))?.[1];
  const schema = call === 'POST /auth/signin/' ? signInSchema(body) : fields && v.strictObject(fields);
  if (!schema) return { body };
  const result = v.safeParse(schema, body);
  if (result.success) return { body: result.output };
  const [issue] = result.issues;
  return { complaint: `${v.getDotPath(issue) ?? 'body'}: ${issue.message}` };
}
