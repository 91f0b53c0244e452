import { describe, expect, it } from 'vitest';
import { fieldOf, listOf, startTest } from './testing';

describe('search', () => {
  const { jana, as, tobias } = startTest();
  const find = async (text: string, client = jana) =>
    client.send(`GET /data/find/${encodeURIComponent(text)}`);

  it('finds people, customers, projects, boards and tasks, with their routes', async () => {
    expect((await find('Jana')).body).toMatchObject([
      { type: 'employee', name: 'Jana Albrecht', link: jana.guid, route: '/employee/' },
      { type: 'kanban', name: 'Jana privat', route: '/planner/kanban/' },
    ]);
    expect((await find('tourenplanung')).body).toMatchObject([{ type: 'project', route: '/project/' }]);
    expect((await find('Optik')).body).toMatchObject([{ type: 'customer', route: '/customer/' }]);
    expect((await find('Lasttest')).body).toEqual([
      { type: 'task', name: 'Lasttest 40 Terminals', link: '6', route: '/planner/kanban/' },
    ]);
  });

  it.each(['Zielinska', 'zieliń', 'gross', 'Groß', 'sahin', 'ελενη', 'korosi', 'yildiz'])(
    'finds "%s" whatever the accents',
    async (text) => {
      expect(listOf((await find(text)).body)).toHaveLength(1);
    },
  );

  it('does not find boards of others', async () => {
    expect((await find('Jana privat', tobias)).body).toEqual([]);
    expect((await find('Lasttest', as('frieda.wolff'))).body).toEqual([]);
  });

  it('answers [] without results, and 404 for a text without letters and digits', async () => {
    expect(await find('xyzzy')).toEqual({ status: 200, body: [] });
    expect((await find('%_')).status).toBe(404);
    expect((await find('100 %')).status).toBe(200);
  });
});

describe('the calendar of the service', () => {
  const { jana, anke } = startTest();
  const view = {
    expiresOn: '2036-01-01T00:00:00.000Z',
    msalAccessToken: 'demo-msal-1',
    startDate: '2026-11-16',
    endDate: '2026-11-22',
  };
  const ask = async (change = {}, client = jana) =>
    client.send('PATCH /calendar/me/view', { ...view, ...change });

  it('returns events as Microsoft Graph does, always the same ones', async () => {
    const { status, body } = await ask();
    expect(status).toBe(200);
    const [monday] = listOf(body);
    expect(monday).toMatchObject({
      subject: 'Wochenstart',
      start: { dateTime: expect.stringMatching(/^2026-11-16T0\d:[03]0:00\.0000000$/), timeZone: 'UTC' },
      isOnlineMeeting: true,
      onlineMeeting: { joinUrl: expect.stringMatching(/^https:/) },
    });
    expect(fieldOf(monday, 'attendees', 0)).toMatchObject({
      emailAddress: { name: expect.any(String), address: expect.stringContaining('@') },
      status: { response: expect.any(String) },
    });
    expect((await ask()).body).toEqual(body);
    expect((await ask({}, anke)).body).not.toEqual(body);
  });

  it('has no events on weekends', async () => {
    expect((await ask({ startDate: '2026-11-21', endDate: '2026-11-22' })).body).toEqual([]);
  });

  it.each([{ msalAccessToken: 'eyJ0' }, { expiresOn: '2020-01-01T00:00:00Z' }, { expiresOn: 1_577_836_800 }])(
    'refuses the expired or unknown token %j',
    async (change) => {
      expect(await ask(change)).toEqual({
        status: 401,
        body: { message: 'the Microsoft token is no longer good' },
      });
    },
  );

  it('requires all four fields', async () => {
    const { expiresOn: _, ...rest } = view;
    expect(await jana.send('PATCH /calendar/me/view', rest)).toEqual({
      status: 400,
      body: { message: 'expiresOn: is required' },
    });
  });
});
