import type { Store, Value } from '../database';
import { addDays } from '../days';
import { emptyAccount, demoPassword } from '../demoAccounts';
import { emailTypes } from '../notifications';
import { hashPasswordSync } from '../passwords';
import { fillBoards } from './fillBoards';
import { fillClients, type SeedIds } from './fillClients';
import { fillExpenses } from './fillExpenses';
import { fillSheets } from './fillSheets';
import { company, people, type Person } from './people';
import { landscape, portrait } from './portraits';
import { rowsOnce } from './rowsOnce';
import { SEED_DAYS, seedRecords, type SeedRecord } from './records';

/** Hashing is slow on purpose, so the one demo password is hashed once per process. */
const passwordHash = rowsOnce(() => hashPasswordSync(demoPassword));

function userRow(person: Person): Value[] {
  const { look, mail } = person;
  const photo = (size: number): string | null => look && portrait(look, mail, size);
  return [
    person.guid,
    person.username,
    mail,
    passwordHash('demo'),
    person.givenname,
    person.surname,
    person.phone,
    company,
    person.postalCode,
    person.location,
    person.department,
    person.jobTitle,
    person.about,
    person.xing,
    person.linkedin,
    person.facebook,
    person.twitter,
    person.role,
    person.accountant,
    person.verificationState,
    photo(512),
    photo(192),
    photo(64),
    look && landscape(mail),
  ];
}

const userRows = rowsOnce(() => people.map(userRow));
/** Only the seed of the tests is made often. */
const testRecords = rowsOnce((today) => seedRecords(today, SEED_DAYS));

/** Every person can also sign in at the demonstration identity providers. */
function fillUsers(store: Store): void {
  for (const row of userRows('all')) {
    store.run(`insert into users values (?${', ?'.repeat(row.length - 1)})`, ...row);
  }
  for (const { guid, username } of people) {
    for (const type of emailTypes) store.run('insert into subscriptions values (?, ?)', guid, type);
    store.run('insert into identities values (?, ?, ?)', 'microsoft', `demo-microsoft-${username}`, guid);
    store.run('insert into identities values (?, ?, ?)', 'google', `demo-google-${username}`, guid);
  }
}

const insertRecord = `insert into workRecords (guid, Date, Project_fk, Customer_fk, Description, TravelTime, Departure,
  Arrival, DistanceKM, FoodAllowance, TravelExpenses, HoursWorked, Location)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

function fillRecords(store: Store, ids: SeedIds, records: SeedRecord[]): void {
  for (const record of records) {
    const { trip } = record;
    store.run(
      insertRecord,
      record.guid,
      record.date,
      record.project && ids.project(record.project),
      ids.client(record.client),
      record.description,
      trip?.hours ?? null,
      trip?.departure ?? null,
      trip?.arrival ?? null,
      trip?.kilometres ?? null,
      trip?.food ?? null,
      trip?.cost ?? null,
      record.hours,
      record.location,
    );
  }
}

/**
 * Fills the service with the whole company; the data are the same whenever `today` is the same.
 *
 * @param days how far the data reach back
 */
export function fillSeed(store: Store, today: string, days = SEED_DAYS): void {
  const rounds = Math.ceil(days / SEED_DAYS);
  fillUsers(store);
  const ids = fillClients(store, rounds);
  fillRecords(store, ids, days === SEED_DAYS ? testRecords(today) : seedRecords(today, days));
  fillExpenses(store, ids, today, rounds);
  fillSheets(store, today, addDays(today, -days));
  fillBoards(store, ids, today);
}

/** Fills the service with one admin only, for the empty states of the screens. */
export function fillEmpty(store: Store): void {
  const admin = people.find((person) => person.mail === emptyAccount.mail);
  if (!admin) throw new Error('seed: the admin of the empty service is missing');
  const row = userRow(admin);
  store.run(`insert into users values (?${', ?'.repeat(row.length - 1)})`, ...row);
}
