/**
 * Made-up client ids of both identity providers for the build that the browser tests use; no test contacts the
 * providers.
 */
export const identityClients = {
  VITE_MSAL_CLIENT_ID: '11111111-aaaa-4bbb-8ccc-000000000000',
  VITE_GOOGLE_CLIENT_ID: 'test-client.apps.googleusercontent.com',
} as const;
