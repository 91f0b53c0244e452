import { cents } from '../money/money';
import {
  type CountedPerson,
  NO_SETTINGS,
  type PayrollPerson,
  type PayrollSettings,
  type PayrollValues,
  type WageType,
} from './payroll';

/** Thirty cents a kilometre. */
export const MILEAGE = cents(30);

/** A person of payroll. */
function payrollPerson(name: string, number: string, own: Partial<PayrollPerson> = {}): PayrollPerson {
  return { guid: name, username: name, name, mail: '', number, isKmPaid: true, isLeftOut: false, ...own };
}

/** A person with values; those that are not named are 0. */
export function counted(
  name: string,
  number: string,
  values: Partial<PayrollValues>,
  own: Partial<PayrollPerson> = {},
): CountedPerson {
  return {
    person: payrollPerson(name, number, own),
    values: { hours: 0, travel: 0, km: 0, food: 0, expenses: 0, ...values },
  };
}

/** A wage type as a payroll office might have it. */
export const wageType = (as: WageType['as'], number: string, key: string): WageType => ({ as, number, key });

/** All five values have wage types. */
export const settings: PayrollSettings = {
  ...NO_SETTINGS,
  advisor: '1234567',
  client: '12345',
  wageTypes: {
    hours: wageType('hours', '200', '1'),
    travel: wageType('hours', '210', '1'),
    km: wageType('amount', '850', '2'),
    food: wageType('amount', '860', '2'),
    expenses: wageType('amount', '870', '2'),
  },
};

/** The settings with other wage types. */
export const withWageTypes = (own: Partial<PayrollSettings['wageTypes']>): PayrollSettings => ({
  ...settings,
  wageTypes: { ...settings.wageTypes, ...own },
});

/** Two people, one of them with few values. */
export const twoPeople: readonly CountedPerson[] = [
  counted('Bo Weiß', '105', { hours: 151.5, km: 124, expenses: 1860 }),
  counted('Ada Jäger', '26', { hours: 46 }),
];

/** A month of eleven people. */
export const elevenPeople: readonly CountedPerson[] = [
  counted('Jana Albrecht', '101', { hours: 181, travel: 9.5, km: 124, food: 4800, expenses: 13_280 }),
  counted('Lukas Brandt', '108', { hours: 164, travel: 6, km: 180, food: 1600 }),
  counted('Amira Haddad', '103', { hours: 174.5, travel: 4, km: 96, food: 1600 }),
  counted('Paweł Nowicki', '109', { hours: 160, travel: 8.5, km: 240, food: 3200, expenses: 4500 }),
  counted('David Okafor', '104', { hours: 172, travel: 10.5, km: 260, food: 4800, expenses: 2490 }),
  counted('Anke Petersen', '26', { hours: 46, expenses: 1250 }),
  counted('Tobias Reimann', '102', { hours: 168, travel: 14, km: 512, food: 8000, expenses: 21_215 }),
  counted('Miriam Schäfer', '105', { hours: 151.5, travel: 3, expenses: 1860 }),
  counted('Katharina Vogt', '111', { hours: 132, travel: 4, km: 60, food: 1600 }),
  counted('Jonas Weidner', '110', { hours: 158, travel: 13, km: 388, food: 6400, expenses: 3995 }),
  counted('Mehmet Yıldız', '107', { hours: 176.5, travel: 12, km: 420, food: 6400, expenses: 5840 }),
];
