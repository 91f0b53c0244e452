import { type ExportAnswer, readReportRows } from '@/domain/report/reportRows';
import type { ReportRow } from '@/domain/report/reportRow';
import { isoDate } from '@/domain/time/period';
import { unpacked } from '@/shared/api/jsonText';
import { readDate } from '@/shared/api/wire';
import { type ListedPerson, answerOf } from './answers';
import { HeldCustomer } from './heldCustomer';
import { dropKeptRows, readKeptRows, noteUse, writeKeptRows } from './keptRows';
import type { KeptPlace, MessageFromReading, MessageToReading, ReadingCalls } from './readingMessages';

/** The data that the worker holds. */
interface Held {
  customers: ReadonlyMap<string, HeldCustomer>;
  place: KeptPlace | null;
  people: readonly ListedPerson[];
  counted: ReadingCalls['count']['ask'];
  /** The rows of all counted customers; null after a change, until they are needed again. */
  rows: readonly ReportRow[] | null;
}

type Handlers = {
  readonly [Kind in keyof ReadingCalls]: (
    held: Held,
    ask: ReadingCalls[Kind]['ask'],
  ) => ReadingCalls[Kind]['answer'] | Promise<ReadingCalls[Kind]['answer']>;
};

function customerOf({ customers }: Held, id: string): HeldCustomer {
  const customer = customers.get(id);
  if (!customer) throw new Error(`customer ${id} is unknown`);
  return customer;
}

/** Parses an export; null if it is not a list. An element that is not an object becomes a row that cannot be read. */
function rowsIn(bytes: ArrayBuffer): ExportAnswer | null {
  try {
    const answer = unpacked(JSON.parse(new TextDecoder().decode(bytes)));
    if (!Array.isArray(answer)) return null;
    return Array.from(answer, (row: unknown) => (typeof row === 'object' && row !== null ? { ...row } : {}));
  } catch {
    return null;
  }
}

function countedRows(held: Held): readonly ReportRow[] {
  held.rows ??= held.counted.customers.flatMap((id) => held.customers.get(id)?.rows ?? []);
  return held.rows;
}

const handlers: Handlers = {
  begin: async (held, { customers, place, isKeptIgnored, isWithPeople, now }) => {
    held.place = place;
    held.rows = null;
    await noteUse(place, now);
    const all = customers.map(({ id, name }) => new HeldCustomer(id, name, isWithPeople));
    held.customers = new Map(all.map((customer) => [customer.id, customer]));
    if (isKeptIgnored) return {};
    const found = await Promise.all(
      all.map(async (customer) => {
        const kept = await readKeptRows(place, customer.id);
        return kept && customer.restore(kept) ? ([[customer.id, kept.span]] as const) : [];
      }),
    );
    return Object.fromEntries(found.flat());
  },
  take: (held, { customer: id, span, bytes, now }) => {
    const customer = customerOf(held, id);
    const answer = rowsIn(bytes);
    if (!answer) return 'nonsense';
    const read = readReportRows(answer, { customer: id, customerName: customer.name, span, dayOf: readDate });
    if (!read.isReadable) return 'columns';
    customer.take(span, read, now);
    held.rows = null;
    return 'taken';
  },
  evaluated: (held, { customer, ...evaluation }) => {
    customerOf(held, customer).evaluation = evaluation;
    return null;
  },
  projects: (held, { customer, projects }) => {
    customerOf(held, customer).projects = projects;
    return null;
  },
  people: (held, people) => {
    held.people = people;
    return null;
  },
  summary: (held, { customer, span }) => customerOf(held, customer).summary(span),
  keep: async (held, { customer, until }) => {
    const kept = customerOf(held, customer).toKeep(until);
    if (!held.place || kept === undefined) return null;
    if (kept) await writeKeptRows(held.place, customer, kept);
    else await dropKeptRows(held.place, customer);
    return null;
  },
  count: (held, counted) => {
    held.counted = counted;
    held.rows = null;
    return null;
  },
  question: (held, question) =>
    answerOf(
      {
        rows: countedRows(held),
        projects: held.counted.customers.flatMap((id) => held.customers.get(id)?.projects ?? []),
        people: held.people,
        today: held.counted.today,
        isComplete: held.counted.isComplete,
      },
      question,
    ),
};

async function answered<Kind extends keyof ReadingCalls>(
  held: Held,
  { kind, ask }: MessageToReading<Kind>,
): Promise<ReadingCalls[Kind]['answer']> {
  return handlers[kind](held, ask);
}

/**
 * Holds the data of a report and answers questions about it, one call after the other. It runs in a worker. An error is sent
 * back as the answer to the call.
 */
export function serveReading(
  post: (message: MessageFromReading) => void,
): (message: MessageToReading) => void {
  const held: Held = {
    customers: new Map(),
    place: null,
    people: [],
    counted: { customers: [], isComplete: false, today: isoDate('2000-01-01') },
    rows: null,
  };
  let turn = Promise.resolve();
  const serve = async (message: MessageToReading) => {
    try {
      post({ at: message.at, answer: await answered(held, message) });
    } catch (error) {
      post({ at: message.at, failure: error instanceof Error ? error.message : String(error) });
    }
  };
  return (message) => {
    turn = turn.then(async () => serve(message));
  };
}
