import type { UnknownAction } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import { api } from '@/shared/api/api';
import type { Extra } from '@/shared/store/extra';
import type { RootState } from '@/shared/store/store';
import type { AccountName } from '../accounts';
import type { FaultName } from './faults';
import type { Visit } from './nodeSurroundings';

/** The result of a call: data or an error, never an exception. */
export interface Outcome {
  readonly data?: unknown;
  readonly error?: unknown;
}

/** Why an answer that is a fault for others is none, and what it comes to where that matters. */
interface GoodAnswer {
  readonly why: string;
  readonly data?: unknown;
}

/** A call of the app, and what is special about it. */
export interface Call {
  /** How it is named in a list of failures. */
  readonly title: string;
  /** Its name among the endpoints of RTK Query, where it is one. */
  readonly endpoint?: string;
  /** An account that is allowed to make the call; `null` for a call without a session. */
  readonly as: AccountName | null;
  /** Prepares the call out of what the service has, so that it can be sent again and again. */
  readonly prepare: (visit: Visit) => Promise<() => Promise<Outcome>>;
  /** It creates something: a success that does not tell what is looked up in the list. */
  readonly creates: boolean;
  /** Faults, by name, that are none for this call. */
  readonly goodAnswers: Readonly<Partial<Record<FaultName, GoodAnswer>>>;
}

interface Special {
  /** Tells apart the rows of one endpoint. */
  readonly what?: string;
  readonly as?: AccountName;
  readonly creates?: boolean;
  readonly goodAnswers?: Call['goodAnswers'];
}

interface Endpoint {
  readonly initiate: (
    argument: unknown,
    options: { readonly forceRefetch: true },
  ) => ThunkAction<PromiseLike<Outcome>, RootState, Extra, UnknownAction>;
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'initiate' in value;
}

/**
 * A row of the table: an endpoint and a valid argument. The endpoints come from many modules that do not export all of
 * them, so they are found by name; that the argument is valid is proved by the service, which refuses any other.
 */
export function call(
  endpoint: string,
  argument: (visit: Visit) => unknown,
  { what, as = 'member', creates = false, goodAnswers = {} }: Special = {},
): Call {
  return {
    title: what === undefined ? endpoint : `${endpoint}, ${what}`,
    endpoint,
    as,
    creates,
    goodAnswers,
    prepare: async (visit) => {
      const found: unknown = Reflect.get(api.endpoints, endpoint);
      if (!isEndpoint(found)) throw new Error(`there is no endpoint ${endpoint}`);
      const prepared = argument(visit);
      return async () => visit.store.dispatch(found.initiate(prepared, { forceRefetch: true }));
    },
  };
}
