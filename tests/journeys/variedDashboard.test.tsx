import { describe, expect, test } from 'vitest';
import type { CalendarEvent } from '@/domain/time/calendarEvent';
import { isoDate } from '@/domain/time/period';
import { weekBars } from '@/domain/work/weekHours';
import { listEvents } from '@/features/calendar/calendarApi';
import { listMyCustomers, listMyProjects, listMyWeeks } from '@/features/dashboard/myHoursApi';
import { renderWithStore } from '../render';
import { styleNames } from '../varied/styles';
import { speak } from '../varied/variedService';
import { signInWithMicrosoft } from './dashboardScreen';

const today = isoDate('2026-11-18');

const byId = (one: CalendarEvent, other: CalendarEvent) => one.id.localeCompare(other.id);
const byMail = <Person extends { readonly mail: string }>(people: readonly Person[]) =>
  people.toSorted((one, other) => one.mail.localeCompare(other.mail));

async function readAll() {
  signInWithMicrosoft();
  const { store } = await renderWithStore(<div />, { signedInAs: 'member' });
  const weeks = await store.dispatch(listMyWeeks.initiate(today));
  const projects = await store.dispatch(listMyProjects.initiate(today));
  const customers = await store.dispatch(listMyCustomers.initiate(today));
  const events = await store.dispatch(listEvents.initiate({ from: today, to: today }));
  return {
    errors: [weeks, projects, customers, events].map(({ error }) => error),
    weeks: weeks.data && weekBars(weeks.data, today),
    projects: projects.data,
    customers: customers.data,
    events: events.data?.rows
      .toSorted(byId)
      .map((event) => Object.assign({}, event, { attendees: byMail(event.attendees) })),
  };
}

describe.each(styleNames)('the dashboard of a service in the style %s', (name) => {
  test('has the evaluations and calendar events of the reference service (R-3.17, R-3.26, R-3.27, R-3.28)', async () => {
    const plain = await readAll();
    expect(plain.errors).toEqual(plain.errors.map(() => undefined));
    expect(plain.events?.length).toBeGreaterThan(2);
    expect(plain.projects?.length).toBeGreaterThan(2);
    speak(name);
    expect(await readAll()).toEqual(plain);
  });
});
