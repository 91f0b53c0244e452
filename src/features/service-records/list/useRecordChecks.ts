import { useEffect, useEffectEvent, useState } from 'react';
import { isWaitingId } from '@/domain/changes/waitingEntries';
import { grouped } from '@/domain/grouped';
import { type KeptServiceRecord, daysOfRecord, isWatched } from '@/domain/service-records/keptRecord';
import { type RecordDrift, recordDrift } from '@/domain/service-records/recordDrift';
import { type RecordEntry, entriesOfRecords } from '@/domain/service-records/recordEntries';
import type { IsoDate, Period } from '@/domain/time/period';
import { covers, spanOfBoth } from '@/domain/time/spans';
import { loadCustomerRows } from '@/features/report';
import { useOwnRecords } from '@/features/work-records';
import { useAppDispatch, useUser } from '@/shared/store/hooks';
import { useToday } from '@/shared/ui/timing/useClock';
import { namedEntries } from '../reading/useAllEntries';

/** How many customers are read at the same time. */
const LANES = 4;

/** What is known about a signed record: that it differs, that it agrees, or nothing. */
export type RecordCheck =
  | { readonly kind: 'drift'; readonly drift: RecordDrift }
  | { readonly kind: 'agrees' }
  | { readonly kind: 'unchecked'; readonly check: () => void };

/** The comparison of signed records with the entries. */
export interface RecordChecks {
  /** When the entries were read, in milliseconds; null until all of them were. */
  readonly checkedAt: number | null;
  /** Null for a record without a signature, and while its entries are read. */
  readonly of: (record: KeptServiceRecord) => RecordCheck | null;
}

/** What was read of a customer; without entries if they are not complete. */
interface CustomerEntries {
  readonly span: Period;
  readonly entries: readonly RecordEntry[] | null;
}

/** Compares records with the entries: those signed lately at once, earlier ones when they are asked for. */
export function useRecordChecks(records: readonly KeptServiceRecord[]): RecordChecks {
  const today = useToday();
  const [asked, setAsked] = useState<readonly string[]>([]);
  const checked = records.filter(
    (record) => record.signatures.length > 0 && (isWatched(record, today) || asked.includes(record.key)),
  );
  const own = useOwnChecks(checked.filter(({ scope }) => scope === 'own'));
  const all = useAllChecks(
    checked.filter(({ scope }) => scope === 'all'),
    today,
  );
  const entriesOf = (record: KeptServiceRecord) => (record.scope === 'own' ? own.of(record) : all.of(record));
  const isRead = checked.every((record) => entriesOf(record));
  return {
    checkedAt: checked.length > 0 && isRead ? Math.min(own.readAt ?? Infinity, all.readAt ?? Infinity) : null,
    of: (record) => {
      if (record.signatures.length === 0) return null;
      const entries = entriesOf(record);
      if (!checked.includes(record))
        return { kind: 'unchecked', check: () => setAsked((before) => [...before, record.key]) };
      if (entries === undefined) return null;
      if (entries === null)
        return { kind: 'unchecked', check: record.scope === 'own' ? own.retry : all.retry };
      const drift = recordDrift(record, entries, records);
      if (!drift || drift.key === record.silenced) return { kind: 'agrees' };
      return { kind: 'drift', drift };
    },
  };
}

/** Reads the user's own entries for some records. */
function useOwnChecks(records: readonly KeptServiceRecord[]) {
  const days = records.map((record) => daysOfRecord(record).from).toSorted();
  const own = useOwnRecords(days[0] ?? null, 'anew');
  return {
    readAt: own.readAt,
    retry: own.readAnew,
    of: ({ customer, by }: KeptServiceRecord) => {
      if (!own.records || own.isOld) return own.state === 'failed' ? null : undefined;
      if (own.unreadable > 0) return null;
      // Changes that wait count as made; new entries come when the service has them.
      const stored = own.records.filter(({ id }) => !isWaitingId(id));
      return entriesOfRecords(stored, customer.id, by.name);
    },
  };
}

/** Reads everybody's entries for some records, one span a customer. */
function useAllChecks(records: readonly KeptServiceRecord[], today: IsoDate) {
  const dispatch = useAppDispatch();
  const guid = useUser()?.guid ?? '';
  const [attempt, setAttempt] = useState(0);
  const [read, setRead] = useState<{
    readonly by: ReadonlyMap<string, CustomerEntries>;
    readonly readAt: number | null;
  }>({
    by: new Map(),
    readAt: null,
  });
  const spans = Array.from(grouped(records, ({ customer }) => customer.id).values(), (own) => ({
    customer: own[0].customer,
    span: own.map(daysOfRecord).reduce(spanOfBoth),
  }));
  const open = spans.filter(({ customer, span }) => !covers(read.by.get(customer.id)?.span ?? null, span));
  const asked = open.length === 0 ? '' : JSON.stringify([attempt, open]);

  const readAll = useEffectEvent((signal: AbortSignal) => {
    const queue = [...open];
    const take = (id: string, of: CustomerEntries) =>
      setRead(({ by }) => ({ by: new Map([...by, [id, of]]), readAt: Date.now() }));
    async function lane() {
      const load = await loadCustomerRows();
      for (let next = queue.shift(); next && !signal.aborted; next = queue.shift()) {
        // oxlint-disable-next-line no-await-in-loop -- four at a time
        const { data } = await load({ dispatch, guid, signal }, { ...next, today });
        if (signal.aborted) return;
        // Where something is missing, signed rows would seem to be gone.
        const isWhole = data?.unreadable === 0 && data.missingColumns.length === 0;
        take(next.customer.id, { span: next.span, entries: isWhole ? namedEntries(data.rows) : null });
      }
    }
    for (let at = 0; at < LANES; at += 1)
      lane().catch(() => {
        for (const { customer, span } of open) take(customer.id, { span, entries: null });
      });
  });
  useEffect(() => {
    if (asked === '') return undefined;
    const control = new AbortController();
    readAll(control.signal);
    return () => control.abort();
  }, [asked]);

  return {
    readAt: read.readAt,
    of: (record: KeptServiceRecord) => {
      const known = read.by.get(record.customer.id);
      return known && covers(known.span, daysOfRecord(record)) ? known.entries : undefined;
    },
    retry: () => {
      setRead({ by: new Map(), readAt: null });
      setAttempt((before) => before + 1);
    },
  };
}
