import { useEffect, useState } from 'react';
import type { Expense } from '@/domain/money/expense';
import { useProjectName } from '@/shared/i18n/useProjectName';
import { useAppDispatch } from '@/shared/store/hooks';

/** Names by id: an ellipsis while they are being read, undefined if the customer or project no longer exists. */
interface Names {
  readonly customerOf: (id: string) => string | undefined;
  readonly projectOf: (id: string) => string | undefined;
}

/** Imports the customers late, because the list does not need their code. */
const loadCustomers = async () => import('@/features/customers');

type ReadNames = Awaited<ReturnType<Awaited<ReturnType<typeof loadCustomers>>['loadNameReader']>>;

const noNames = { customers: new Map<string, string>(), projects: new Map<string, string>() };

/** Only customers with a project of an expense have their projects read. */
const idsOfCustomer = ({ customerId, projectId }: Expense) =>
  customerId === null || projectId === null ? [] : [customerId];

/**
 * The names of the customers and projects that expenses refer to by id.
 *
 * @param isNeeded nothing is read before
 */
export function useNames(expenses: readonly Expense[], isNeeded: boolean): Names {
  const dispatch = useAppDispatch();
  const projectName = useProjectName();
  const [names, setNames] = useState<Awaited<ReturnType<ReturnType<ReadNames>>> | null>(null);
  const ids = [...new Set(expenses.flatMap(idsOfCustomer))];
  const wanted = isNeeded ? ids.join('\n') : null;

  useEffect(() => {
    if (wanted === null) return undefined;
    let isOutdated = false;
    const read = async () => {
      const readNames = await (await loadCustomers()).loadNameReader();
      const answer = await dispatch(readNames(ids));
      if (!isOutdated) setNames(answer);
    };
    // Without that code, ids stay without names; the list itself is shown.
    read().catch(() => setNames(noNames));
    return () => {
      isOutdated = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `wanted` has the ids
  }, [dispatch, wanted]);

  return {
    customerOf: (id) => (names ? names.customers.get(id) : '…'),
    projectOf: (id) => {
      const stored = names?.projects.get(id);
      return stored === undefined ? (names ? undefined : '…') : projectName(stored);
    },
  };
}
