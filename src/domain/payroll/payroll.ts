import { sumDecimals } from '../decimal';
import type { IsoDate } from '../time/period';

/** The five values of a sheet that payroll takes over, in the order of every table and file: AStd, RStd, kM, VSatz, Betrag. */
export const VALUE_KINDS = ['hours', 'travel', 'km', 'food', 'expenses'] as const;
export type ValueKind = (typeof VALUE_KINDS)[number];

/** Hours, hours of travel and kilometres as decimals; food allowance and expenses in cents. */
export type PayrollValues = Readonly<Record<ValueKind, number>>;

/** Makes something for each of the five values. */
export function forEachValue<Made>(make: (kind: ValueKind) => Made): Readonly<Record<ValueKind, Made>> {
  return {
    hours: make('hours'),
    travel: make('travel'),
    km: make('km'),
    food: make('food'),
    expenses: make('expenses'),
  };
}

/** Adds values without binary drift. */
export function sumValues(all: readonly PayrollValues[]): PayrollValues {
  return forEachValue((kind) => sumDecimals(all.map((values) => values[kind])));
}

/** The values of a day: those of one or more rows of a sheet. */
export interface DayValues {
  readonly date: IsoDate;
  readonly values: PayrollValues;
}

/** A person whose hours are paid, with what the device keeps about them. */
export interface PayrollPerson {
  /** The person's guid; `name:` and the name for one whom the directory does not have. */
  readonly guid: string;
  readonly username: string;
  readonly name: string;
  /** Empty if it is not known. */
  readonly mail: string;
  /** The personnel number as it was typed; empty without one. */
  readonly number: string;
  /** Kilometres are handed over; not for a company car. */
  readonly isKmPaid: boolean;
  /** The person is never paid by these files. */
  readonly isLeftOut: boolean;
}

/** As what a value is handed over. Kilometres can be an amount: distance times the mileage allowance. */
export type HandedOver = 'hours' | 'km' | 'amount' | 'none';

/** How one of the five values is handed over. Nothing is prefilled, because only the payroll office knows the numbers. */
export interface WageType {
  readonly as: HandedOver;
  /** The number of the wage type, as it was typed. */
  readonly number: string;
  /** LODAS' key (Bearbeitungsschlüssel), as it was typed. */
  readonly key: string;
}

/** Settings that the payroll office has told; the device keeps them. */
export interface PayrollSettings {
  readonly wageTypes: Readonly<Record<ValueKind, WageType>>;
  /** Beraternummer and Mandantennummer, as they were typed. */
  readonly advisor: string;
  readonly client: string;
  /** How LODAS writes the first day of the month; three forms are in use. */
  readonly lodasDate: 'TT.MM.JJJJ' | 'TT/MM/JJJJ' | 'TTMMJJJJ';
  /** Whether personnel numbers are those of DATEV or the company's own. */
  readonly numbers: 'datev' | 'own';
  /** The fields of a record of Lohn und Gehalt; older profiles have no remark. */
  readonly lugFields: 12 | 11;
  readonly csvEncoding: 'windows-1252' | 'utf-8';
}

const wageType = (as: HandedOver): WageType => ({ as, number: '', key: '' });

/** The settings before anything was typed. */
export const NO_SETTINGS: PayrollSettings = {
  wageTypes: {
    hours: wageType('hours'),
    travel: wageType('hours'),
    km: wageType('km'),
    food: wageType('amount'),
    expenses: wageType('amount'),
  },
  advisor: '',
  client: '',
  lodasDate: 'TT.MM.JJJJ',
  numbers: 'datev',
  lugFields: 12,
  csvEncoding: 'windows-1252',
};

/** The values of a month that are handed over for a person. */
export interface CountedPerson {
  readonly person: PayrollPerson;
  readonly values: PayrollValues;
}

/** The formats of the files for payroll. */
export const PAYROLL_FORMATS = ['lodas', 'lug', 'csv', 'xlsx'] as const;
export type PayrollFormat = (typeof PAYROLL_FORMATS)[number];
