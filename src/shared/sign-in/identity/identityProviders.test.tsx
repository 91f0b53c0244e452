import { describe, expect, test, vi } from 'vitest';
import { readEnvironment } from '../../env';
import { createIdentityProviders } from './identityProviders';

const clientId = '00000000-aaaa-bbbb-cccc-000000000000';
const origin = 'http://localhost:3000';
const providersWith = (variables: Record<string, string>) =>
  createIdentityProviders(readEnvironment(variables, origin).environment);
const offered = (variables: Record<string, string>) => {
  const { microsoft, google } = providersWith(variables);
  return [microsoft, google].filter(({ isOffered }) => isOffered).map(({ id }) => id);
};

describe('the configuration of identity providers', () => {
  test('a provider without a client id is not offered', () => {
    expect(offered({})).toEqual([]);
    expect(offered({ VITE_MSAL_CLIENT_ID: ' ' })).toEqual([]);
    expect(offered({ VITE_MSAL_CLIENT_ID: clientId })).toEqual(['microsoft']);
    expect(offered({ VITE_GOOGLE_CLIENT_ID: 'a' })).toEqual(['google']);
  });

  test('in a demonstration both providers are offered', () => {
    expect(offered({ VITE_DEMO: 'true' })).toEqual(['microsoft', 'google']);
    expect(offered({ VITE_DEMO: 'yes' })).toEqual([]);
  });

  test('the authority is the common tenant unless another is configured; a wrong one is named in the error', () => {
    const authorityOf = (authority: string) =>
      readEnvironment({ VITE_MSAL_CLIENT_ID: clientId, VITE_MSAL_AUTHORITY: authority }, origin);
    expect(authorityOf('').environment.microsoft?.authority).toBe('https://login.microsoftonline.com/common');
    expect(authorityOf('https://login.microsoftonline.us/x/').environment.microsoft?.authority).toBe(
      'https://login.microsoftonline.us/x',
    );
    for (const wrong of ['http://login.microsoftonline.com/common', 'common', '/common'])
      expect(authorityOf(wrong).problems).toEqual([expect.stringContaining('VITE_MSAL_AUTHORITY')]);
  });
});

describe('identity providers in a demonstration', () => {
  test('the page of the reference service replaces the provider', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { google } = providersWith({ VITE_DEMO: 'true' });
    expect(await google.signIn()).toEqual({ kind: 'popup-blocked' });
    expect(String(open.mock.calls[0]?.[0])).toContain(`${origin}/api/__identity?provider=google`);
  });

  test('a configured client id takes precedence over the demonstration', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { microsoft } = providersWith({ VITE_DEMO: 'true', VITE_MSAL_CLIENT_ID: clientId });
    expect(await microsoft.signIn()).toEqual({ kind: 'popup-blocked' });
    expect(open).toHaveBeenCalledWith(
      'about:blank',
      expect.stringContaining(`msal.${clientId}.`),
      expect.anything(),
    );
  });
});
