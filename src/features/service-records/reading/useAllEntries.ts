import { useEffect, useState } from 'react';
import type { Customer } from '@/domain/customers/customer';
import { type RecordEntry, entriesOfExport, peopleOfExport } from '@/domain/service-records/recordEntries';
import type { Period } from '@/domain/time/period';
import { type CustomerRows, loadCustomerRows } from '@/features/report';
import { useAppDispatch, useUser } from '@/shared/store/hooks';
import { useToday } from '@/shared/ui/timing/useClock';
import type { EntriesRead } from './useEntries';

/** The answer to a question: which rows, or why there are none. */
interface Answer {
  readonly of: string;
  readonly data?: CustomerRows | undefined;
  readonly error?: unknown;
  readonly isRefused?: boolean | undefined;
  readonly readAt: number;
}

/** The entries of an export, with the full names of its people. */
export function namedEntries(rows: CustomerRows['rows']): readonly RecordEntry[] {
  const names = new Map(rows.map(({ person, by }) => [person, by.name]));
  return entriesOfExport(rows, (text) => names.get(text) ?? '');
}

/**
 * Everybody's entries for a customer, as the report reads them.
 *
 * @param span the days to read; null reads nothing
 */
export function useAllEntries({ id, name }: Pick<Customer, 'id' | 'name'>, span: Period | null): EntriesRead {
  const dispatch = useAppDispatch();
  const guid = useUser()?.guid ?? '';
  const today = useToday();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { from, to } = span ?? {};
  const asked = [id, from, to, attempt].join('/');

  useEffect(() => {
    if (from === undefined || to === undefined) return undefined;
    const control = new AbortController();
    async function begin(days: Period) {
      const load = await loadCustomerRows();
      const context = { dispatch, guid, signal: control.signal };
      const read = await load(context, { customer: { id, name }, span: days, today });
      if (!control.signal.aborted) setAnswer({ ...read, of: asked, readAt: Date.now() });
    }
    begin({ from, to }).catch((error: unknown) => {
      if (!control.signal.aborted) setAnswer({ of: asked, error, readAt: Date.now() });
    });
    return () => control.abort();
  }, [dispatch, guid, id, name, from, to, today, asked]);

  const current = answer?.of === asked ? answer : null;
  const rows = current?.data?.rows;
  const entries = rows ? namedEntries(rows) : null;
  const people = peopleOfExport(rows ?? []);
  const error = current?.error;
  return {
    entries,
    waiting: [],
    unreadable: current?.data?.unreadable ?? 0,
    differences: current?.data ? current.data.differences : [],
    missingColumns: current?.data?.missingColumns ?? [],
    people,
    isRefused: current?.isRefused === true,
    state: current === null ? 'reading' : current.data ? 'known' : 'failed',
    error,
    count: 0,
    isOld: false,
    readAt: current?.readAt ?? null,
    retry: () => setAttempt((before) => before + 1),
  };
}
