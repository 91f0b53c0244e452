import * as v from 'valibot';
import type { TimeAccount } from '@/domain/account/timeAccount';
import { type IsoMonth, isIsoMonth } from '@/domain/time/period';
import { deviceKind, isoDay } from '@/shared/storage/keptSchema';

const month = v.custom<IsoMonth>((value) => typeof value === 'string' && isIsoMonth(value));
const hundredths = v.pipe(v.number(), v.integer());
const time = v.number();

const booking = v.object({
  id: v.string(),
  date: isoDay,
  hours: hundredths,
  reason: v.string(),
  changedAt: time,
});

const entitlement = v.object({
  year: v.pipe(v.number(), v.integer()),
  days: v.number(),
  carriedOver: v.number(),
  lapses: v.boolean(),
  changedAt: time,
});

/** The schema of a kept account, with which device files are checked, too. */
const accountSchema = v.object({
  start: isoDay,
  opening: hundredths,
  cap: v.nullable(v.object({ limit: hundredths, since: month })),
  travelShare: v.picklist([0, 0.5, 1]),
  bookings: v.array(booking),
  entitlements: v.array(entitlement),
  changedAt: time,
});

/** The user's time account: begin, opening balance, cap, bookings and vacation; null until it is set up. */
export const timeAccountKind = deviceKind<TimeAccount | null>('time-account', accountSchema, null);
