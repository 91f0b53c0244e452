import { useEffect, useState } from 'react';
import type { Id } from '@/domain/id';
import { useProjectName } from '../../i18n/useProjectName';
import { useAppDispatch } from '../../store/hooks';
import type { ServiceThunk } from '../../store/store';

/** Names of customers and projects by id, as they are stored and as far as they could be read. */
export interface StoredNames {
  readonly customers: ReadonlyMap<string, string>;
  readonly projects: ReadonlyMap<string, string>;
}

/** Names by id: an ellipsis while they are being read, undefined if the customer or project no longer exists. */
interface Names {
  readonly labelOf: (id: string) => string | undefined;
  /** The ids that can be offered, as far as they were read. */
  readonly values: readonly string[];
}

interface NamesOptions {
  /** Loads the function that reads names: late, because a list does not need the code. */
  readonly load: () => Promise<(customerIds: readonly Id[]) => ServiceThunk<Promise<StoredNames>>>;
  /** The customers whose projects are needed. */
  readonly customers: readonly Id[];
  /** Nothing is read before. */
  readonly isNeeded: boolean;
}

const noNames: StoredNames = { customers: new Map(), projects: new Map() };

/** The names of customers and projects that the filters of a list know by their ids. */
export function useNames({ load, customers, isNeeded }: NamesOptions): {
  readonly customer: Names;
  readonly project: Names;
} {
  const dispatch = useAppDispatch();
  const projectName = useProjectName();
  const [names, setNames] = useState<StoredNames | null>(null);
  const ids = [...new Set(customers)];
  const wanted = isNeeded ? ids.join('\n') : null;

  useEffect(() => {
    if (wanted === null) return undefined;
    let isOutdated = false;
    const read = async () => {
      const answer = await dispatch((await load())(ids));
      if (!isOutdated) setNames(answer);
    };
    // Without that code, ids stay without names; the list itself is shown.
    read().catch(() => setNames(noNames));
    return () => {
      isOutdated = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `wanted` has the ids, and the loader is always the same
  }, [dispatch, wanted]);

  const { customers: ofCustomers, projects: ofProjects } = names ?? noNames;
  const unread = names ? undefined : '…';
  return {
    customer: { labelOf: (id) => ofCustomers.get(id) ?? unread, values: [...ofCustomers.keys()] },
    project: {
      labelOf: (id) => {
        const name = ofProjects.get(id);
        return name === undefined ? unread : projectName(name);
      },
      values: [...ofProjects.keys()],
    },
  };
}
