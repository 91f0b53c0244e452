import type { Hundredths } from '../hundredths';
import type { IsoDate, IsoMonth } from '../time/period';

/** Hours that are added to the account or taken from it, such as paid overtime. */
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
  /** Whether carried-over days that are not taken by 31 March lapse. */
  readonly lapses: boolean;
  readonly changedAt: number;
}

/** How the account begins and counts. The device keeps it. */
export interface TimeAccount {
  readonly start: IsoDate;
  /** The balance in the morning of the first day. */
  readonly opening: Hundredths;
  /** From the month `since` on, hours above the limit lapse at the end of each month; null if nothing lapses. */
  readonly cap: { readonly limit: Hundredths; readonly since: IsoMonth } | null;
  /** The share of travel time that counts as work. */
  readonly travelShare: 0 | 0.5 | 1;
  readonly bookings: readonly Booking[];
  readonly entitlements: readonly Entitlement[];
  /** The last change of start, opening balance, cap or travel time; bookings and entitlements have their own. */
  readonly changedAt: number;
}
