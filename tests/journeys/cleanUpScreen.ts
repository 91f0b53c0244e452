import { screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { guidOf } from '../accounts';
import { type Rendered, renderApp } from '../render';

/** A month before the records of the seed; its first day is a Sunday. */
export const march = '/customers/report?view=cleanup&from=2026-03-01&to=2026-03-31';
const row = v.object({ id: v.number(), customer: v.number(), name: v.string() });

export interface Booked {
  readonly guid: string;
  readonly date: string;
  readonly hours: number;
  readonly project: number | null;
  readonly customer: number;
  readonly description?: string;
}

export function book(
  { service }: Rendered,
  { guid, date, hours, project, customer, description = '' }: Booked,
) {
  service.db.run(
    `insert into workRecords (guid, Date, Project_fk, Customer_fk, Description, HoursWorked, Location)
     values (?, ?, ?, ?, ?, ?, '')`,
    guid,
    date,
    project,
    customer,
    description,
    hours,
  );
}

/** An open project and a closed one, of one customer each. */
export function projectsOf({ service }: Rendered) {
  const find = (state: string) => {
    const found = service.db.one(
      row,
      'select Id as id, Customers_fk as customer, Name as name from projects where ProjectState = ? order by Id',
      state,
    );
    if (!found) throw new Error(`the seed has no ${state} project`);
    return { project: found.id, customer: found.customer, name: found.name };
  };
  return { open: find('active'), closed: find('closed') };
}

export type Places = ReturnType<typeof projectsOf>;

/** Signs in the manager, books what is asked, and opens the points. */
export async function openCleanUp(
  fill: (app: Rendered, places: Places) => void,
  { address = march, hasAll = true } = {},
) {
  const app = await renderApp({ signedInAs: 'manager', language: 'en' });
  const places = projectsOf(app);
  if (hasAll) {
    const people = app.service.db.all(
      v.object({ guid: v.string() }),
      "select guid from users where verificationState = 'authorized'",
    );
    for (const { guid } of people) book(app, { guid, date: '2026-03-10', hours: 1, ...places.open });
  }
  fill(app, places);
  await app.router.navigate(address);
  return { ...app, ...places };
}

export const jana = (app: Rendered) => guidOf(app.service, 'member');
export const group = async (name: string) => screen.findByRole('region', { name });
export const textsIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
export const mailIn = (element: HTMLElement) => {
  const link = within(element).getByRole('link', { name: /mail/iu });
  const { protocol, pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
  return {
    to: `${protocol}${decodeURIComponent(pathname)}`,
    subject: searchParams.get('subject'),
    body: searchParams.get('body'),
  };
};
export const press = async ({ user }: Rendered, name: RegExp | string) =>
  user.click(await screen.findByRole('button', { name }));
