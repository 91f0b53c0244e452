import { expect, test } from 'vitest';
import { policySourcesOf } from './contentPolicy';
import { readEnvironment } from './env';

const origin = 'https://tagwerk.example';
const sourcesOf = (variables: Record<string, string>) =>
  policySourcesOf(readEnvironment(variables, origin).environment, origin);

test('with the service on our own host and no provider, no other host may be reached', () => {
  expect(sourcesOf({})).toEqual({ script: [], connect: [], image: [], frame: [] });
  expect(sourcesOf({ VITE_COMPANY_LOGO: 'data:image/png;base64,iVBORw0KGgo=' }).image).toEqual([]);
});

test('service, websocket, logo and providers are listed by their origins', () => {
  expect(
    sourcesOf({
      VITE_API_URL: 'https://api.example/v1',
      VITE_WS_URL: 'wss://push.example/ws',
      VITE_COMPANY_LOGO: 'https://cdn.example/logo.png',
      VITE_MSAL_CLIENT_ID: 'a',
      VITE_GOOGLE_CLIENT_ID: 'b',
    }),
  ).toEqual({
    script: ['https://accounts.google.com/gsi/client'],
    connect: [
      'https://api.example',
      'wss://push.example',
      'https://cdn.example',
      'https://login.microsoftonline.com',
      'https://openidconnect.googleapis.com/v1/userinfo',
      'https://accounts.google.com/gsi/',
    ],
    image: ['https://cdn.example'],
    frame: ['https://login.microsoftonline.com', 'https://accounts.google.com/gsi/'],
  });
});
