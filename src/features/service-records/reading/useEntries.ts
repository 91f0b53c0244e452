import type { Customer } from '@/domain/customers/customer';
import { isSameId } from '@/domain/id';
import { fullName } from '@/domain/people/person';
import type { MonthDifference } from '@/domain/report/evaluationCheck';
import type { ReportColumnName } from '@/domain/report/reportRows';
import {
  type EntryPerson,
  type RecordEntry,
  entriesOfRecords,
  rowOfRecord,
} from '@/domain/service-records/recordEntries';
import type { RecordScope, ServiceRow } from '@/domain/service-records/serviceRecord';
import type { IsoDate, Period } from '@/domain/time/period';
import { withoutWaiting } from '@/domain/work/workRecord';
import { useOwnRecords, useWaiting } from '@/features/work-records';
import { useUser } from '@/shared/store/hooks';
import { useAllEntries } from './useAllEntries';

/** The entries for a customer, and what is missing among them. */
export interface EntriesRead {
  /** Null until they are complete. */
  readonly entries: readonly RecordEntry[] | null;
  /** Own entries that wait to be sent. */
  readonly waiting: readonly ServiceRow[];
  readonly unreadable: number;
  /** The months in which the evaluation has other hours than the export; null if they were not compared. */
  readonly differences: readonly MonthDifference[] | null;
  /** What the export does not name. */
  readonly missingColumns: readonly ReportColumnName[];
  /** The people who have entries. */
  readonly people: readonly EntryPerson[];
  /** The service does not give out the hours of others, so the entries are the user's own. */
  readonly isRefused: boolean;
  readonly state: 'reading' | 'known' | 'failed';
  readonly error: unknown;
  /** How many entries are read so far; 0 if that is not known. */
  readonly count: number;
  /** Whether they are of an earlier reading. */
  readonly isOld: boolean;
  /** In milliseconds. */
  readonly readAt: number | null;
  readonly retry: () => void;
}

/** The user's own entries for a customer from a day on; nothing is read if the day is null. */
function useOwnEntries({ id }: Pick<Customer, 'id'>, from: IsoDate | null): EntriesRead {
  const own = useOwnRecords(from, 'anew');
  const waiting = useWaiting();
  const user = useUser();
  const name = user ? fullName(user) : '';
  // Reading may have gone further back.
  const records = withoutWaiting(own.records ?? [], waiting).filter(
    ({ date }) => from !== null && date >= from,
  );
  const entries = own.records && entriesOfRecords(records, id, name);
  return {
    entries,
    waiting: waiting.flatMap(({ want }) =>
      want && isSameId(want.customerId, id) ? rowOfRecord(want, name) : [],
    ),
    unreadable: own.unreadable,
    differences: [],
    missingColumns: [],
    people: [],
    isRefused: false,
    state: own.state === 'none' ? 'reading' : own.state,
    error: own.error,
    count: own.progress.count,
    isOld: own.isOld,
    readAt: own.readAt,
    retry: own.readOn,
  };
}

interface Asked {
  readonly scope: RecordScope;
  readonly span: Period;
}

/** Reads the entries for a customer: one's own, or everybody's if the service gives them out. */
export function useEntries(customer: Pick<Customer, 'id' | 'name'>, { scope, span }: Asked): EntriesRead {
  const all = useAllEntries(customer, scope === 'all' ? span : null);
  const isOwn = scope === 'own' || all.isRefused;
  const own = useOwnEntries(customer, isOwn ? span.from : null);
  return isOwn ? { ...own, isRefused: all.isRefused } : all;
}
