import type { UnknownAction } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import { api } from '@/shared/api/api';
import type { Extra } from '@/shared/store/extra';
import type { RootState } from '@/shared/store/store';
import type { AccountName } from '../accounts';
import type { FaultName } from './serviceFaults';
import type { Visit } from './nodeSurroundings';

/** The result of a call: data or an error, never an exception. */
export interface Outcome {
  readonly data?: unknown;
  readonly error?: unknown;
}

/** Why an answer that is a fault for other calls is a good one here, and its data where they matter. */
interface GoodAnswer {
  readonly why: string;
  readonly data?: unknown;
}

/** A call of the app with its particularities. */
export interface Call {
  /** The name of the call in a list of failures. */
  readonly title: string;
  /** The name of its RTK Query endpoint, if it has one. */
  readonly endpoint?: string;
  /** An account that is allowed to make the call; `null` for a call without a session. */
  readonly as: AccountName | null;
  /** Prepares the call with data of the service, and returns a function that can send it repeatedly. */
  readonly prepare: (visit: Visit) => Promise<() => Promise<Outcome>>;
  /** Whether it creates something. After a success without an id, the app looks for the new thing in the list. */
  readonly creates: boolean;
  /** Names of the faults that are good answers to this call. */
  readonly goodAnswers: Readonly<Partial<Record<FaultName, GoodAnswer>>>;
}

interface Special {
  /** Distinguishes the rows of one endpoint. */
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
 * A row of the table: an endpoint and a valid argument. Many modules declare endpoints and not all export them, so an
 * endpoint is found by its name. The service refuses any invalid argument.
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
