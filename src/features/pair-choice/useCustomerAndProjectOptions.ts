import { useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { type Id, isSameId } from '@/domain/id';
import type { WorkPair } from '@/domain/work/workRecord';
import type { ReadableRows } from '@/shared/api/readableRows';
import { useProjectName } from '@/shared/i18n/useProjectName';
import { useAskAgain } from '@/shared/api/useAskAgain';
import { type NamedEntry, useListCustomerNamesQuery, useListProjectNamesQuery } from '@/features/customers';

/** The options of a select. Values are strings because a select only has strings; names are as stored. */
export interface SelectOptions {
  readonly options: readonly { readonly value: string; readonly label: string; readonly name: string }[];
  /** Loading failed: the select shows the single option "Error". */
  readonly hasFailed: boolean;
  readonly isLoading: boolean;
  /** How many entries of the list could not be read. */
  readonly unreadable: number;
  readonly retry: () => void;
  /** The id behind a value, in the type in which the service sent it; null for the empty value. */
  readonly idOf: (value: string) => Id | null;
  readonly nameOf: (value: string) => string;
}

interface Query {
  readonly data?: ReadableRows<NamedEntry> | undefined;
  /** Kept while the query is retried. */
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** A customer or project that a record refers to, although the list may no longer contain it. */
type Known = { readonly id: Id | null; readonly name: string } | null | undefined;

/** Restores an id from its text; ids of the service are numbers in the default style. */
function guessId(value: string): Id | null {
  if (value === '') return null;
  return /^\d+$/u.test(value) ? Number(value) : value;
}

function optionsOf(
  query: Query,
  isWanted: boolean,
  known: Known,
  shownName = (stored: string) => stored,
): SelectOptions {
  const hasFailed = isWanted && query.error !== undefined;
  const answer = isWanted && !hasFailed ? query.data : undefined;
  const listed = answer?.rows ?? [];
  const unreadable = answer?.unreadable.length ?? 0;
  const isMissing = known && known.id !== null && !listed.some((entry) => isSameId(entry.id, known.id));
  const entries: readonly NamedEntry[] =
    isMissing && known.id !== null
      ? [{ id: known.id, name: known.name || String(known.id) }, ...listed]
      : listed;
  const find = (value: string) => entries.find((entry) => String(entry.id) === value);
  const isWhole = answer !== undefined && unreadable === 0;
  return {
    options: entries.map(({ id, name }) => ({ value: String(id), label: shownName(name), name })),
    hasFailed,
    isLoading: isWanted && query.isFetching && !query.data,
    unreadable,
    retry: () => void query.refetch(),
    // If the list is not complete (it failed, is loading, or has unreadable rows), an earlier choice must survive
    // saving.
    idOf: (value) => find(value)?.id ?? (isWhole ? null : guessId(value)),
    nameOf: (value) => find(value)?.name ?? '',
  };
}

/**
 * Customers to choose from, and the projects of the chosen one.
 *
 * @param customerId value of the customer select, '' for none
 * @param known those of the record being edited; offered even if the lists do not contain them
 */
export function useCustomerAndProjectOptions(
  customerId: string,
  known?: WorkPair | null,
): { customers: SelectOptions; projects: SelectOptions } {
  const customerNames = useListCustomerNamesQuery(undefined);
  const customers = optionsOf(
    customerNames,
    true,
    known && { id: known.customerId, name: known.customerName },
  );
  const chosen = customerId === '' ? null : (customers.idOf(customerId) ?? customerId);
  const projectNames = useListProjectNamesQuery(chosen ?? skipToken);
  useAskAgain(customerNames);
  useAskAgain(projectNames);
  const projects = optionsOf(
    // While another customer's projects are loading, `data` still holds the previous customer's.
    {
      ...projectNames,
      data: projectNames.currentData,
      refetch: () => chosen !== null && projectNames.refetch(),
    },
    chosen !== null,
    known && isSameId(known.customerId, chosen)
      ? { id: known.projectId, name: known.projectName }
      : undefined,
    useProjectName(),
  );
  return { customers, projects };
}

/** A customer and a project that are chosen together; another customer leaves no project. */
export function usePairChoice(begun: WorkPair | null = null) {
  const [values, setValues] = useState({
    customerId: String(begun?.customerId ?? ''),
    projectId: String(begun?.projectId ?? ''),
  });
  const { customers, projects } = useCustomerAndProjectOptions(values.customerId, begun);
  const pairOf = ({ customerId, projectId }: typeof values): WorkPair => ({
    customerId: customers.idOf(customerId),
    customerName: customers.nameOf(customerId),
    projectId: projects.idOf(projectId),
    projectName: projects.nameOf(projectId),
  });
  return {
    /** The properties of `CustomerAndProjectFields`. */
    fields: { customers, projects, values },
    /** Chooses one of both; returns the pair. */
    choose: (name: 'customerId' | 'projectId', value: string): WorkPair => {
      const next = { ...values, projectId: '', [name]: value };
      setValues(next);
      return pairOf(next);
    },
    pair: pairOf(values),
  };
}
