import { describe, expect, it } from 'vitest';
import { unverifiedAccount } from './demoAccounts';
import { fieldOf, startTest, textOf, type Client } from './testing';
import type { Service } from './service';

const mara = {
  guid: null,
  oAuthId: null,
  oAuthProvider: 'custom',
  mail: 'mara.lindt@nordfeld.example',
  phone: null,
  givenname: 'Mara',
  surname: 'Lindt',
  password: 'geheim',
  username: 'mlindt',
};

function lastCode(service: Service): string {
  const [mail] = service.mails();
  return mail?.code ?? '';
}

const signIn = async (nobody: Client, password = mara.password): Promise<unknown> =>
  (await nobody.send('POST /auth/signin/', { oAuthProvider: 'custom', mail: mara.mail, password })).body;

describe('registration', () => {
  it('leads from the form to the first sign-in', async () => {
    const { service, nobody, anke } = startTest();
    const registered = await nobody.send('POST /auth/register/', mara);
    expect(registered).toEqual({ status: 201, body: { message: 'registered', guid: expect.any(String) } });
    expect(service.mails()[0]).toMatchObject({ to: mara.mail, code: expect.stringMatching(/^\d{6}$/) });

    expect(await signIn(nobody)).toMatchObject({ message: 'account not verified' });
    const verify = async (verificationCode: string) =>
      nobody.send('POST /auth/verification/', { verificationCode, verificationMail: mara.mail });
    const code = lastCode(service);
    expect(await verify(code)).toEqual({ status: 200, body: { message: 'account verified' } });
    expect(await verify(code)).toEqual({ status: 400, body: { message: 'Invalid code' } });
    expect(await signIn(nobody)).toEqual({ message: 'account not authorized' });

    const guid = textOf(fieldOf(registered.body, 'guid'));
    await anke.send(`PUT /users/${guid}`, { verificationState: 'authorized' });
    expect(await signIn(nobody)).toMatchObject({
      message: 'ok',
      user: { role: 'member', username: 'mlindt' },
    });
  });

  it('by a provider is recognised by its id afterwards', async () => {
    const { nobody } = startTest();
    const google = { ...mara, oAuthProvider: 'google', oAuthId: 'sub-1', password: null };
    expect((await nobody.send('POST /auth/register/', google)).status).toBe(201);
    const { body } = await nobody.send('POST /auth/signin/', { oAuthProvider: 'google', oAuthId: 'sub-1' });
    expect(body).toMatchObject({ message: 'account not verified' });
    const again = { ...google, mail: 'x@nordfeld.example', username: 'other' };
    expect(await nobody.send('POST /auth/register/', again)).toEqual({
      status: 409,
      body: { message: 'oAuthId: is taken' },
    });
  });

  it.each([
    [{ username: 'JAlbrecht' }, 409, 'username: is taken'],
    [{ mail: 'Jana.Albrecht@nordfeld.example' }, 409, 'mail: is taken'],
    [{ mail: '@nordfeld.example' }, 400, 'mail: a mail address is expected'],
    [{ password: null }, 400, 'password: is required'],
    [{ oAuthProvider: 'google' }, 400, 'oAuthId: is required'],
    [{ surname: '' }, 400, 'surname: must not be empty'],
    [{ role: 'admin' }, 400, 'role: is not known to this call'],
  ])('refuses %j', async (change, status, message) => {
    const { service, nobody } = startTest();
    expect(await nobody.send('POST /auth/register/', { ...mara, ...change })).toEqual({
      status,
      body: { message },
    });
    expect(service.mails()).toEqual([]);
  });

  it('says whether a user name or a mail address is free', async () => {
    const { nobody } = startTest();
    const ask = async (attribute: string, value: string) =>
      (await nobody.send('PUT /auth/register/', { attribute, value })).body;
    expect(await ask('username', 'jalbrecht')).toEqual({ available: false, message: 'username is taken' });
    expect(await ask('username', 'mlindt')).toEqual({ available: true, message: 'username is available' });
    expect(await ask('mail', 'jana.albrecht@nordfeld.example')).toMatchObject({ available: false });
    expect(await ask('phone', '1')).toEqual({ message: 'attribute: one of username, mail is expected' });
  });
});

