import { MAX_DISTANCE_KM } from '../limits';
import { type Cents, cents } from './money';
import { type TimeOfDay, minutesOf } from '../time/period';

/** The usual rates; the configuration may set others. */
export interface AllowanceRates {
  /** Per kilometre by private car. */
  readonly mileage: Cents;
  /** Food allowance for an absence of at least 8 hours. */
  readonly foodSmall: Cents;
  /** Food allowance for an absence of at least 23 hours and 59 minutes. */
  readonly foodBig: Cents;
}

/** EUR 0.30 per km, EUR 16 and EUR 32. */
export const DEFAULT_RATES: AllowanceRates = {
  mileage: cents(30),
  foodSmall: cents(1600),
  foodBig: cents(3200),
};

const SMALL_FROM_MINUTES = 8 * 60;
/**
 * Departure and arrival have no date, so 00:00 to 23:59 is the longest day that can be entered: it counts as a whole
 * day.
 */
const BIG_FROM_MINUTES = 24 * 60 - 1;
const DAY_MINUTES = 24 * 60;

/** The length of an absence. */
export interface Absence {
  readonly minutes: number;
  /** The arrival is earlier on the clock than the departure, so it is on the next day. */
  readonly arrivesNextDay: boolean;
}

/** The absence between two times of day. Equal times are no absence, not a whole day. */
export function absence(departure: TimeOfDay, arrival: TimeOfDay): Absence {
  const minutes = minutesOf(arrival) - minutesOf(departure);
  return minutes < 0
    ? { minutes: minutes + DAY_MINUTES, arrivesNextDay: true }
    : { minutes, arrivesNextDay: false };
}

/**
 * Food allowance for an absence: from 8 hours the small one, from 23 h 59 min the big one, else 0.
 *
 * @param minutes length of the absence in minutes
 */
export function foodAllowance(minutes: number, rates: AllowanceRates = DEFAULT_RATES): Cents {
  if (minutes >= BIG_FROM_MINUTES) return rates.foodBig;
  if (minutes >= SMALL_FROM_MINUTES) return rates.foodSmall;
  return cents(0);
}

/** The food allowance, or null if none is due: some records are then stored with 0, others with nothing. */
export function dueFoodAllowance(stored: Cents | null): Cents | null {
  return stored === 0 ? null : stored;
}

/** Whether a number of kilometres is a possible distance. */
export function isDistance(km: number): boolean {
  return km >= 0 && km <= MAX_DISTANCE_KM;
}

/**
 * Travel expenses: distance times the mileage allowance with a private car, 0 without one.
 *
 * @param distanceKm kilometres, at most three decimals
 */
export function travelExpenses(
  distanceKm: number,
  isPrivateCar: boolean,
  rates: AllowanceRates = DEFAULT_RATES,
): Cents {
  if (!isPrivateCar) return cents(0);
  // Metres are whole numbers, so the product is exact before it is rounded to cents.
  return cents((Math.round(distanceKm * 1000) * rates.mileage) / 1000);
}
