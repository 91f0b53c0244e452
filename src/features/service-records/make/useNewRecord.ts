import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import type { Customer } from '@/domain/customers/customer';
import { grouped } from '@/domain/grouped';
import { hoursOfHundredths, plus } from '@/domain/hundredths';
import { fullName } from '@/domain/people/person';
import {
  type KeptServiceRecord,
  MAX_SERVICE_RECORDS,
  canBeMadeAnew,
  daysOfRecord,
  withoutRecord,
} from '@/domain/service-records/keptRecord';
import {
  type NotIncluded,
  chosenEntries,
  keptRowOf,
  recordsOfEntries,
} from '@/domain/service-records/recordChoice';
import { type RecordEntry, likenessOf } from '@/domain/service-records/recordEntries';
import { readFrom } from '@/domain/service-records/recordPeriod';
import { numberProblem, proposedNumber } from '@/domain/service-records/recordNumber';
import {
  RECORD_COLUMNS,
  type RecordColumn,
  type RecordLayout,
  type RecordScope,
} from '@/domain/service-records/serviceRecord';
import { entriesWithin } from '@/domain/sheets/timeSheet';
import { type IsoDate, earlierOf, monthOf, overlapOf } from '@/domain/time/period';
import { sumHours } from '@/domain/work/workRecord';
import { env } from '@/shared/env';
import type { SessionUser } from '@/shared/session/sessionUser';
import { isoDay, readAs } from '@/shared/storage/keptSchema';
import { useUser } from '@/shared/store/hooks';
import type { RecordsKept } from '../kept/recordsKept';
import { useToday } from '@/shared/ui/timing/useClock';
import { type EntriesRead, useEntries } from '../reading/useEntries';
import { type RecordSettings, useRecordSettings } from './useRecordSettings';

/** Keys of entries that are marked one by one. */
function useKeys(initial: readonly string[]) {
  const [keys, setKeys] = useState(initial);
  const toggle = (key: string) =>
    setKeys((before) => (before.includes(key) ? before.filter((one) => one !== key) : [...before, key]));
  return [keys, toggle] as const;
}

/** The columns that say something about these entries. */
function usualColumns(entries: readonly RecordEntry[]): readonly RecordColumn[] {
  const says: Readonly<Record<RecordColumn, boolean>> = {
    person: new Set(entries.map(({ person }) => person)).size > 1,
    description: true,
    place: entries.some(({ place }) => place !== ''),
    travel: entries.some(({ travel }) => travel !== 0),
  };
  return RECORD_COLUMNS.filter((column) => says[column]);
}

/** Entries to take in from before the period, and the day from which they are, as another screen hands them over. */
const handedOver = readAs(v.object({ include: v.array(v.string()), from: isoDay }), {
  include: [],
  from: null,
});

/** The keys of the rows that an earlier version has taken in from before its period. */
const takenInBefore = (again: KeptServiceRecord | undefined): readonly string[] =>
  again?.rows.flatMap((row) => (row.date < again.from ? (row.id ?? `${likenessOf(row)}1`) : [])) ?? [];

/** Whether entries name people. */
const hasNames = (scope: RecordSettings['scope']) => env.reports === 'on' || scope === 'own';

/** The order numbers by the names of projects; several with one name have all of theirs. */
function ordersOf({ projects }: Customer): Readonly<Record<string, string>> {
  const orders = projects.filter(({ orderNumber }) => orderNumber !== '');
  return Object.fromEntries(
    Array.from(
      grouped(orders, ({ name }) => name.trim()),
      ([name, own]) => [name, [...new Set(own.map(({ orderNumber }) => orderNumber))].join(', ')],
    ),
  );
}

/** What the reading of the entries has left out. */
function notReadOf(
  { waiting, unreadable, isRefused, differences }: EntriesRead,
  { period, scope }: RecordSettings,
): readonly NotIncluded[] {
  const rows = entriesWithin(period, waiting);
  const lacking = (differences ?? [])
    .filter(({ month, difference }) => difference > 0 && overlapOf(monthOf(month), period))
    .reduce((sum, { difference }) => plus(sum, difference), 0);
  return [
    ...(rows.length > 0 ? [{ kind: 'waiting', rows, hours: sumHours(rows) } as const] : []),
    ...(unreadable > 0 ? [{ kind: 'unreadable', count: unreadable, dates: [] } as const] : []),
    ...(lacking > 0 ? [{ kind: 'not-exported', hours: hoursOfHundredths(lacking) } as const] : []),
    ...(isRefused ? [{ kind: 'no-right' } as const] : []),
    ...(scope === 'own' ? [{ kind: 'other-people' } as const] : []),
  ];
}

