import { describe, expect, it } from 'vitest';
import { fieldOf, startTest, textOf } from './testing';

describe('the demonstration identity provider', () => {
  const { service, nobody, jana } = startTest();
  const open = async (search: string) => service.fetch(new Request(`http://service/__identity?${search}`));
  const question = 'provider=microsoft&state=abcdefgh-1&origin=http://localhost:4173';

  it('lets the user choose a person, and posts only to the requesting origin', async () => {
    const answer = await open(question);
    expect(answer.headers.get('content-type')).toContain('text/html');
    const page = await answer.text();
    expect(page).toContain('Jana Albrecht');
    expect(page).toContain('"oAuthId":"demo-microsoft-jalbrecht"');
    expect(page).toContain('const origin = "http://localhost:4173"');
    expect(page).toContain('"accessToken":"demo-msal-');
  });

  it('returns no access token for Google', async () => {
    const page = await (await open(question.replace('microsoft', 'google'))).text();
    expect(page).not.toContain('demo-msal-');
  });

  it.each([
    'provider=other&state=abcdefgh&origin=http://localhost',
    'provider=google&state=%3Cscript%3E&origin=http://localhost',
    'provider=google&state=abcdefgh&origin=javascript:alert(1)',
    'provider=google&state=abcdefgh',
  ])('refuses %s', async (search) => {
    expect((await open(search)).status).toBe(400);
  });

  it('renews its own tokens, which give access to the calendar', async () => {
    const renewed = await nobody.send('POST /__identity/token', { accessToken: 'demo-msal-1' });
    expect(renewed.body).toMatchObject({ expiresIn: 3600 });
    expect((await nobody.send('POST /__identity/token', { accessToken: 'stolen' })).status).toBe(401);
    const calendar = await jana.send('PATCH /calendar/me/view', {
      msalAccessToken: textOf(fieldOf(renewed.body, 'accessToken')),
      expiresOn: new Date(Date.now() + 3_600_000).toISOString(),
      startDate: '2026-11-19',
      endDate: '2026-11-19',
    });
    expect(calendar.status).toBe(200);
  });
});
