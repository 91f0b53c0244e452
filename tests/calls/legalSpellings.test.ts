import { http } from 'msw';
import { expect, test } from 'vitest';
import { onlyLarge } from '../suite';
import { calls as all, open, titled } from './calls';
import { inNode, server } from './nodeSurroundings';

/**
 * Every call that reads, with the same answer in each spelling that the contract permits beyond those of `tests/varied`:
 * the app must have the same data. What an answer of a call that writes may look like is tested in `createdUnseen.test.ts` and
 * `journeys/`.
 */
inNode();

/** These write, or read on with each call. */
const others = /^(?:add|create|delete|remove|rename|save|update|switch|sign|mail|readOwnRecords)/u;
const reading = all.filter(({ as, title }) => as !== null && !others.test(title));

type Fields = Readonly<Record<string, unknown>>;
/** How a value is spelled; undefined leaves its field out. */
type Spelling = (value: unknown, name: string, row: Fields) => unknown;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function spelled(answer: unknown, spelling: Spelling, name = '', row: Fields = {}): unknown {
  if (Array.isArray(answer)) {
    const list = answer.map((one: unknown) => spelled(one, spelling));
    return name === '' ? list : spelling(list, name, row);
  }
  if (!isFields(answer)) return spelling(answer, name, row);
  const fields = Object.entries(answer).map(([key, value]) => [key, spelled(value, spelling, key, answer)]);
  const object: unknown = Object.fromEntries(fields);
  return name === '' ? object : spelling(object, name, row);
}

const dates = new Set(['Date', 'Datum', 'from', 'to', 'dateFrom', 'dateTo', 'startDate', 'endDate']);
const times = new Set(['Departure', 'Arrival', 'Von', 'Bis']);
/** Numbers of vouchers are shown as they come, and the others are ids or flags. */
const noDecimals =
  /^(?:[iI]d|Active|accountant|BelNr|VoucherNumber|PlanerLink|kanbanId|bucketId|taskId|Customers?_fk|Project_fk)$/u;

const day =
  (as: (date: string) => string): Spelling =>
  (value, name) =>
    dates.has(name) && typeof value === 'string' ? as(value) : value;

const time =
  (as: (clock: string, date: string) => string): Spelling =>
  (value, name, { Date: date, Datum: datum }) =>
    times.has(name) && typeof value === 'string' && value !== ''
      ? as(value.slice(0, 5), String(date ?? datum))
      : value;

const number =
  (as: (value: number) => string): Spelling =>
  (value, name) =>
    typeof value === 'number' && !noDecimals.test(name) ? as(value) : value;

const flag =
  (as: (value: boolean) => unknown): Spelling =>
  (value, name) => {
    if (typeof value === 'boolean') return as(value);
    return name === 'Active' ? as(value === 1) : value;
  };

/** `+01:00` or `+02:00`. */
const offset = (date: string) => `+0${-new Date(`${date}T00:00`).getTimezoneOffset() / 60}:00`;

const spellings: Readonly<Record<string, Spelling>> = {
  'numbers with four decimals': number((value) => value.toFixed(4)),
  'days with the midnight of a database': day((date) => `${date} 00:00:00`),
  'days with their own offset': day((date) => `${date}T00:00:00${offset(date)}`),
  'local midnights in UTC by offset': day((date) =>
    new Date(`${date}T00:00`).toISOString().replace('Z', '+00:00'),
  ),
  'times with microseconds': time((clock) => `${clock}:00.000000`),
  'times with the day of their row': time((clock, date) => `${date} ${clock}:00`),
  'times with a zone': time((clock, date) => `${date}T${clock}:00${offset(date)}`),
  'null as empty text': (value) => (value === null ? '' : value),
  'null left out': (value) => (value === null ? undefined : value),
  'lists and objects as spaced JSON text': (value, name) =>
    typeof value === 'object' && value !== null && name !== 'user' ? JSON.stringify(value, null, 2) : value,
  'flags as text of digits': flag((value) => String(Number(value))),
  'owners as objects': (value, name) => (name === 'owner' ? { guid: value, mail: null } : value),
  ...Object.fromEntries(
    onlyLarge<[string, Spelling]>([
      ['numbers with a leading zero', number((value) => `0${value}`)],
      ['days without a zone', day((date) => `${date}T00:00:00`)],
      ['days in UTC without milliseconds', day((date) => `${date}T00:00:00Z`)],
      ['days with a blank', day((date) => `${date} `)],
      [
        'days with an offset without colon',
        day((date) => `${date}T00:00:00${offset(date).replace(':', '')}`),
      ],
      ['midnights of America in UTC', day((date) => `${date}T05:00:00.000Z`)],
      ['times after no day', time((clock) => `0000-00-00 ${clock}:00`)],
      ['times after the first day', time((clock) => `0001-01-01T${clock}:00`)],
      ['times without a leading zero', time((clock) => clock.replace(/^0/u, ''))],
      ['times in UTC', time((clock, date) => new Date(`${date}T${clock}`).toISOString())],
      ['empty text as null', (value) => (value === '' ? null : value)],
      ['empty text left out', (value) => (value === '' ? undefined : value)],
      ['flags in capitals', flag((value) => String(value).toUpperCase())],
    ]),
  ),
};

/** How the text of an answer is sent. */
const ways: Readonly<Record<string, (text: string, status: number) => Response>> = {
  'on several lines': (text, status) =>
    new Response(`${JSON.stringify(JSON.parse(text), null, '\t')}\r\n`, { status }),
  'with a mark of the byte order': (text, status) => new Response(`\uFEFF${text}`, { status }),
  'as HTML': (text, status) => new Response(text, { status, headers: { 'Content-Type': 'text/html' } }),
  'as created, with an address': (text) =>
    new Response(text, { status: 201, headers: { Location: 'https://api.example/x/1' } }),
  'in parts': (text, status) => {
    const bytes = new TextEncoder().encode(text);
    const parts = Array.from({ length: 3 }, (_, at) => {
      const [from, to] = [at, at + 1].map((part) => Math.floor((bytes.length * part) / 3));
      return bytes.slice(from, to);
    });
    return new Response(new Blob(parts).stream(), { status });
  },
};

/** When something was asked is no part of what was answered. */
const withoutTimes = (data: unknown): unknown =>
  spelled(data, (value, name) => (['startedTimeStamp', 'readAt'].includes(name) ? 0 : value));

test.each(titled(reading))(
  '%s has the same data in every spelling that the contract permits (R-24.153)',
  async (_title, call) => {
    const visit = await open(call);
    const send = await call.prepare(visit);
    const answerBy = (make: (text: string, status: number) => Response) =>
      server.use(
        http.all('*/api/*', async ({ request }) => {
          const answer = await visit.service.fetch(request);
          return make(await answer.text(), answer.status);
        }),
      );
    const plain = await send();
    expect(plain.error).toBeUndefined();
    const check = async (what: string) => {
      const { data, error } = await send();
      expect({ what, error, data: withoutTimes(data) }).toEqual({ what, data: withoutTimes(plain.data) });
      server.resetHandlers();
    };
    /* oxlint-disable no-await-in-loop -- one answer after another */
    for (const [what, spelling] of Object.entries(spellings)) {
      answerBy((text, status) => Response.json(spelled(JSON.parse(text), spelling), { status }));
      await check(what);
    }
    for (const [what, make] of Object.entries(ways)) {
      answerBy(make);
      await check(what);
    }
  },
);