describe('verification', () => {
  const { mail } = unverifiedAccount;

  it('sends the mail again for the code of the sign-in answer, and only the newest code is valid', async () => {
    const { service, nobody } = startTest();
    const signedIn = await nobody.send('POST /auth/signin/', {
      oAuthProvider: 'custom',
      mail,
      password: 'tagwerk',
    });
    const body = { verificationCode: fieldOf(signedIn.body, 'verificationCode'), verificationMail: mail };
    const sent = { status: 200, body: { message: 'verification mail sent' } };
    expect(await nobody.send('POST /auth/verification/', body)).toEqual(sent);
    const first = lastCode(service);
    expect(await nobody.send('POST /auth/verification/', body)).toEqual(sent);
    const second = lastCode(service);
    const use = async (verificationCode: string) =>
      (await nobody.send('POST /auth/verification/', { verificationCode, verificationMail: mail })).status;
    // Once in a million codes both are the same.
    expect(await use(first === second ? 'other' : first)).toBe(400);
    expect(await use(second)).toBe(200);
  });

  it('refuses a code after 30 minutes, and one for another mail address', async () => {
    let now = 0;
    const { service, nobody } = startTest({ now: () => now });
    await nobody.send('POST /auth/register/', mara);
    const use = async (verificationMail: string) =>
      (
        await nobody.send('POST /auth/verification/', {
          verificationCode: lastCode(service),
          verificationMail,
        })
      ).status;
    expect(await use(mail)).toBe(400);
    now = 30 * 60_000;
    expect(await use(mara.mail)).toBe(400);
  });
});

describe('forgotten password', () => {
  const address = 'jana.albrecht@nordfeld.example';

  it('leads from the mail to the new password, and ends all sessions', async () => {
    const { service, nobody, jana } = startTest();
    expect(await nobody.send(`GET /auth/reset/${encodeURIComponent(address)}`)).toEqual({
      status: 200,
      body: { message: 'reset mail sent' },
    });
    const token = lastCode(service);
    expect(await nobody.send(`POST /auth/reset/${address}`, { token })).toEqual({
      status: 200,
      body: { guid: jana.guid },
    });

    const change = { guid: jana.guid, token, password: 'neu und lang' };
    const other = { ...change, guid: 'x' };
    expect((await nobody.send(`PATCH /auth/reset/${address}`, other)).status).toBe(401);
    expect(await nobody.send(`PATCH /auth/reset/${address}`, change)).toEqual({
      status: 200,
      body: { message: 'password changed' },
    });
    expect((await nobody.send(`PATCH /auth/reset/${address}`, change)).status).toBe(401);
    expect((await jana.send('GET /customers')).status).toBe(401);
    const signedIn = await nobody.send('POST /auth/signin/', {
      oAuthProvider: 'custom',
      mail: address,
      password: change.password,
    });
    expect(signedIn.body).toMatchObject({ message: 'ok' });
  });

  it('refuses unknown mail addresses, wrong codes and codes that are 30 minutes old', async () => {
    let now = 0;
    const { service, nobody } = startTest({ now: () => now });
    expect(await nobody.send('GET /auth/reset/unknown@nordfeld.example')).toMatchObject({ status: 404 });
    await nobody.send(`GET /auth/reset/${address}`);
    const invalid = { status: 401, body: { message: 'Invalid code' } };
    expect(await nobody.send(`POST /auth/reset/${address}`, { token: 'abc' })).toEqual(invalid);
    now = 30 * 60_000;
    expect(await nobody.send(`POST /auth/reset/${address}`, { token: lastCode(service) })).toEqual(invalid);
  });
});

it('sent mails can be read, newest first, and are passed to onMail', async () => {
  const told: string[] = [];
  const { nobody } = startTest({ onMail: (mail) => told.push(mail.to) });
  await nobody.send('GET /auth/reset/jana.albrecht@nordfeld.example');
  await nobody.send('GET /auth/reset/anke.petersen@nordfeld.example');
  const { body } = await nobody.send('GET /__mail');
  expect(body).toMatchObject([
    { to: 'anke.petersen@nordfeld.example' },
    { to: 'jana.albrecht@nordfeld.example' },
  ]);
  expect(Object.keys(Object(fieldOf(body, 0)))).toEqual(['to', 'subject', 'text', 'code', 'sentAt']);
  expect(told).toEqual(['jana.albrecht@nordfeld.example', 'anke.petersen@nordfeld.example']);
});
