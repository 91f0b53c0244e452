import { screen, within } from '@testing-library/react';
import { HttpResponse, type JsonBodyType, http } from 'msw';
import { writeMicrosoftSession } from '@/shared/sign-in/identity/microsoftSession';
import type { AccountName } from '../accounts';
import { server } from '../jsdom/testService';
import { renderApp } from '../render';

/** Opens the dashboard in English, of a user who signed in with Microsoft or without. */
export async function openDashboard({
  as = 'member',
  hasCalendar = false,
}: { readonly as?: AccountName; readonly hasCalendar?: boolean } = {}) {
  if (hasCalendar) signInWithMicrosoft();
  const app = await renderApp({ path: '/dashboard', signedInAs: as, language: 'en' });
  await screen.findByRole('heading', { level: 1, name: /^Good / });
  return app;
}

/** Stores a Microsoft session as the demonstration's identity provider does. */
export function signInWithMicrosoft(expiresOn = '2026-11-19T09:00:00.000Z'): void {
  writeMicrosoftSession({
    accessToken: 'demo-msal-test',
    tenant: 'demonstration',
    expiresOn,
    mail: 'jana.albrecht@nordfeld.example',
  });
}

export const part = (name: string) => within(screen.getByRole('region', { name }));
export const findPart = async (name: string) => within(await screen.findByRole('region', { name }));

/** Replaces the answer of the calendar, and collects the requests. */
export function answerCalendar(events: JsonBodyType): { readonly asked: unknown[] } {
  const asked: unknown[] = [];
  server.use(
    http.patch('*/api/calendar/me/view', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(events);
    }),
  );
  return { asked };
}

/** Replaces the answer of an evaluation. */
export function answerEvaluation(of: 'time' | 'project' | 'customer', rows: JsonBodyType): void {
  server.use(http.get(`*/api/evaluation/me/${of}`, () => HttpResponse.json(rows)));
}

/** An event as Microsoft Graph writes it, in UTC; Berlin is one hour ahead in November. */
export function graphEvent(start: string, end: string, more: Record<string, JsonBodyType> = {}) {
  return {
    id: `${start} ${end}`,
    subject: 'Jour fixe',
    start: { dateTime: `${start}:00.0000000`, timeZone: 'UTC' },
    end: { dateTime: `${end}:00.0000000`, timeZone: 'UTC' },
    location: { displayName: 'Raum Amper' },
    isOnlineMeeting: false,
    onlineMeeting: null,
    webLink: 'https://outlook.example/1',
    attendees: [],
    ...more,
  };
}