type Content = Pick<
  KeptServiceRecord,
  'key' | 'number' | 'layout' | 'orders' | 'rows' | 'from' | 'to' | 'projects' | 'people' | 'unticked'
>;

/** A record that is not drawn and not signed yet. */
function newRecord(
  content: Content,
  scope: RecordScope,
  { id, name, address, postalCode, location }: Customer,
  user: SessionUser,
): KeptServiceRecord {
  return {
    ...content,
    customer: { id: String(id), name },
    customerAddress: [address, `${postalCode} ${location}`.trim()].filter((part) => part !== '').join(', '),
    by: { guid: user.guid, username: user.username, name: fullName(user) },
    company: env.company.name,
    scope,
    fingerprint: '',
    signatures: [],
    createdAt: '',
    silenced: null,
  };
}

/** All that the page of a new record shows and changes. */
export function useNewRecord(customer: Customer, kept: RecordsKept) {
  const [params] = useSearchParams();
  const again = kept.records.find((one) => one.key === params.get('record') && canBeMadeAnew(one));
  const [fresh] = useState(nanoid);
  const key = again?.key ?? fresh;
  const others = withoutRecord(kept.records, key);
  const settings = useRecordSettings(customer, others, again);
  const user = useUser();
  const today = useToday();
  const [unticked, tick] = useKeys(again?.unticked ?? []);
  const handed = handedOver(useLocation().state);
  const [takenIn, include] = useKeys([...handed.include, ...takenInBefore(again)]);
  const [typed, setTyped] = useState<string | null>(null);
  const { scope, period, projects } = settings;
  const first = [again && daysOfRecord(again).from, handed.from].reduce<IsoDate>(
    (earliest, day) => (day ? earlierOf(earliest, day) : earliest),
    period.from,
  );
  const from = readFrom(others, String(customer.id), scope, first);
  const reading = useEntries(customer, { scope, span: { from, to: period.to } });
  const { entries, isRefused, missingColumns } = reading;
  const people = isRefused
    ? []
    : settings.people.map((one) => reading.people.find(({ key: of }) => of === one)?.asked ?? one);
  const order = settings.layout.order ?? 'project';
  const of = { period, projects, people, unticked, takenIn };
  const notRead = notReadOf(reading, settings);
  const found = recordsOfEntries(entries ?? [], others, String(customer.id));
  const choice = entries && chosenEntries(entries, { ...of, order, found, notRead });
  const columns = RECORD_COLUMNS.filter(
    (column) => !missingColumns.includes(column) && (column !== 'person' || hasNames(scope)),
  );
  const usual = usualColumns(choice?.rows ?? []);
  const layout: RecordLayout = {
    language: 'de',
    ...settings.layout,
    order,
    columns: columns.filter((column) => (settings.layout.columns ?? usual).includes(column)),
  };
  const own = user ? fullName(user) : '';
  const number = typed ?? again?.number ?? proposedNumber(own, today, kept.counters, others);
  const orders = ordersOf(customer);
  const rows = choice && reading.state !== 'reading' ? choice.rows.map(keptRowOf) : [];
  const content = { ...period, projects, people, unticked, key, number: number.trim(), layout, orders, rows };
  const record =
    rows.length > 0 && user ? newRecord(content, isRefused ? 'own' : scope, customer, user) : null;
  return {
    customer,
    settings,
    layout,
    /** The columns that can be shown. */
    columns,
    reading,
    /** Null until all entries are read. */
    choice,
    /** The keys of the entries whose ticks are off. */
    unticked,
    /** The people whose entries are shown, by `EntryPerson`; empty for everybody. */
    people,
    /** The record that can be made now; null without a row. */
    record,
    /** The order numbers of projects, by their names. */
    orders,
    /** The record that is made anew. */
    again,
    isFull: again === undefined && kept.records.length >= MAX_SERVICE_RECORDS,
    number,
    /** Why the number cannot be used. */
    problem: numberProblem(number, others),
    isNumberTyped: typed !== null,
    setNumber: (text: string) => setTyped(text),
    /** Takes an entry in or leaves it out. */
    tick,
    /** Takes in an entry from before the period. */
    include,
  };
}

/** A record in the making. */
export type NewRecord = ReturnType<typeof useNewRecord>;
