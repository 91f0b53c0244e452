import * as v from 'valibot';
import { LANGUAGES } from '@/domain/language';
import {
  type KeptServiceRecord,
  latestFirst,
  withRecord,
  withoutRecord,
} from '@/domain/service-records/keptRecord';
import { type NumberCounters, countersWith } from '@/domain/service-records/recordNumber';
import { RECORD_COLUMNS, SIDES } from '@/domain/service-records/serviceRecord';
import { fieldOf } from '@/shared/session/sessionUser';
import type { DeviceKind } from '@/shared/storage/deviceValue';
import { isoDay, readAs } from '@/shared/storage/keptSchema';

/** What the device keeps of service records, beside their PDFs. */
export interface RecordsKept {
  readonly counters: NumberCounters;
  /** The latest first. */
  readonly records: readonly KeptServiceRecord[];
  /** What this build cannot read, such as a record of a newer one: it stays for the build that can. */
  readonly unreadable: readonly unknown[];
}

const hours = v.pipe(v.number(), v.finite());
const texts = v.array(v.string());

const record = v.object({
  key: v.string(),
  number: v.string(),
  layout: v.object({
    columns: v.array(v.picklist(RECORD_COLUMNS)),
    order: v.picklist(['project', 'date']),
    language: v.picklist(LANGUAGES),
  }),
  company: v.string(),
  customer: v.object({ id: v.string(), name: v.string() }),
  customerAddress: v.string(),
  orders: v.record(v.string(), v.string()),
  by: v.object({ guid: v.string(), username: v.string(), name: v.string() }),
  scope: v.picklist(['own', 'all']),
  from: isoDay,
  to: isoDay,
  projects: texts,
  people: texts,
  rows: v.array(
    v.object({
      id: v.nullable(v.string()),
      date: isoDay,
      person: v.string(),
      project: v.string(),
      description: v.string(),
      place: v.string(),
      hours,
      travel: hours,
    }),
  ),
  unticked: texts,
  fingerprint: v.string(),
  signatures: v.array(
    v.object({ side: v.picklist(SIDES), name: v.string(), at: v.string(), typed: v.boolean() }),
  ),
  createdAt: v.string(),
  silenced: v.nullable(v.string()),
}) satisfies v.GenericSchema<unknown, KeptServiceRecord>;

const list = readAs(v.array(v.unknown()), []);

/** The service records made on this device: numbers, settings and rows, without pictures. */
export const recordsKind: DeviceKind<RecordsKept> = {
  name: 'service-records',
  parse: (kept) => {
    const all = [...list(fieldOf(kept, 'records')), ...list(fieldOf(kept, 'unreadable'))];
    const records = all.filter((one) => v.is(record, one));
    return {
      counters: readAs(v.record(v.string(), v.number()), {})(fieldOf(kept, 'counters')),
      records: latestFirst(records),
      unreadable: all.filter((one) => !v.is(record, one)),
    };
  },
};

/** With one more record, or another version of one; null if it must not be kept (see `withRecord`). */
export function keptWith(kept: RecordsKept, made: KeptServiceRecord): RecordsKept | null {
  const records = withRecord(kept.records, made);
  return records && { ...kept, records, counters: countersWith(kept.counters, made.number, made.by.name) };
}

/** Without a record, whose number stays used. */
export const keptWithout = (kept: RecordsKept, key: string): RecordsKept => ({
  ...kept,
  records: withoutRecord(kept.records, key),
});
