import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import * as v from 'valibot';
import { addAuth } from './auth';
import { addCalendar } from './calendar';
import { makeCodes } from './codes';
import { addCustomers } from './customers';
import { openStore, type DataState, type Store } from './database';
import { dayOf } from './days';
import { addEvaluation } from './evaluation';
import { addExpenses } from './expenses';
import { addIdentity } from './identity';
import { addKanban } from './kanban';
import { makeMailbox, type Mail } from './mailbox';
import { addNotifications } from './notifications';
import type { Parts } from './parts';
import { makePresence, type Presence } from './presence';
import { addProjects } from './projects';
import { addRegister } from './register';
import { Refusal } from './refusal';
import { makeRouter } from './router';
import { addSearch } from './search';
import { fillEmpty, fillSeed } from './seed/seed';
import { addTimeSheets } from './timeSheets';
import { makeTokens } from './tokens';
import { addUsers } from './users';
import { nothing } from './validate';
import { addWorkRecords } from './workRecords';

export type ServiceOptions = {
  /** The SQLite file; ':memory:' if left out. */
  data?: string;
  /** Only the tables and one admin. */
  empty?: boolean;
  /** How many days the seed reaches back; eight weeks if left out. */
  seedDays?: number;
  /** The last day of the seed and the evaluations, as yyyy-mm-dd; the current local day if left out. */
  today?: string;
  /** The clock for tokens and codes, in ms. */
  now?: () => number;
  onMail?: (mail: Mail) => void;
};

export type Service = {
  fetch: (request: Request) => Promise<Response>;
  db: Store;
  close: () => void;
  presence: Presence;
  /** How the data file was found. */
  dataState: DataState;
  issueToken: (guid: string, ttlSeconds?: number) => string;
  /** How long new tokens are valid; tests may set it. */
  tokenLifetimeSeconds: number;
  /** Invalidates all tokens issued so far. */
  expireTokens: () => void;
  /** The mails that a real service would have sent, newest first. */
  mails: () => Mail[];
};

const features = [
  addAuth,
  addRegister,
  addUsers,
  addNotifications,
  addWorkRecords,
  addExpenses,
  addTimeSheets,
  addCustomers,
  addProjects,
  addCalendar,
  addEvaluation,
  addKanban,
  addSearch,
  addIdentity,
];
const maxBodyBytes = 25 * 1024 * 1024;

function makeApp(parts: Parts): Hono {
  const calls = new Hono();
  const router = makeRouter(calls, parts);
  router.publicCall('GET /__mail', nothing, () => parts.mailbox.list());
  for (const add of features) add(router, parts);

  const app = new Hono();
  app.use(cors({ origin: '*', allowHeaders: ['authorization', 'content-type'], maxAge: 600 }));
  app.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: () => Response.json({ message: 'body: is too large' }, { status: 413 }),
    }),
  );
  app.route('/api', calls);
  app.route('/', calls);
  app.notFound(() => Response.json({ message: 'no such call' }, { status: 404 }));
  app.onError((error) => {
    if (error instanceof Refusal) return Response.json({ message: error.message }, { status: error.status });
    console.error(error);
    return Response.json({ message: 'the service failed' }, { status: 500 });
  });
  return app;
}

/** The reference service: every call of the contract behind one `fetch`, with its own data. */
export function createService(options: ServiceOptions = {}): Service {
  // Looks `Date.now` up at each call, because a test may replace it later.
  const now = options.now ?? (() => Date.now());
  const today = (): string => options.today ?? dayOf(new Date(now()));
  const { store, state } = openStore(options.data ?? ':memory:');
  if (state !== 'kept') {
    store.inTransaction(() =>
      options.empty === true ? fillEmpty(store) : fillSeed(store, today(), options.seedDays),
    );
  }
  const tokens = makeTokens(store, now);
  const isKnown = (guid: string): boolean =>
    store.one(v.object({ guid: v.string() }), 'select guid from users where guid = ?', guid) !== undefined;
  const parts: Parts = {
    store,
    tokens,
    codes: makeCodes(store, now),
    mailbox: makeMailbox(store, now, options.onMail),
    presence: makePresence(isKnown),
    now,
    today,
  };
  const app = makeApp(parts);
  return {
    fetch: async (request) => app.fetch(request),
    db: store,
    close: store.close,
    presence: parts.presence,
    dataState: state,
    issueToken: tokens.issue,
    get tokenLifetimeSeconds() {
      return tokens.lifetimeSeconds;
    },
    set tokenLifetimeSeconds(seconds) {
      tokens.lifetimeSeconds = seconds;
    },
    expireTokens: tokens.expireAll,
    mails: parts.mailbox.list,
  };
}
