import * as v from 'valibot';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { bytesOfFile } from '@/shared/files/dataUrl';
import { guidOf } from '../accounts';
import { watchCalls } from '../jsdom/sentCalls';
import { testService } from '../jsdom/testService';
import { patience } from '../patience';
import { type Rendered, renderApp } from '../render';
import { bytesOf } from './importFile';

/** A file of the twelve, as it is dropped. */
export const fileOf = (name: string) => new File([bytesOf(name)], name);

/** Rows of a list of one's own, as it is dropped. */
export const listOf = (lines: readonly string[], name = 'liste.csv') =>
  new File([['Datum;Kunde;Projekt;Beschreibung;Stunden', ...lines].join('\n')], name);

/** Opens the page as Jana, in English, and chooses a file. */
export async function openImport(file: File, path = '/work/import') {
  const calls = watchCalls();
  const app = await renderApp({ path, signedInAs: 'member', language: 'en' });
  await screen.findByRole('button', { name: /^Choose file/u }, patience);
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await app.user.upload(input, file);
  await screen.findByRole('navigation', { name: 'From file' }, patience);
  return { ...app, calls };
}

/** The text of a file that was saved. */
export const textOf = async (file: Blob) => new TextDecoder().decode(await bytesOfFile(file));

/** The button that creates. */
export const createButton = () => screen.getByRole('button', { name: /^Create/u });

/** Waits until the records can be created. */
export async function ready(): Promise<HTMLElement> {
  await waitFor(() => expect(createButton()).toHaveAttribute('aria-disabled', 'false'), patience);
  return createButton();
}

/** Opens a tab. */
export async function openTab({ user }: Pick<Rendered, 'user'>, name: RegExp) {
  await user.click(await screen.findByRole('link', { name }, patience));
}

/** Creates what is ticked, and waits until that is done. */
export async function create({ user }: Pick<Rendered, 'user'>): Promise<void> {
  await user.click(await ready());
  await screen.findByText(/^\d+ (?:entry|entries) created/u, {}, patience);
}

const row = v.object({
  id: v.number(),
  date: v.string(),
  hours: v.number(),
  customer: v.string(),
  project: v.string(),
  text: v.string(),
  location: v.string(),
  rest: v.string(),
});

/** The records of Jana that the service has, in the order in which they were created. */
export const stored = () =>
  testService().db.all(
    row,
    `select w.Id id, Date date, HoursWorked hours, coalesce(c.Name, '') customer, coalesce(p.Name, '') project,
       w.Description text, w.Location location,
       coalesce(nullif(TravelTime, 0), '') || coalesce(Departure, '') || coalesce(Arrival, '') || coalesce(nullif(DistanceKM, 0), '') ||
       coalesce(nullif(FoodAllowance, 0), '') || coalesce(nullif(TravelExpenses, 0), '') rest
     from workRecords w left join customers c on c.Id = Customer_fk left join projects p on p.Id = Project_fk
     where guid = ? order by w.Id`,
    guidOf(testService(), 'member'),
  );

/** Begins with nothing recorded. */
export const recordNothing = () => testService().db.run('delete from workRecords');
