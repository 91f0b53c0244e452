import * as v from 'valibot';
import { eventsOf } from './seed/calendarEvents';
import { addDays, isDay } from './days';
import type { Parts } from './parts';
import { Refusal } from './refusal';
import type { Router } from './router';
import { body, day, text } from './validate';

/** The prefix of the demonstration identity provider's access tokens; the service accepts no others. */
const demoTokenPrefix = 'demo-msal-';
const maxDays = 62;

const moment = v.union(
  [
    v.number(),
    v.pipe(
      v.string(),
      v.check((value) => !Number.isNaN(Date.parse(value)) || /^\d+$/.test(value)),
    ),
  ],
  'a time is expected',
);
const view = v.strictObject({ expiresOn: moment, msalAccessToken: text, startDate: day, endDate: day });

/** The identity library may send an ISO time, or seconds or milliseconds since 1970. */
function timeOf(expiresOn: string | number): number {
  const number = Number(expiresOn);
  if (Number.isNaN(number)) return Date.parse(String(expiresOn));
  return number < 1e11 ? number * 1000 : number;
}

export function addCalendar({ call }: Router, { store, now }: Parts): void {
  call('PATCH /calendar/me/view', body(view), ({ me, body: asked }) => {
    if (!asked.msalAccessToken.startsWith(demoTokenPrefix) || timeOf(asked.expiresOn) <= now()) {
      throw new Refusal(401, 'the Microsoft token is no longer good');
    }
    const colleagues = store.all(
      v.object({ name: v.string(), address: v.string() }),
      `select givenname || ' ' || surname as name, mail as address from users
       where verificationState = 'authorized' and guid <> ? order by mail`,
      me.guid,
    );
    const events = [];
    let current = asked.startDate;
    for (let index = 0; index < maxDays && isDay(current) && current <= asked.endDate; index += 1) {
      events.push(...eventsOf(me, current, colleagues));
      current = addDays(current, 1);
    }
    return events;
  });
}
