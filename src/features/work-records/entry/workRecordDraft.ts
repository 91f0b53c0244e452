import * as v from 'valibot';
import type { Cents } from '@/domain/money';
import { type IsoDate, type TimeOfDay, isIsoDate, isTimeOfDay } from '@/domain/period';
import type { WorkRecord } from '@/domain/workRecord';
import { type DraftKind, findDraft } from '@/shared/drafts/draftKind';
import type { UserDrafts } from '@/shared/drafts/draftMemory';
import { type WorkRecordValues, workRecordValuesSchema } from './workRecordValues';

/** A form that was left unsaved: what stood in its fields, and the stored record behind them if there was one. */
export interface WorkRecordDraft {
  readonly record: WorkRecord | null;
  readonly values: WorkRecordValues;
}

const id = v.union([v.string(), v.number()]);
const optionalNumber = v.nullable(v.pipe(v.number(), v.finite()));
const isoDate = v.custom<IsoDate>((value) => typeof value === 'string' && isIsoDate(value));
const timeOfDay = v.custom<TimeOfDay>((value) => typeof value === 'string' && isTimeOfDay(value));
const wholeCents = v.custom<Cents>((value) => Number.isSafeInteger(value));

const entries = {
  employee: v.string(),
  date: isoDate,
  customerId: v.nullable(id),
  customerName: v.string(),
  projectId: v.nullable(id),
  projectName: v.string(),
  description: v.string(),
  location: v.string(),
  hours: optionalNumber,
  travelHours: optionalNumber,
  departure: v.nullable(timeOfDay),
  arrival: v.nullable(timeOfDay),
  distanceKm: optionalNumber,
  foodAllowance: wholeCents,
  travelExpenses: wholeCents,
};

/** A record that is kept on the device, without an id. */
export const keptRecordSchema = v.object(entries) satisfies v.GenericSchema<unknown, Omit<WorkRecord, 'id'>>;

const recordSchema = v.object({ id, ...entries }) satisfies v.GenericSchema<unknown, WorkRecord>;

const draftSchema = v.object({ record: v.nullable(recordSchema), values: workRecordValuesSchema });

/** The drafts of the dialog and of inline edit. */
export const workRecordDrafts: DraftKind<WorkRecordDraft> = {
  name: 'work-record',
  version: 1,
  read: (content) => {
    const parsed = v.safeParse(draftSchema, content);
    return parsed.success ? parsed.output : undefined;
  },
  // Before there were versions the same was kept.
  migrate: (content) => content,
};

/** What the user left unsaved last, in the dialog or in inline edit. */
export const findWorkRecordDraft = async (drafts: UserDrafts) => findDraft(drafts, workRecordDrafts);
