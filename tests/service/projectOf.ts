import * as v from 'valibot';
import type { Store } from './database';
import { broken } from './refusal';

/** The end of a paged query; its parameters are count and start. */
export const pageOf = 'limit ? offset ?';

/** Checks that customer and project exist, and that the project belongs to the customer if both are given. */
export function checkProject(
  store: Store,
  link: { Customer_fk?: number | null | undefined; Project_fk?: number | null | undefined },
): void {
  const { Customer_fk = null, Project_fk = null } = link;
  const one = v.object({ Id: v.number() });
  if (Customer_fk !== null && !store.one(one, 'select Id from customers where Id = ?', Customer_fk)) {
    throw broken('Customer_fk', 'no such customer');
  }
  if (Project_fk === null) return;
  const project = store.one(
    v.object({ Customers_fk: v.number() }),
    'select Customers_fk from projects where Id = ?',
    Project_fk,
  );
  if (!project) throw broken('Project_fk', 'no such project');
  if (Customer_fk !== null && project.Customers_fk !== Customer_fk) {
    throw broken('Project_fk', 'not a project of this customer');
  }
}
