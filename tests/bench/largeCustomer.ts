import * as v from 'valibot';
import { guidOf } from '../accounts';
import type { Service } from '../service/service';

export const projectCount = 200;
export const memberCount = 60;
export const rowCount = 100_000;
export const largeCustomer = 'Groß & Umfangreich AG';

/** Creates a customer with many projects, members and hours unless it exists, and returns its id. */
export function seedLargeCustomer(service: Service): number {
  const { db } = service;
  const known = v.object({ Id: v.number() });
  const there = db.all(known, 'select Id from customers where Name = ?', largeCustomer)[0];
  if (there) return there.Id;
  let customer = 0;
  db.inTransaction(() => {
    customer = db.run(
      'insert into customers (Name, Active, CustomerNumber) values (?, 1, ?)',
      largeCustomer,
      'K-1',
    ).insertId;
    const projects: number[] = [];
    for (let at = 1; at <= projectCount; at += 1) {
      const { insertId } = db.run(
        `insert into projects (Name, ProjectState, TimeBudged, Revenue, Customers_fk) values (?, 'active', 100, 1000, ?)`,
        `Vorhaben ${String(at).padStart(3, '0')}`,
        customer,
      );
      projects.push(insertId);
    }
    const people = db.all(v.object({ guid: v.string() }), 'select guid from users');
    for (let at = 0; at < memberCount; at += 1) {
      const guid = people[at]?.guid ?? addPerson(service, at);
      db.run('insert into customerMembers (customerId, guid) values (?, ?)', customer, guid);
    }
    const employee = guidOf(service, 'manager');
    for (let at = 0; at < rowCount; at += 1) {
      db.run(
        `insert into workRecords (guid, Date, Project_fk, Customer_fk, Description, HoursWorked, Location)
         values (?, ?, ?, ?, ?, 1.5, 'Augsburg')`,
        employee,
        `20${String(10 + (at % 16))}-${String(1 + (at % 12)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`,
        projects[at % projectCount] ?? null,
        customer,
        `Arbeitspaket ${at}: Abstimmung, Umsetzung und Übergabe`,
      );
    }
  });
  return customer;
}

function addPerson({ db }: Service, at: number): string {
  const guid = `bench-${at}`;
  db.run(
    `insert into users (guid, username, mail, givenname, surname, role, verificationState)
     values (?, ?, ?, ?, ?, 'member', 'verified')`,
    guid,
    guid,
    `${guid}@nordfeld.example`,
    'Person',
    `Nummer ${at}`,
  );
  return guid;
}
