import { describe, expect, test } from 'vitest';
import {
  type RegistrationField,
  initialValues,
  readProviderAccount,
  registrationOf,
  registrationProblems,
} from './registrationValues';

const right = {
  ...initialValues(null, ''),
  givenName: 'Mara',
  surname: 'Lindt',
  username: 'mlindt',
  mail: 'mara@x',
  password: 'geheim',
  repetition: 'geheim',
  privacy: true,
};

describe('registration', () => {
  test('valid registration values have no problems', () => {
    expect(registrationProblems(right, { hasPassword: true, passwordMin: null })).toEqual({});
  });

  test.each<[RegistrationField, string | boolean, object]>([
    ['givenName', ' ', { givenName: 'givenName' }],
    ['surname', '', { surname: 'surname' }],
    ['username', ' ', { username: 'usernameTooShort' }],
    ['username', 'm', {}],
    // The @ must not be the first character.
    ['mail', '', { mail: 'mail' }],
    ['mail', 'mara', { mail: 'mail' }],
    ['mail', '@x', { mail: 'mail' }],
    ['mail', ' @x', { mail: 'mail' }],
    ['mail', 'a@', {}],
    ['phone', '', {}],
    ['password', '', { password: 'password', repetition: 'mismatch' }],
    ['password', 'Geheim', { repetition: 'mismatch' }],
    ['repetition', 'geheim ', { repetition: 'mismatch' }],
    ['privacy', false, { privacy: 'privacy' }],
    // Displayed, but not required.
    ['dataSecurity', false, {}],
  ])('%s with the value %j has the problems %j', (name, value, problems) => {
    expect(
      registrationProblems({ ...right, [name]: value }, { hasPassword: true, passwordMin: null }),
    ).toEqual(problems);
  });

  test('a registration with a provider’s account needs no password', () => {
    const without = { ...right, password: '', repetition: '' };
    expect(registrationProblems(without, { hasPassword: false, passwordMin: null })).toEqual({});
  });

  test('only the custom provider’s mail must contain an @, because any other is locked', () => {
    expect(
      registrationProblems({ ...right, mail: '+49 30 1234' }, { hasPassword: false, passwordMin: null }),
    ).toEqual({});
    expect(registrationProblems({ ...right, mail: '' }, { hasPassword: false, passwordMin: null })).toEqual({
      mail: 'mail',
    });
  });
});

test('texts are sent without surrounding blanks, the password as typed', () => {
  const typed = { ...right, mail: ' mara@x ', username: ' ml ', phone: ' 1 ', password: ' p ' };
  expect(registrationOf(typed, null)).toEqual({
    provider: 'custom',
    providerId: null,
    mail: 'mara@x',
    phone: '1',
    givenName: 'Mara',
    surname: 'Lindt',
    password: ' p ',
    username: 'ml',
  });
});

describe('what /registration receives', () => {
  const handed = { provider: 'google', providerId: 's', mail: 'm@x', givenName: 'M', surname: 'L' };

  test.each([
    [handed, handed],
    [
      { provider: 'microsoft', providerId: 7 },
      { provider: 'microsoft', providerId: '7', mail: '', givenName: '', surname: '' },
    ],
    [{ ...handed, provider: 'custom' }, null],
    [{ ...handed, providerId: '' }, null],
    [{ mail: 'm@x' }, null],
    ['google', null],
    [null, null],
  ])('the state %j of the history entry is read as an account or null', (state, account) => {
    expect(readProviderAccount(state)).toEqual(account);
  });
});
