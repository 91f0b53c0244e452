import { describe, expect, test, vi } from 'vitest';
import { AccountMemory } from './microsoftSession';
import {
  clearMicrosoftSession,
  expiryOf,
  readMicrosoftSession,
  writeMicrosoftSession,
} from './microsoftSession';

const session = {
  accessToken: 'access',
  tenant: 'nordfeld',
  expiresOn: '2026-11-18T10:00:00.000Z',
  mail: 'jana.albrecht@nordfeld.example',
};

describe('the Microsoft session in local storage', () => {
  test('a session is read as it was written', () => {
    expect(readMicrosoftSession()).toBeNull();
    writeMicrosoftSession(session);
    expect(readMicrosoftSession()).toEqual(session);
  });

  test('clearing removes the session and the entries of the library, and nothing else', () => {
    writeMicrosoftSession(session);
    localStorage.setItem('msal.1.token.keys', 'x');
    sessionStorage.setItem('msal.interaction.status', 'x');
    localStorage.setItem('tagwerk.language', 'en');
    clearMicrosoftSession(new AccountMemory());
    expect(readMicrosoftSession()).toBeNull();
    expect(Object.keys(localStorage)).toEqual(['tagwerk.language']);
    expect(sessionStorage).toHaveLength(0);
  });

  test('clearing also removes the account from the memory of the provider', () => {
    const accounts = new AccountMemory();
    const holder = { forget: vi.fn<() => void>() };
    accounts.add(holder);
    clearMicrosoftSession(accounts);
    expect(holder.forget).toHaveBeenCalledOnce();
  });

  test('if local storage is forbidden, the session is kept for as long as the page lives', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(forbidden);
    writeMicrosoftSession(session);
    expect(readMicrosoftSession()).toEqual(session);
    clearMicrosoftSession(new AccountMemory());
    expect(readMicrosoftSession()).toBeNull();
  });
});

test('an expiry that cannot be read counts as long past', () => {
  expect(expiryOf(session)).toBe(Date.parse(session.expiresOn));
  expect(expiryOf({ ...session, expiresOn: '' })).toBe(0);
});
