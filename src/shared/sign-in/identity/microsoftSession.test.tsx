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

describe('local storage holds the access token, tenant and expiry of the identity provider', () => {
  test('they are read as they were written', () => {
    expect(readMicrosoftSession()).toBeNull();
    writeMicrosoftSession(session);
    expect(readMicrosoftSession()).toEqual(session);
  });

  test('all of them are removed, including the library’s own, and nothing else', () => {
    writeMicrosoftSession(session);
    localStorage.setItem('msal.1.token.keys', 'x');
    sessionStorage.setItem('msal.interaction.status', 'x');
    localStorage.setItem('tagwerk.language', 'en');
    clearMicrosoftSession(new AccountMemory());
    expect(readMicrosoftSession()).toBeNull();
    expect(Object.keys(localStorage)).toEqual(['tagwerk.language']);
    expect(sessionStorage).toHaveLength(0);
  });

  test('another app of the origin that uses the library keeps its entries (R-1.66)', () => {
    const foreign = ['msal.3.token.keys.of-another-app', 'msal.3.account.keys'];
    for (const name of [...foreign, 'tagwerk.msalMail']) localStorage.setItem(name, 'x');
    clearMicrosoftSession(new AccountMemory());
    expect(Object.keys(localStorage).toSorted()).toEqual(foreign.toSorted());
  });

  test('removing them also forgets the account that was used to sign in', () => {
    const accounts = new AccountMemory();
    const holder = { forget: vi.fn<() => void>() };
    accounts.add(holder);
    clearMicrosoftSession(accounts);
    expect(holder.forget).toHaveBeenCalledOnce();
  });

  test('without storage, they last as long as the page', () => {
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

test('an unreadable expiry counts as past', () => {
  expect(expiryOf(session)).toBe(Date.parse(session.expiresOn));
  expect(expiryOf({ ...session, expiresOn: '' })).toBe(0);
});
