import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge';

/**
 * Where Microsoft sends its answer: in the popup of a sign-in, and in the hidden frame of a silent one. The page hands
 * the answer to the app and closes itself. It is a page of its own, because the app must not start inside that frame.
 */
broadcastResponseToMainFrame().catch(() => {
  // Without an answer somebody came here by the address alone.
  const isAlone = window.top === window && window.opener === null;
  if (isAlone) location.replace(import.meta.env.BASE_URL);
});
