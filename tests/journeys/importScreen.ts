import { screen, within } from '@testing-library/react';
import { type Rendered, renderApp } from '../render';
import { answerCalendar, graphEvent, signInWithMicrosoft } from './dashboardScreen';
import { knownWeek } from './workScreen';

/**
 * An event in UTC (Berlin is one hour ahead). Its subject is the description of a seeded record, which tells its
 * customer.
 */
export const known = graphEvent('2026-11-18T07:00', '2026-11-18T07:25', {
  subject: 'Lasttest mit 40 Terminals ausgewertet',
});
export const alsoKnown = graphEvent('2026-11-16T09:00', '2026-11-16T10:15', {
  subject: 'lasttest mit 40 Terminals ausgewertet',
  location: { displayName: 'Werk 2' },
  attendees: [
    { emailAddress: { name: 'Ada', address: 'ada@kessler.example' }, status: { response: 'none' } },
  ],
});
export const booked = graphEvent('2026-11-17T09:00', '2026-11-17T11:00', {
  subject: 'Rückfallplan für Linie 3 geschrieben',
});
export const stranger = graphEvent('2026-11-17T14:00', '2026-11-17T15:00', { subject: 'Getting to know' });
export const wholeDay = graphEvent('2026-11-17T00:00', '2026-11-18T00:00', {
  subject: 'Remote',
  isAllDay: true,
});
export const nameless = graphEvent('2026-11-16T13:00', '2026-11-16T14:00', { subject: '' });
export const overnight = graphEvent('2026-11-16T22:00', '2026-11-17T01:00', { subject: 'Switch over' });

/** Opens the work screen of a user who signed in with Microsoft. */
export async function openWorkWithCalendar() {
  signInWithMicrosoft();
  const app = await renderApp({ path: '/work', signedInAs: 'member', language: 'en' });
  await screen.findByRole('table');
  await knownWeek();
  return app;
}

/** Opens the events of the calendar. */
export async function openImport(events: Parameters<typeof answerCalendar>[0]) {
  const { asked } = answerCalendar(events);
  const app = await openWorkWithCalendar();
  await app.user.click(screen.getByRole('button', { name: 'From meetings' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Entries from meetings' }));
  return { ...app, asked, dialog };
}

/** The box that selects an event. */
export const box = async (subject: string) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${subject}`, 'u') });
/** Presses a button of the dialog. */
export const press = async ({ user }: Pick<Rendered, 'user'>, name: RegExp) =>
  user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
