import {
  type AllowanceRates,
  absence,
  foodAllowance,
  isDistance,
  travelExpenses,
} from '@/domain/money/allowance';
import type { Trip } from '@/domain/work/bookings';
import { parseDecimal, untouchedOr } from '@/domain/decimal';
import { cents } from '@/domain/money/money';
import { type IsoDate, addDays, isIsoDate, isTimeOfDay, isoDate } from '@/domain/time/period';
import type { Id } from '@/domain/id';
import { daysOfText, textOfDays } from '@/domain/work/severalDays';
import { hoursOf } from '@/domain/time/typedHours';
import type { WorkRecordContent } from '@/domain/work/workRecord';
import type { Language } from '@/shared/i18n/i18n';
import { type WorkRecordValues, numberText } from './workRecordValues';

/** Every day of the entry, in order; none while the date cannot be read. */
export function daysOfValues({
  date,
  moreDays,
}: Pick<WorkRecordValues, 'date' | 'moreDays'>): readonly IsoDate[] {
  return isIsoDate(date) ? [date, ...daysOfText(moreDays).filter((day) => day !== date)].toSorted() : [];
}

/** The fields for some days. */
export function valuesOfDays([first, ...others]: readonly IsoDate[]): Partial<WorkRecordValues> {
  return first === undefined ? {} : { date: first, moreDays: textOfDays(others) };
}

/** The fields for the next day: the date advances by one day, the travel fields are cleared. */
export function nextDayValues(values: WorkRecordValues): WorkRecordValues {
  const last = daysOfValues(values).at(-1);
  return {
    ...values,
    date: last === undefined ? values.date : addDays(last, 1),
    moreDays: '',
    travelTime: '',
    departure: '',
    arrival: '',
    distance: '',
    isPrivateCar: false,
  };
}

/** The travel fields that describe a journey. */
type TravelFields = Pick<
  WorkRecordValues,
  'departure' | 'arrival' | 'travelTime' | 'distance' | 'isPrivateCar'
>;

/** Whether any travel field is filled in. */
export function hasTravel(values: TravelFields): boolean {
  const { departure, arrival, travelTime, distance, isPrivateCar } = values;
  return isPrivateCar || [departure, arrival, travelTime, distance].some((text) => text !== '');
}

/** The travel fields for repeating a journey. */
export function tripValues(trip: Trip, language: Language): TravelFields {
  return {
    departure: trip.departure ?? '',
    arrival: trip.arrival ?? '',
    travelTime: numberText(trip.travelHours, language),
    distance: numberText(trip.distanceKm, language),
    isPrivateCar: trip.isPrivateCar,
  };
}

type TravelValues = Pick<WorkRecordValues, 'departure' | 'arrival' | 'distance' | 'isPrivateCar'>;

/** What follows from the travel fields; both amounts are read-only in the form. Half-typed times count as empty. */
export function derive(values: TravelValues, rates: AllowanceRates, language: Language) {
  const { departure, arrival, isPrivateCar } = values;
  const km = isPrivateCar ? parseDecimal(values.distance, language, 'km') : null;
  const away = isTimeOfDay(departure) && isTimeOfDay(arrival) ? absence(departure, arrival) : null;
  return {
    foodAllowance: away ? foodAllowance(away.minutes, rates) : cents(0),
    /** Null while the distance is not a number. */
    travelExpenses:
      km === undefined || !isDistance(km ?? 0) ? null : travelExpenses(km ?? 0, isPrivateCar, rates),
    arrivesNextDay: away?.arrivesNextDay ?? false,
  };
}

/** What the form needs besides its fields. */
export interface FormContext {
  readonly employee: string;
  /** Replaces an empty location. */
  readonly defaultLocation: string;
  readonly rates: AllowanceRates;
  /** The language of the typed numbers. */
  readonly language: Language;
  /** The values of the stored record. They are accepted unchanged, even if new input like them would be rejected. */
  readonly stored: Pick<WorkRecordContent, 'hours' | 'travelHours' | 'distanceKm' | 'travelExpenses'> | null;
  readonly customerIdOf: (value: string) => Id | null;
  readonly projectIdOf: (value: string) => Id | null;
}

/** The record that valid fields describe. */
export function contentOf(values: WorkRecordValues, context: FormContext): WorkRecordContent {
  const derived = derive(values, context.rates, context.language);
  const typedKm = parseDecimal(values.distance, context.language, 'km') ?? null;
  const distanceKm = untouchedOr(typedKm, context.stored?.distanceKm);
  // Only an unchanged stored distance can be out of range here. It has no computed amount, so the stored amount stays.
  const kept = distanceKm === context.stored?.distanceKm ? context.stored.travelExpenses : cents(0);
  return {
    employee: context.employee,
    date: isoDate(values.date),
    customerId: context.customerIdOf(values.customerId),
    projectId: context.projectIdOf(values.projectId),
    description: values.description.trim(),
    location: values.location.trim() || context.defaultLocation,
    hours: hoursOf(values.hours, context.stored?.hours) ?? null,
    travelHours: hoursOf(values.travelTime, context.stored?.travelHours) ?? null,
    departure: isTimeOfDay(values.departure) ? values.departure : null,
    arrival: isTimeOfDay(values.arrival) ? values.arrival : null,
    distanceKm,
    foodAllowance: derived.foodAllowance,
    travelExpenses: derived.travelExpenses ?? kept,
  };
}
