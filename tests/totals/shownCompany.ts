import { server } from '../jsdom/testService';
import { type Visitor, renderApp } from '../render';
import { onlyLarge } from '../suite';
import { seededCompanies } from './chance';
import { type Company, spent, work } from './company';
import * as loop from './plainLoop';
import { handlersOf } from './service';

/** A company whose sums are all odd, in the weeks that the screens show first; today is Wednesday, 18 November 2026. */
export const odd: Company = {
  name: 'odd sums',
  person: 'Jana Albrecht',
  records: [
    work(1, '2026-10-31', { HoursWorked: 7.75 }),
    work(2, '2026-11-02', { HoursWorked: 1234.5 }),
    work(3, '2026-11-13', { HoursWorked: 4.25, Project_fk: 12, Project_Name: 'Shop' }),
    work(4, '2026-11-14', { HoursWorked: 2 }),
    work(5, '2026-11-15', { HoursWorked: 0.667 }),
    ...[6, 7, 8].map((Id) => work(Id, '2026-11-16', { HoursWorked: 1 / 3, TravelTime: 1 / 3 })),
    work(9, '2026-11-17', { HoursWorked: null, FoodAllowance: 14.7, TravelExpenses: 3.33 }),
    work(10, '2026-11-17', { HoursWorked: 9.125, Project_fk: 12, Project_Name: 'Shop' }),
    work(11, '2026-11-18', { HoursWorked: -1.005, DistanceKM: 12.5 }),
  ],
  expenses: [0.1, 0.2, 0.29, 1234.35].map((cost, at) => spent(at + 1, `2026-11-0${at + 2}`, cost)),
  broken: [],
  brokenExpenses: [],
  others: ['2026-10-30', '2026-11-03'].map((day) => ({
    customer: 1,
    Date: day,
    Employee: 'Kim Weber',
    Project: 'MES',
    Description: '',
    Location: '',
    HoursWorked: 1 / 3,
    TravelTime: 0.125,
  })),
  wishes: [],
  expenseWishes: [],
};

/** Nothing waits in these, because a screen sends it. */
const chosen = seededCompanies(12)
  .filter(({ broken }) => broken.length === 0)
  .map((company): Company => Object.assign({}, company, { wishes: [], expenseWishes: [] }));

/** The companies whose screens are shown, by name; the large suite has more of them. */
export const eachCompany = [odd, ...onlyLarge(chosen)].map((company) => [company.name, company] as const);

/** Opens a screen in English, with this company behind it. */
export async function open(company: Company, path: string, visitor: Visitor = {}) {
  server.use(...handlersOf(company));
  return renderApp({ path, signedInAs: 'member', language: 'en', ...visitor });
}

/** Hours as they are shown in English. */
export const shown = (value: number) => loop.shownHours(value, '.');
/** Cents as they are shown in English. */
export const euros = (value: number) => {
  const [whole = '', fraction] = loop.plainCents(Math.abs(value)).split('.');
  return `${value < 0 ? '-' : ''}€${whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, ',')}.${fraction}`;
};
/** The texts of all elements that a selector finds. */
export const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
/** The records of a week. */
export const inWeek = (company: Company, monday: string) =>
  loop.planned(company).filter(({ Date: day }) => loop.mondayOf(day) === monday);
export const thisWeek = '2026-11-16';
