import { sumDecimals } from '../decimal';
import type { IsoDate } from '../time/period';

/** The five values of a sheet that payroll takes over, in the order of every table and file: AStd, RStd, kM, VSatz, Betrag. */
export const VALUE_KINDS = ['hours', 'travel', 'km', 'food', 'expenses'] as const;
export type ValueKind = (typeof VALUE_KINDS)[number];

/** Hours, hours of travel and kilometres as decimals; food allowance and expenses in cents. */
export type PayrollValues = Readonly<Record<ValueKind, number>>;

/** Whether a value is an amount of money. */
export const isMoney = (kind: ValueKind) => kind === 'food' || kind === 'expenses';

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

/** As what each value can be handed over, beginning with what it is before anything was chosen. */
export const HANDED_OVER: Readonly<Record<ValueKind, readonly [HandedOver, ...HandedOver[]]>> = {
  hours: ['hours', 'none'],
  travel: ['hours', 'none'],
  km: ['km', 'amount', 'none'],
  food: ['amount', 'none'],
  expenses: ['amount', 'none'],
};

/** How one of the five values is handed over. Nothing is prefilled, because only the payroll office knows the numbers. */
export interface WageType {
  readonly as: HandedOver;
  /** The number of the wage type, as it was typed. */
  readonly number: string;
  /** LODAS' key (Bearbeitungsschlüssel), as it was typed. */
  readonly key: string;
}

/** The forms of files that differ between payroll offices; the first of each is the one before anything was chosen. */
export const OFFICE_CHOICES = {
  /** Whether personnel numbers are those of DATEV or the company's own. */
  numbers: ['datev', 'own'],
  /** How LODAS writes the first day of the month; three forms are in use. */
  lodasDate: ['TT.MM.JJJJ', 'TT/MM/JJJJ', 'TTMMJJJJ'],
  /** The fields of a record of Lohn und Gehalt; older profiles have no remark. */
  lugFields: ['12', '11'],
  csvEncoding: ['windows-1252', 'utf-8'],
} as const;

type OfficeChoices = {
  readonly [Name in keyof typeof OFFICE_CHOICES]: (typeof OFFICE_CHOICES)[Name][number];
};

/** Settings that the payroll office has told; the device keeps them. */
export interface PayrollSettings extends OfficeChoices {
  readonly wageTypes: Readonly<Record<ValueKind, WageType>>;
  /** Beraternummer and Mandantennummer, as they were typed. */
  readonly advisor: string;
  readonly client: string;
}

/** The settings before anything was typed. */
export const NO_SETTINGS: PayrollSettings = {
  wageTypes: forEachValue((kind) => ({ as: HANDED_OVER[kind][0], number: '', key: '' })),
  advisor: '',
  client: '',
  lodasDate: 'TT.MM.JJJJ',
  numbers: 'datev',
  lugFields: '12',
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
