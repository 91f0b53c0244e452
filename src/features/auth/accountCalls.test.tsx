import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { server } from '../../../tests/jsdom/testService';
import { checkResetCode, checkUsername, register, requestReset } from './accountCalls';

const answer = (body: object | string, status = 200) => {
  const respond = () =>
    typeof body === 'string' ? new HttpResponse(body, { status }) : HttpResponse.json(body, { status });
  server.use(http.all('*/api/auth/*', respond));
};

describe('the check of a user name', () => {
  test.each([
    [{ available: true }, 200, 'free'],
    [{ available: 1, message: 'not taken' }, 200, 'free'],
    [{ available: 'true' }, 200, 'free'],
    [{ message: 'ok' }, 200, 'free'],
    [{ message: 'username is not taken' }, 200, 'free'],
    [{ available: false }, 200, 'taken'],
    [{ available: 0 }, 200, 'taken'],
    [{ available: 'false', message: 'ok' }, 200, 'taken'],
    [{ message: 'username is taken' }, 200, 'taken'],
    [{ message: 'Username already exists' }, 200, 'taken'],
    [{ message: 'Benutzername ist vergeben' }, 200, 'taken'],
    [{ message: 'This user name exists' }, 200, 'taken'],
    [{ message: 'Der Benutzername existiert schon' }, 200, 'taken'],
    [{ message: 'no such username exists' }, 200, 'free'],
    [{ message: 'Der Benutzername existiert nicht' }, 200, 'free'],
    [{}, 409, 'taken'],
    [{ message: 'in use' }, 400, 'taken'],
    [{ message: 'value: is too long' }, 400, 'unchecked'],
    [{}, 200, 'unchecked'],
    ['', 200, 'unchecked'],
    ['<html>', 200, 'unchecked'],
    ['<h1>Oops</h1>', 500, 'unchecked'],
  ])('a user name check answered with %j and status %i is %s (R-24.151)', async (body, status, kind) => {
    answer(body, status);
    expect((await checkUsername('mlindt')).kind).toBe(kind);
  });
});

describe('registration refused with 409', () => {
  const mara = {
    provider: 'custom',
    providerId: null,
    mail: 'm@x',
    phone: '',
    givenName: 'M',
    surname: 'L',
    password: 'p',
    username: 'ml',
  } as const;

  test.each([
    ['username: is taken', { kind: 'taken', field: 'username' }],
    ['User name already exists', { kind: 'taken', field: 'username' }],
    ['Der Benutzername ist vergeben', { kind: 'taken', field: 'username' }],
    ['mail: is taken', { kind: 'taken', field: 'mail' }],
    ["Duplicate entry for key 'email'", { kind: 'taken', field: 'mail' }],
    ['username or mail is taken', { kind: 'failed' }],
    ['oAuthId: is taken', { kind: 'failed' }],
  ])('a 409 with the message "%s" is assigned to its field', async (message, outcome) => {
    answer({ message }, 409);
    expect(await register(mara)).toMatchObject(outcome);
  });

  test('any status but 409 names no field', async () => {
    answer({ message: 'mail: is too long' }, 400);
    expect(await register(mara)).toMatchObject({ kind: 'failed', error: { status: 400 } });
  });

  test('an empty answer to a registration counts as success', async () => {
    answer('', 201);
    expect(await register(mara)).toEqual({ kind: 'registered' });
  });
});

describe('password reset', () => {
  test('the mail is encoded in the address of the reset (R-2.59)', async () => {
    const asked: string[] = [];
    server.use(
      http.get('*/api/auth/reset/*', ({ request }) => {
        asked.push(request.url.replace(/^.*\/reset\//u, ''));
        return HttpResponse.json({});
      }),
    );
    expect(await requestReset('a+b/c?d#ü@x.example')).toBeUndefined();
    expect(asked).toEqual(['a%2Bb%2Fc%3Fd%23%C3%BC%40x.example']);
  });

  test.each([
    [{ guid: 'g-1' }, { guid: 'g-1' }],
    [{ guid: 7 }, { guid: '7' }],
    [{}, { error: { kind: 'contract', path: 'guid' } }],
    ['', { error: { kind: 'contract', path: 'guid' } }],
  ])('an answer of %j to a reset code is read or rejected (R-2.56)', async (body, result) => {
    answer(body);
    expect(await checkResetCode('a@b', '1')).toEqual(result);
  });
});
