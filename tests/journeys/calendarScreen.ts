import { screen, within } from '@testing-library/react';
import { type Visitor, renderApp } from '../render';
import { clinic, rowOf } from './weekScreen';

/** A journey on Tuesday, 17 November 2026. */
const journey = { Departure: '07:10', Arrival: '18:40', DistanceKM: 124, FoodAllowance: 16 };

/** A week until Wednesday, 18 November: 8.5 hours on Monday, 10.5 on Tuesday with a journey, 3 on Wednesday. */
export const weekRows = () => [
  rowOf(5, '2026-11-18', 3),
  rowOf(4, '2026-11-17', 3, clinic),
  rowOf(3, '2026-11-17', 7.5, journey),
  rowOf(2, '2026-11-16', 2.5, clinic),
  rowOf(1, '2026-11-16', 6),
];

/** Opens the calendar in English; today is Wednesday, 18 November 2026. */
export async function openCalendar(search = '', visitor: Visitor = {}) {
  // The calendar is loaded late, and the test's time must not include that.
  await import('@/features/work-records/calendar/CalendarView');
  const app = await renderApp({
    path: `/work?view=calendar${search}`,
    signedInAs: 'member',
    language: 'en',
    ...visitor,
  });
  await screen.findByRole('group', { name: /^Wednesday, 18 November/u });
  return app;
}

/** The group of a day, by the beginning of its name: `Monday, 16 November`. */
export const day = (name: string) => screen.getByRole('group', { name: new RegExp(`^${name}`, 'u') });

/** The records of a day, as `Shop 3.0`, from top to bottom. */
export const blocksOf = (name: string) =>
  [...day(name).querySelectorAll<HTMLElement>('[data-record]')].map(
    (one) => `${one.querySelector('b')?.textContent} ${one.querySelector('em')?.firstChild?.textContent}`,
  );

/** What is written below a day: its sum and what is missing. */
export const footOf = (name: string) => day(name).lastElementChild?.textContent;

/** The block of a record by its id. */
export function block(id: number): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-record="${id}"]`);
  if (!found) throw new Error(`record ${id} is not shown`);
  return found;
}

/** What is said after a change. */
export const said = () =>
  within(document.body)
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .find((text) => /\d of \d|hours\.$/u.test(text ?? ''));
