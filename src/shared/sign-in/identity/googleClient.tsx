import { GoogleOAuthProvider, useGoogleLogin, useGoogleOAuth } from '@react-oauth/google';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import * as v from 'valibot';
import { accountOfClaims } from './claims';
import type { IdentityClient, IdentityOutcome } from './identityProvider';
import { GOOGLE_ORIGINS } from '../../hosting/googleOrigins';
import { randomState } from './identityWindow';

/** A call without an answer is given up after this time, in milliseconds. */
const USERINFO_TIMEOUT_MS = 20_000;

/** The answer of Google's window: a token and the state of the request, or how it ended without one. */
type Answer =
  | { readonly kind: 'token'; readonly token: string; readonly state: string | undefined }
  | Exclude<IdentityOutcome, { kind: 'account' }>;

/** Opens Google's window with a state. */
type OpenWindow = (state: string) => void;

interface BridgeProps {
  readonly onReady: (openWindow: OpenWindow) => void;
  readonly onAnswer: (answer: Answer) => void;
}

/** Google's library for React consists of hooks, so this component runs them. It renders nothing. */
function Bridge({ onReady, onAnswer }: BridgeProps) {
  const { scriptLoadedSuccessfully } = useGoogleOAuth();
  const login = useGoogleLogin({
    onSuccess: ({ access_token: token, state }) => onAnswer({ kind: 'token', token, state }),
    onError: ({ error }) =>
      onAnswer(
        error === 'access_denied'
          ? { kind: 'refused' }
          : { kind: 'failed', reason: 'other', code: error ?? 'unknown' },
      ),
    onNonOAuthError: ({ type }) => {
      if (type === 'popup_closed') onAnswer({ kind: 'cancelled' });
      else if (type === 'popup_failed_to_open') onAnswer({ kind: 'popup-blocked' });
      else onAnswer({ kind: 'failed', reason: 'other', code: type });
    },
  });
  useEffect(() => {
    if (scriptLoadedSuccessfully) onReady((state) => login({ state }));
  }, [scriptLoadedSuccessfully, login, onReady]);
  return null;
}

/** Loads Google's script; returns the function that opens its window. */
async function startLibrary(clientId: string, onAnswer: (answer: Answer) => void): Promise<OpenWindow> {
  const root = createRoot(document.createElement('div'));
  return new Promise((resolve, reject) => {
    root.render(
      <GoogleOAuthProvider
        clientId={clientId}
        onScriptLoadError={() => {
          root.unmount();
          reject(new Error("Google's script could not be loaded"));
        }}
      >
        <Bridge onReady={resolve} onAnswer={onAnswer} />
      </GoogleOAuthProvider>,
    );
  });
}

async function askWho(token: string): Promise<IdentityOutcome> {
  try {
    const response = await fetch(GOOGLE_ORIGINS.userinfo, {
      headers: { Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(USERINFO_TIMEOUT_MS),
    });
    if (!response.ok) {
      const reason = response.status >= 500 ? 'network' : 'other';
      return { kind: 'failed', reason, code: `userinfo_${response.status}` };
    }
    const claims = v.safeParse(
      v.looseObject({ sub: v.pipe(v.string(), v.nonEmpty()) }),
      await response.json(),
    );
    if (!claims.success) return { kind: 'failed', reason: 'other', code: 'userinfo_unreadable' };
    return { kind: 'account', account: accountOfClaims('google', claims.output.sub, claims.output) };
  } catch {
    return { kind: 'failed', reason: 'network', code: 'userinfo_unreachable' };
  }
}

/**
 * Sign-in with Google. The token from its window is used once, to ask for the account, and then dropped, because the
 * app does not need it.
 */
export async function createGoogleClient(clientId: string): Promise<IdentityClient> {
  let answer: (answer: Answer) => void = () => {};
  const openWindow = await startLibrary(clientId, (given) => answer(given));
  return {
    signIn: async () => {
      answer({ kind: 'cancelled' });
      const state = randomState();
      const given = await new Promise<Answer>((resolve) => {
        answer = resolve;
        openWindow(state);
      });
      if (given.kind !== 'token') return given;
      if (given.state !== state) return { kind: 'failed', reason: 'state', code: 'state_mismatch' };
      return askWho(given.token);
    },
  };
}
