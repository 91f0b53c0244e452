import { describe, expect, it } from 'vitest';
import { fieldOf, listOf, startTest } from './testing';

const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('employees', () => {
  const { jana } = startTest();

  it('are listed by surname and given name, page by page', async () => {
    const all = listOf((await jana.send('POST /users', { start: 0, count: 100 })).body);
    expect(all).toHaveLength(24);
    const names = all.map(
      (user) => `${String(fieldOf(user, 'surname'))}, ${String(fieldOf(user, 'givenname'))}`,
    );
    expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare));
    const page = await jana.send('POST /users', { start: 20, count: 20 });
    expect(page.body).toEqual(all.slice(20));
  });

  it('have a small photo or null inline, and the large ones in calls of their own', async () => {
    const all = listOf((await jana.send('POST /users', { start: 0, count: 100 })).body);
    const photos = all.map((user) => fieldOf(user, 'photoSmall'));
    expect(photos.filter((photo) => photo === null).length).toBeGreaterThan(2);
    expect(fieldOf(all[0], 'photo')).toBeUndefined();
    const url = expect.stringMatching(/^data:image\/svg\+xml,/);
    for (const type of ['', '?type=full', '?type=medium', '?type=small']) {
      expect((await jana.send(`GET /users/${jana.guid}/photo${type}`)).body).toEqual({ photo: url });
    }
    expect((await jana.send(`GET /users/${jana.guid}/background`)).body).toEqual({ background: url });
    expect((await jana.send(`GET /users/${jana.guid}/photo?type=huge`)).status).toBe(400);
  });

  it('are found by mail address, as SQL LIKE does, and a single one is returned in a list', async () => {
    expect((await jana.send('POST /users/find', { value: 'JANA%' })).body).toEqual([
      { guid: jana.guid, mail: 'jana.albrecht@nordfeld.example' },
    ]);
    expect((await jana.send('POST /users/find', { value: 'jana' })).body).toEqual([]);
    expect((await jana.send(`GET /users/${jana.guid}`)).body).toMatchObject([
      { guid: jana.guid, location: 'Augsburg' },
    ]);
  });
});

describe('profiles', () => {
  it('are changed by their owner, and only differences count', async () => {
    const { jana } = startTest();
    const route = `PUT /users/${jana.guid}`;
    const change = { guid: jana.guid, phone: '0821 1', photo: png, photoSmall: png };
    expect((await jana.send(route, change)).body).toEqual({ affectedRows: 1, changedRows: 1 });
    expect((await jana.send(route, change)).body).toEqual({ affectedRows: 1, changedRows: 0 });
    expect((await jana.send(`GET /users/${jana.guid}`)).body).toMatchObject([
      { phone: '0821 1', photoSmall: png },
    ]);
    expect((await jana.send(`GET /users/${jana.guid}/photo?type=full`)).body).toEqual({ photo: png });
  });

  it('are changed by nobody but their owner and admins', async () => {
    const { jana, tobias, anke } = startTest();
    expect((await tobias.send(`PUT /users/${jana.guid}`, { about: 'x' })).status).toBe(403);
    expect((await anke.send(`PUT /users/${jana.guid}`, { about: 'x' })).status).toBe(200);
  });

  it.each([{ role: 'admin' }, { roles: ['manager'] }, { accountant: 1 }, { verificationState: 'pending' }])(
    'let nobody but an admin set %j',
    async (change) => {
      const { jana, anke } = startTest();
      expect((await jana.send(`PUT /users/${jana.guid}`, change)).status).toBe(403);
      expect((await anke.send(`PUT /users/${jana.guid}`, change)).body).toEqual({
        affectedRows: 1,
        changedRows: 1,
      });
    },
  );

  it('accept both spellings of admin', async () => {
    const { jana, anke } = startTest();
    await anke.send(`PUT /users/${jana.guid}`, { role: 'administrator', accountant: true });
    expect((await jana.send('POST /auth/verifyToken')).body).toEqual({ role: 'admin' });
    expect((await jana.send(`GET /users/${jana.guid}`)).body).toMatchObject([
      { roles: ['admin'], accountant: 1 },
    ]);
  });

  it.each([
    [{}, 400, 'body: at least one field is expected'],
    [{ mail: 'new@nordfeld.example' }, 400, 'mail: is not known to this call'],
    [{ about: '' }, 400, 'about: must not be empty'],
    [{ guid: 'other' }, 400, 'guid: is not the guid of the address'],
    [{ photo: 'https://somewhere.example/a.png' }, 400, 'photo: a data URL of an image is expected'],
    [{ username: 'TREIMANN' }, 409, 'username: is taken'],
  ])('refuse %j', async (change, status, message) => {
    const { jana } = startTest();
    expect(await jana.send(`PUT /users/${jana.guid}`, change)).toEqual({ status, body: { message } });
  });
});

it('notification settings are switched on and off', async () => {
  const { jana } = startTest();
  const off = await jana.send('DELETE /users/me/notification?emailType=taskComment');
  expect(listOf(fieldOf(off.body, 'mailSubscriptions'))).not.toContain('taskComment');
  expect((await jana.send('GET /users/me/notification')).body).toEqual(off.body);
  const on = await jana.send('POST /users/me/notification', { emailType: 'taskComment' });
  expect(listOf(fieldOf(on.body, 'mailSubscriptions'))).toHaveLength(9);
  expect((await jana.send('POST /users/me/notification', { emailType: 'weather' })).status).toBe(400);
});
