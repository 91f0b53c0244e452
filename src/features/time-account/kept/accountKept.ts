import * as v from 'valibot';
import type { TimeAccount } from '@/domain/account/timeAccount';
import { type IsoDate, type IsoMonth, isIsoDate, isIsoMonth } from '@/domain/time/period';
import type { DeviceKind } from '@/shared/storage/deviceValue';

const day = v.custom<IsoDate>((value) => typeof value === 'string' && isIsoDate(value));
const month = v.custom<IsoMonth>((value) => typeof value === 'string' && isIsoMonth(value));
const hundredths = v.pipe(v.number(), v.integer());
const time = v.number();

const booking = v.object({
  id: v.string(),
  date: day,
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
export const accountSchema = v.object({
  start: day,
  opening: hundredths,
  cap: v.nullable(v.object({ limit: hundredths, since: month })),
  travelShare: v.picklist([0, 0.5, 1]),
  bookings: v.array(booking),
  entitlements: v.array(entitlement),
  changedAt: time,
});

/** The user's time account: begin, opening balance, cap, bookings and vacation; null until it is set up. */
export const timeAccountKind: DeviceKind<TimeAccount | null> = {
  name: 'time-account',
  parse: (kept) => {
    const result = v.safeParse(accountSchema, kept);
    return result.success ? result.output : null;
  },
};
