import type { Customer } from '@/domain/customers/customer';
import { isSameId } from '@/domain/id';
import { fullName } from '@/domain/people/person';
import { entriesOfRecords, rowOfRecord } from '@/domain/service-records/recordEntries';
import type { IsoDate } from '@/domain/time/period';
import { withoutWaiting } from '@/domain/work/workRecord';
import { useOwnRecords, useWaiting } from '@/features/work-records';
import { useUser } from '@/shared/store/hooks';
import type { EntriesRead } from './useEntries';

/** The user's own entries for a customer from a day on; nothing is read if the day is null. */
export function useOwnEntries({ id }: Pick<Customer, 'id'>, from: IsoDate | null): EntriesRead {
  const own = useOwnRecords(from);
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
