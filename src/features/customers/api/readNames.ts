import type { Id } from '@/domain/id';
import type { StoredNames } from '@/shared/lists/find/useNames';
import type { ServiceThunk } from '@/shared/store/store';
import { type NamedEntry, listCustomerNames, listProjectNames } from './selectListsApi';

const byId = (rows: readonly NamedEntry[]) => new Map(rows.map(({ id, name }) => [String(id), name]));

/** Reads the names of all customers, and of the projects of some; those read a moment ago come from the cache. */
export function readNames(customerIds: readonly Id[]): ServiceThunk<Promise<StoredNames>> {
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
