import {
  BrowserAuthError,
  ClientAuthError,
  InteractionRequiredAuthError,
  ServerError,
} from '@azure/msal-browser';
import { describe, expect, test } from 'vitest';
import { isForTheUser, isUnreachable, msalErrorCode, outcomeOfMsalError } from './msalErrors';

describe('an error of a silent token request', () => {
  test.each([
    ['interaction required', new InteractionRequiredAuthError('consent_required', '')],
    ['block_iframe_reload, as version 5 says', new BrowserAuthError('block_iframe_reload', '')],
    ['block_token_requests, as the specification says', new BrowserAuthError('block_token_requests', '')],
  ])('is rethrown: %s (R-2.41)', (_what, error) => {
    expect(isForTheUser(error)).toBe(true);
  });

  test.each([
    ['client auth', new ClientAuthError('no_account_found', '')],
    ['browser auth', new BrowserAuthError('no_account_error', '')],
    ['server', new ServerError('invalid_client', '')],
    ['no error of the library', new TypeError('x is not a function')],
    ['not even an error', 'no'],
  ])('is not rethrown: %s', (_what, error) => {
    expect(isForTheUser(error)).toBe(false);
    expect(isUnreachable(error)).toBe(false);
  });

  test.each([
    ['a hidden frame without an answer', new BrowserAuthError('timed_out', '')],
    ['an empty answer', new BrowserAuthError('hash_empty_error', '')],
    ['no network', new BrowserAuthError('no_network_connectivity', '')],
    ['storage of the library that is full', new ClientAuthError('cache_quota_exceeded', '')],
  ])('is no refusal, whatever the browser says of the network: %s (R-14.44)', (_what, error) => {
    expect(isForTheUser(error)).toBe(false);
    expect(isUnreachable(error)).toBe(true);
  });
});

test('the description of an error never contains the server’s text', () => {
  const secret = 'eyJhbGciOi.token.secret';
  const errors = [
    new ServerError('invalid_grant', '', `description with ${secret}`),
    new ServerError(`code with ${secret}`, ''),
    new ServerError(`${secret}/`.repeat(9), ''),
    new Error(secret),
  ];
  for (const error of errors) {
    expect(msalErrorCode(error)).not.toContain('secret');
    expect(JSON.stringify(outcomeOfMsalError(error))).not.toContain('secret');
  }
});
