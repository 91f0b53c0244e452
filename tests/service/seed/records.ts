import { addDays, round, weekday } from '../days';
import type { Client, ClientProject } from './clients';
import { clients } from './clientList';
import { isHoliday } from './holidays';
import { people, type Person } from './people';
import { randomOf, type Random } from './random';

/** How far the seed of the tests reaches back: eight weeks. */
export const SEED_DAYS = 56;
const mileage = 0.3;
const foodSmall = 16;
const eveningTravel = 0.5;

/** A row of the table without its id; clients and projects are given by their index in `clients`. */
export type SeedRecord = {
  guid: string;
  date: string;
  client: Client;
  /** Null where it was forgotten. */
  project: ClientProject | null;
  description: string;
  hours: number;
  location: string;
  trip: Trip | undefined;
};
type Trip = {
  departure: string;
  arrival: string;
  kilometres: number | null;
  hours: number;
  food: number;
  cost: number | null;
};
type Assignment = { client: Client; project: ClientProject };
type Assignments = [Assignment, ...Assignment[]];
/** A person's work for customers, and occasional work in the company. */
type Workload = { main: Assignments; inhouse: Assignment[] };

function workloadOf(person: Person): Workload | undefined {
  const all = clients.flatMap((client) =>
    client.projects
      .filter((one) => one.state === 'active' && one.members.includes(person.username))
      .map((project) => ({ client, project })),
  );
  const inhouse = all.filter(({ client }) => client.name === 'Nordfeld intern');
  const [first, ...others] = all.filter((one) => !inhouse.includes(one));
  if (first) return { main: [first, ...others], inhouse };
  const [office, ...rest] = inhouse;
  return office && { main: [office, ...rest], inhouse: [] };
}

const clock = (hours: number): string =>
  `${String(Math.floor(hours)).padStart(2, '0')}:${hours % 1 === 0 ? '00' : '30'}:00`;

/** A day at the customer's: the absence with the work, a break and the travel time. */
function tripTo(client: Client, hours: number, draw: Random): Trip {
  const way = Math.max(eveningTravel, Math.round((client.kilometres / 70) * 2) / 2);
  const departure = 6.5 + draw.between(0, 3) / 2;
  const arrival = Math.min(23, departure + hours + 1 + way);
  const byCar = draw.chance(0.7);
  return {
    departure: clock(departure),
    arrival: clock(arrival),
    kilometres: byCar ? client.kilometres : null,
    hours: way,
    food: arrival - departure >= 8 ? foodSmall : 0,
    cost: byCar ? round(client.kilometres * mileage) : null,
  };
}

/** Splits the hours of a day into one to three parts, in steps of half an hour. */
function partsOf(total: number, draw: Random): number[] {
  const kind = draw.next();
  if (kind < 0.38) return [total];
  const first = draw.between(3, 10) / 2;
  if (kind < 0.85 || total - first < 2.5) return [first, total - first];
  const second = draw.between(2, Math.floor((total - first) * 2) - 2) / 2;
  return [first, second, total - first - second];
}

/** Vacation and sickness last several days, so they are drawn for the week first and then for the day. */
function isAbsent(person: Person, day: string): boolean {
  const monday = addDays(day, 1 - weekday(day));
  const week = randomOf(`week ${person.mail} ${monday}`).next();
  if (week < 0.05) return true;
  return week > 0.9 && randomOf(`sick ${person.mail} ${day}`).chance(0.4);
}

function dayOf(person: Person, day: string, { main, inhouse }: Workload): SeedRecord[] {
  const draw = randomOf(`records ${person.mail} ${day}`);
  const total = draw.between(15, 18) / 2;
  const parts = partsOf(total, draw);
  const used = new Set<string>();
  return parts.map((hours) => {
    const [side] = draw.chance(0.12) ? inhouse : [];
    const { client, project } = side ?? (draw.chance(0.5) ? main[0] : draw.pick(main));
    let description = draw.pick(project.tasks);
    if (used.has(description)) description = project.tasks.find((task) => !used.has(task)) ?? description;
    used.add(description);
    const travels = parts.length === 1 && client.kilometres > 0 && draw.chance(0.35);
    return {
      guid: person.guid,
      date: day,
      client,
      project,
      description,
      hours,
      location: travels ? client.location : draw.chance(0.25) ? 'Homeoffice' : person.location,
      trip: travels ? tripTo(client, hours, draw) : undefined,
    };
  });
}

/** Every two weeks, a person with several assignments puts another one first. */
function turned({ main, inhouse }: Workload, turns: number): Workload {
  const shift = turns % main.length;
  const [head = main[0], ...tail] = [...main.slice(shift), ...main.slice(0, shift)];
  return { main: [head, ...tail], inhouse };
}

function morningOf([first]: SeedRecord[]): SeedRecord[] {
  return first ? [{ ...first, hours: Math.min(first.hours, 3), trip: undefined }] : [];
}

/** Mistakes that some people made in their last record of the month before, which the clean-up of the report finds. */
const mistakes: Readonly<Record<string, (record: SeedRecord) => SeedRecord[]>> = {
  pnowicki: (record) => [{ ...record, project: null }],
  kvogt: (record) => [{ ...record, hours: record.hours + 3 }],
  jweidner: (record) => [record, { ...record, trip: undefined }],
};

function withMistake(person: Person, records: SeedRecord[], today: string): SeedRecord[] {
  const mistake = mistakes[person.username];
  const monthBefore = addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7);
  const last = records.findLast(({ date }) => date.startsWith(monthBefore));
  return mistake && last ? records.flatMap((one) => (one === last ? mistake(one) : [one])) : records;
}

/** The working days up to `today`, which has only its morning recorded so far. */
function seedRecordsOf(person: Person, today: string, seedDays: number): SeedRecord[] {
  const workload = workloadOf(person);
  if (person.isNew || !workload) return [];
  const records: SeedRecord[] = [];
  for (let back = seedDays - 1; back >= 0; back -= 1) {
    const day = addDays(today, -back);
    if (weekday(day) > 5 || isHoliday(day) || isAbsent(person, day)) continue;
    const all = dayOf(person, day, turned(workload, Math.floor(back / 14)));
    records.push(...(back === 0 ? morningOf(all) : all));
  }
  return withMistake(person, records, today);
}

export function seedRecords(today: string, seedDays: number): SeedRecord[] {
  return people.flatMap((person) => seedRecordsOf(person, today, seedDays));
}
