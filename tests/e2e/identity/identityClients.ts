/**
 * The build that the browser tests use is registered with both identity providers under these made-up ids; no test
 * reaches the providers themselves.
 */
export const identityClients = {
  VITE_MSAL_CLIENT_ID: '11111111-aaaa-4bbb-8ccc-000000000000',
  VITE_GOOGLE_CLIENT_ID: 'test-client.apps.googleusercontent.com',
} as const;
