import { expect, test } from '@playwright/test';
import * as v from 'valibot';
import { accounts } from '../accounts';
import type { Service } from '../service/service';
import type { Hand, Way } from './hand';

/** Prints a count and checks it against its limit. */
export function expectAtMost(aim: number, task: string, way: Way, { count }: Hand): void {
  console.log(`${task}, ${way}: ${count} (aim ${aim})`);
  test.info().annotations.push({ type: 'actions', description: `${task}, ${way}: ${count}` });
  expect(count, `${task}, ${way}`).toBeLessThanOrEqual(aim);
}

/** The condition for the member's rows. */
export const own = 'guid = (select guid from users where mail = ?)';

/** Dates and hours of the member's records with this description. */
export function recordsOf(service: Service, text: string) {
  return service.db.all(
    v.object({ Date: v.string(), HoursWorked: v.number(), Project_fk: v.nullable(v.number()) }),
    `select Date, HoursWorked, Project_fk from workRecords where Description = ? and ${own}`,
    text,
    accounts.member.mail,
  );
}

/** The hours of the member's records of a day. */
export function hoursOn(service: Service, day: string): number[] {
  const rows = service.db.all(
    v.object({ HoursWorked: v.number() }),
    `select HoursWorked from workRecords where Date = ? and ${own}`,
    day,
    accounts.member.mail,
  );
  return rows.map(({ HoursWorked }) => HoursWorked);
}

/** Keeps one record of the day, with three hours and without a journey, and deletes the others. */
export function oneRecordOn(service: Service, day: string): void {
  const { mail } = accounts.member;
  const others = `Id <> (select min(Id) from workRecords where Date = ? and ${own})`;
  service.db.run(`delete from workRecords where Date = ? and ${own} and ${others}`, day, mail, day, mail);
  const set = 'set HoursWorked = 3, TravelTime = null, Departure = null, Arrival = null, DistanceKM = null';
  service.db.run(`update workRecords ${set} where Date = ? and ${own}`, day, mail);
}
