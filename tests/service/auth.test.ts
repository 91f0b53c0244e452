import { describe, expect, it } from 'vitest';
import { demoAccounts, demoPassword, newcomer, unauthorizedAccount, unverifiedAccount } from './demoAccounts';
import { clientWith, fieldOf, startTest, textOf } from './testing';

const password = { oAuthProvider: 'custom', password: demoPassword };

describe('sign-in', () => {
  const { service, nobody } = startTest();

  it.each([...demoAccounts, newcomer])('lets $name in as $role', async ({ mail, role }) => {
    const { status, body } = await nobody.send('POST /auth/signin/', { ...password, mail });
    expect(status).toBe(200);
    expect(body).toMatchObject({ message: 'ok', user: { mail, role, verificationState: 'authorized' } });
    const token = textOf(fieldOf(body, 'token'));
    expect(await clientWith(service, token).send('POST /auth/verifyToken')).toEqual({
      status: 200,
      body: { role },
    });
  });

  it('ignores capitals in the mail, and accepts the user name too', async () => {
    for (const mail of ['JANA.Albrecht@nordfeld.example', 'jalbrecht']) {
      expect(await nobody.send('POST /auth/signin/', { ...password, mail })).toMatchObject({
        body: { message: 'ok' },
      });
    }
  });

  it.each([
    { mail: 'jana.albrecht@nordfeld.example', password: 'wrong' },
    { mail: 'nobody@nordfeld.example', password: demoPassword },
  ])('refuses $mail with $password', async (body) => {
    expect(await nobody.send('POST /auth/signin/', { oAuthProvider: 'custom', ...body })).toEqual({
      status: 401,
      body: { message: 'Invalid credentials' },
    });
  });

  it('distinguishes an unverified and an unauthorized account, with status 200', async () => {
    expect(await nobody.send('POST /auth/signin/', { ...password, mail: unverifiedAccount.mail })).toEqual({
      status: 200,
      body: { message: 'account not verified', verificationCode: expect.any(String) },
    });
    expect(await nobody.send('POST /auth/signin/', { ...password, mail: unauthorizedAccount.mail })).toEqual({
      status: 200,
      body: { message: 'account not authorized' },
    });
  });

  it('recognises accounts of the other providers by their id', async () => {
    const signIn = async (oAuthProvider: string, oAuthId: string) =>
      (await nobody.send('POST /auth/signin/', { oAuthProvider, oAuthId })).body;
    expect(await signIn('microsoft', 'demo-microsoft-jalbrecht')).toMatchObject({ message: 'ok' });
    expect(await signIn('google', 'demo-google-jalbrecht')).toMatchObject({ message: 'ok' });
    expect(await signIn('google', 'demo-microsoft-jalbrecht')).toEqual({ message: 'Invalid oAuthId' });
  });

  it.each([
    [{}, 'oAuthProvider: is required'],
    [{ oAuthProvider: 'github' }, 'oAuthProvider: one of custom, microsoft, google is expected'],
    [{ oAuthProvider: 'custom', mail: 'a@b.example' }, 'password: is required'],
    [{ oAuthProvider: 'custom', password: 'x' }, 'mail: is required'],
    [{ oAuthProvider: 'google' }, 'oAuthId: is required'],
    [{ ...password, mail: '' }, 'mail: must not be empty'],
    [{ ...password, mail: 'a@b.example', remember: true }, 'remember: is not known to this call'],
  ])('answers %j with %s', async (body, message) => {
    expect(await nobody.send('POST /auth/signin/', body)).toEqual({ status: 400, body: { message } });
  });

  it('never returns the password hash or large pictures', async () => {
    const { body } = await nobody.send('POST /auth/signin/', { ...password, mail: 'jalbrecht' });
    const keys = Object.keys(Object(fieldOf(body, 'user')));
    expect(keys).toContain('photoSmall');
    for (const key of ['passwordHash', 'photo', 'photoMedium', 'background']) expect(keys).not.toContain(key);
  });
});

describe('tokens', () => {
  it('expire', async () => {
    let now = 1_000_000;
    const { service, jana } = startTest({ now: () => now });
    expect((await jana.send('GET /customers')).status).toBe(200);
    now += service.tokenLifetimeSeconds * 1000 - 1;
    expect((await jana.send('GET /customers')).status).toBe(200);
    now += 1;
    expect(await jana.send('GET /customers')).toEqual({
      status: 401,
      body: { message: 'token missing or expired' },
    });
  });

  it('are valid for as long as the service is configured', async () => {
    let now = 0;
    const { service, jana } = startTest({ now: () => now });
    service.tokenLifetimeSeconds = 60;
    const short = clientWith(service, service.issueToken(jana.guid));
    now = 60_000;
    expect((await short.send('GET /customers')).status).toBe(401);
    expect((await jana.send('GET /customers')).status).toBe(200);
    service.expireTokens();
    expect((await jana.send('GET /customers')).status).toBe(401);
  });

  it('are renewed by GET verifyToken, and the old one stays valid', async () => {
    const { service, nobody, jana } = startTest();
    const old = service.issueToken(jana.guid);
    const { status, body } = await nobody.send(`GET /auth/verifyToken?token=${old}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ user: { username: 'jalbrecht' } });
    const fresh = textOf(fieldOf(body, 'token'));
    expect(fresh).not.toBe(old);
    for (const token of [old, fresh]) {
      expect((await clientWith(service, token).send('POST /auth/verifyToken')).status).toBe(200);
    }
    expect((await nobody.send('GET /auth/verifyToken?token=made-up')).status).toBe(401);
    expect(await nobody.send('GET /auth/verifyToken')).toEqual({
      status: 400,
      body: { message: 'token: is required' },
    });
  });

  it('do not outlive the authorization of the account', async () => {
    const { anke, jana } = startTest();
    await anke.send(`PUT /users/${jana.guid}`, { verificationState: 'verified' });
    expect((await jana.send('POST /auth/verifyToken')).status).toBe(401);
  });
});
