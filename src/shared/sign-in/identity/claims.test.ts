import { describe, expect, test } from 'vitest';
import { accountOfClaims } from './claims';

const names = (claims: unknown) => {
  const { givenName, surname } = accountOfClaims('microsoft', '1', claims);
  return { givenName, surname };
};

describe('names for registration', () => {
  test.each([
    [{ given_name: 'Jana', family_name: 'Albrecht', name: 'J. A.' }, 'Jana', 'Albrecht'],
    [{ given_name: 'Jana' }, 'Jana', ''],
    [{ name: 'Jana Albrecht' }, 'Jana', 'Albrecht'],
    [{ name: 'Jana Maria Albrecht' }, 'Jana Maria', 'Albrecht'],
    [{ name: 'Albrecht, Jana' }, 'Jana', 'Albrecht'],
    [{ name: 'Albrecht,' }, '', 'Albrecht,'],
    [{ name: ' Jana ' }, '', 'Jana'],
    [{ name: '' }, '', ''],
    [{ name: 7 }, '', ''],
    [undefined, '', ''],
  ])('the claims %j are read', (claims, givenName, surname) => {
    expect(names(claims)).toEqual({ givenName, surname });
  });
});

test('the mail is the provider’s, or else the name of the account', () => {
  const mailOf = (claims: unknown) => accountOfClaims('google', '1', claims).mail;
  expect(mailOf({ email: 'a@x.example', preferred_username: 'b@x.example' })).toBe('a@x.example');
  expect(mailOf({ preferred_username: 'b@x.example' })).toBe('b@x.example');
  expect(mailOf({})).toBe('');
});
