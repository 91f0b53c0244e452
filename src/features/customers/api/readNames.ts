import type { Id } from '@/domain/id';
import type { ServiceThunk } from '@/shared/store/store';
import { type NamedEntry, listCustomerNames, listProjectNames } from './selectListsApi';

/** Names of customers and projects by id, as far as they could be read. */
export interface Names {
  readonly customers: ReadonlyMap<string, string>;
  /** As stored. */
  readonly projects: ReadonlyMap<string, string>;
}

const byId = (rows: readonly NamedEntry[]) => new Map(rows.map(({ id, name }) => [String(id), name]));

/** Reads the names of all customers, and of the projects of some; those read a moment ago come from the cache. */
export function readNames(customerIds: readonly Id[]): ServiceThunk<Promise<Names>> {
  return async (dispatch) => {
    const subscribe = false;
    const [customers, ...projects] = await Promise.all([
      dispatch(listCustomerNames.initiate(undefined, { subscribe })),
      ...customerIds.map(async (id) => dispatch(listProjectNames.initiate(id, { subscribe }))),
    ]);
    return {
      customers: byId(customers.data?.rows ?? []),
      projects: byId(projects.flatMap(({ data }) => data?.rows ?? [])),
    };
  };
}
