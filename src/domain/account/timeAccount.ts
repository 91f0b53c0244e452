import type { Hundredths } from '../hundredths';
import type { IsoDate, IsoMonth } from '../time/period';

/** Hours that are added to or taken from the account, such as paid overtime. */
export interface Booking {
  readonly id: string;
  readonly date: IsoDate;
  /** Positive or negative. */
  readonly hours: Hundredths;
  readonly reason: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

/** The vacation of a year, in days. */
export interface Entitlement {
  readonly year: number;
  readonly days: number;
  readonly carriedOver: number;
  /** What was carried over and is not taken by 31 March lapses. */
  readonly lapses: boolean;
  readonly changedAt: number;
}

/** How the account begins and counts; kept on the device. */
export interface TimeAccount {
  readonly start: IsoDate;
  /** The balance in the morning of the first day. */
  readonly opening: Hundredths;
  /** Hours above the limit lapse at the end of each month, from a month on; null if nothing lapses. */
  readonly cap: { readonly limit: Hundredths; readonly since: IsoMonth } | null;
  /** The share of travel time that counts as work. */
  readonly travelShare: 0 | 0.5 | 1;
  readonly bookings: readonly Booking[];
  readonly entitlements: readonly Entitlement[];
  /** Of start, opening balance, cap and travel time; bookings and entitlements have their own. */
  readonly changedAt: number;
}
