import type { Store } from '../database';
import type { Client, ClientProject } from './clients';
import { clients } from './clientList';
import { personOf } from './people';

export type SeedIds = {
  client: (client: Client) => number;
  project: (project: ClientProject) => number;
};

/** The id of a seeded thing; throws if it was not stored, which is a mistake in the seed. */
function storedId<T>(ids: ReadonlyMap<T, number>, thing: T): number {
  const id = ids.get(thing);
  if (id === undefined) throw new Error('seed: a record points to something that is not stored');
  return id;
}

/**
 * Stores customers and projects with their teams.
 *
 * @param rounds how many times the budgets of eight weeks are needed
 */
export function fillClients(store: Store, rounds: number): SeedIds {
  const clientIds = new Map<Client, number>();
  const projectIds = new Map<ClientProject, number>();
  for (const client of clients) {
    const customerId = store.run(
      'insert into customers (Name, Address, PostalCode, Location, CustomerNumber, Active) values (?, ?, ?, ?, ?, ?)',
      client.name,
      client.address,
      client.postalCode,
      client.location,
      client.number,
      client.active,
    ).insertId;
    clientIds.set(client, customerId);
    for (const username of client.members) {
      store.run('insert into customerMembers values (?, ?)', customerId, personOf(username).guid);
    }
    for (const project of client.projects) {
      const number = projectIds.size + 1;
      const projectId = store.run(
        `insert into projects (Name, Description, OrderNumber, ProjectNumber, ProjectState, TimeBudged, Revenue, Customers_fk)
         values (?, ?, ?, ?, ?, ?, ?, ?)`,
        project.name,
        project.description,
        project.state === 'pending' ? null : `A-26-${String(300 + number * 7).padStart(4, '0')}`,
        `P-${String(number).padStart(3, '0')}`,
        project.state,
        project.budget * rounds,
        project.revenue * rounds,
        customerId,
      ).insertId;
      projectIds.set(project, projectId);
      for (const username of project.members) {
        store.run('insert into projectMembers values (?, ?)', projectId, personOf(username).guid);
      }
    }
  }
  return {
    client: (client) => storedId(clientIds, client),
    project: (project) => storedId(projectIds, project),
  };
}
