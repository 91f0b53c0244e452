/** What the demonstration's identity provider leaves behind. */
export const microsoftSession = {
  msalAccessToken: 'demo-msal-test',
  msalTenant: 'demonstration',
  msalExpiresOn: '2030-01-01T00:00:00.000Z',
  msalMail: 'jana.albrecht@nordfeld.example',
};

/** An event as the service answers it; times are those of UTC. */
export const event = (id: string, day: string, from: string, until: string, subject: string) => ({
  id,
  subject,
  start: { dateTime: `${day}T${from}:00.0000000`, timeZone: 'UTC' },
  end: { dateTime: `${day}T${until}:00.0000000`, timeZone: 'UTC' },
  location: { displayName: 'Werk 2' },
  attendees: [],
});
