import { type BrowserContext, type Page, expect } from '@playwright/test';
import { store } from './visitor';

/** The entries of local storage after signing in at the demonstration's identity provider. */
export const microsoftSession = {
  msalAccessToken: 'demo-msal-test',
  msalTenant: 'demonstration',
  msalExpiresOn: '2030-01-01T00:00:00.000Z',
  msalMail: 'jana.albrecht@nordfeld.example',
};

/** An event in an answer of the service; its times are in UTC. */
export const event = (id: string, day: string, from: string, until: string, subject: string) => ({
  id,
  subject,
  start: { dateTime: `${day}T${from}:00.0000000`, timeZone: 'UTC' },
  end: { dateTime: `${day}T${until}:00.0000000`, timeZone: 'UTC' },
  location: { displayName: 'Werk 2' },
  attendees: [],
});

/** Opens the work screen of a user whose calendar has one meeting, this morning. */
export async function openWithMeeting(
  page: Page,
  context: BrowserContext,
  origin: string,
  subject: string,
): Promise<void> {
  await store(context, origin, microsoftSession);
  await page.route('**/api/calendar/me/view', async (route) =>
    route.fulfill({ json: [event('1', '2026-11-18', '07:00', '07:25', subject)] }),
  );
  await page.goto('/work');
  await expect(page.locator('[data-record]')).toHaveCount(20);
}
