import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge';

/**
 * The page to which Microsoft sends its answer: in the popup of a sign-in, and in the hidden frame of a silent one. It
 * passes the answer to the app and closes itself. It is a page of its own, because the app must not start inside that
 * frame.
 */
broadcastResponseToMainFrame().catch(() => {
  // Without an answer, a user has opened this address directly.
  const isAlone = window.top === window && window.opener === null;
  if (isAlone) location.replace('../..');
});
