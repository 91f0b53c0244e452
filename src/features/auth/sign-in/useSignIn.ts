import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type ApiError, isPassing } from '@/shared/api/apiError';
import { useUnsaved } from '@/shared/drafts/useUnsaved';
import { endFirstScreen, focusSignIn, typedEarly, wasSentEarly } from '@/shared/first-screen/firstScreen';
import type { IdentityAccount } from '@/shared/sign-in/identity/identityProvider';
import { clearMicrosoftSession } from '@/shared/sign-in/identity/microsoftSession';
import { type SignInOutcome, signIn } from '@/shared/sign-in/sessionCommands';
import { useAppDispatch, useExtra } from '@/shared/store/hooks';
import { waitEnded, waitStarted } from '@/shared/store/spinnerSlice';
import { readMail } from '../accountState';

/** The problem of a field, named after its text. */
type Problem = 'mailBlank' | 'passwordBlank' | 'invalid' | 'unchecked';

/** An outcome that leads to another screen, with the mail address concerned. */
export interface Stop {
  readonly outcome: Exclude<SignInOutcome, { kind: 'signedIn' | 'refused' }>;
  readonly mail: string;
  /** The provider's account, if a provider was used. */
  readonly account: IdentityAccount | undefined;
}

/**
 * Whether the service is unreachable, failed or sent an unreadable answer, so that mail and password were not checked.
 */
function isUnanswered(error: ApiError): boolean {
  return isPassing(error) || error.kind === 'contract';
}

/** The two fields and their problems. Text typed before the app was loaded is kept. */
function useSignInFields() {
  'use no memo';
  const state: unknown = useLocation().state;
  const [mail, setMail] = useState(() => typedEarly('email') || readMail(state));
  const [password, setPassword] = useState(() => typedEarly('password'));
  const [mailProblem, setMailProblem] = useState<Problem>();
  const [passwordProblem, setPasswordProblem] = useState<Problem>();

  return {
    mail,
    password,
    mailProblem,
    passwordProblem,
    setProblems: (mailIs?: Problem, passwordIs?: Problem) => {
      setMailProblem(mailIs);
      setPasswordProblem(passwordIs);
    },
    /** Sets the fields and clears their problems. */
    type: (next: { readonly mail?: string; readonly password?: string }) => {
      setMail(next.mail ?? mail);
      setPassword(next.password ?? password);
      setMailProblem(undefined);
      setPasswordProblem(undefined);
    },
  };
}

/**
 * Values, rules and outcomes of the sign-in screen (sections 4 and 5). Not memoised, like the screen itself.
 *
 * @param onUse called when the user types, so that later code can be preloaded
 */
export function useSignIn(onUse: () => void) {
  'use no memo';
  const dispatch = useAppDispatch();
  const { accounts } = useExtra();
  const { setProblems, ...fields } = useSignInFields();
  const { mail, password } = fields;
  const mailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [stop, setStop] = useState<Stop | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const hasInput = mail !== '' || password !== '';
  useUnsaved(hasInput);

  function mark(mailIs?: Problem, passwordIs?: Problem) {
    setProblems(mailIs, passwordIs);
    (mailIs ? mailField : passwordField).current?.focus();
  }

  /** Continues according to the service's message. */
  function handleOutcome(outcome: SignInOutcome, account?: IdentityAccount) {
    if (outcome.kind === 'refused') {
      // "Any server failure marks both fields" (section 5); only the service can say whether they are wrong.
      const problem = outcome.error && isUnanswered(outcome.error) ? 'unchecked' : 'invalid';
      mark(problem, problem);
      setFailure(outcome.error ?? null);
    } else if (outcome.kind !== 'signedIn') {
      // After a success the guard redirects. Otherwise the form stays on the screen until the next screen is loaded.
      startTransition(() => setStop({ outcome, mail: account?.mail ?? mail.trim(), account }));
    }
  }

  async function submit() {
    if (isBusy) return;
    setFailure(null);
    if (mail.trim() === '' || password === '') {
      mark(mail.trim() === '' ? 'mailBlank' : undefined, password === '' ? 'passwordBlank' : undefined);
      return;
    }
    setIsBusy(true);
    // An aborted sign-in with Microsoft may have left another user's token.
    clearMicrosoftSession(accounts);
    dispatch(waitStarted());
    const outcome = await dispatch(signIn({ oAuthProvider: 'custom', mail: mail.trim(), password }));
    dispatch(waitEnded());
    // After a success the form stays busy until the next screen appears, so that it cannot be sent again.
    if (outcome.kind !== 'signedIn') setIsBusy(false);
    handleOutcome(outcome);
  }

  // React has hydrated the prerendered form, and the fields already contain what was typed there.
  useLayoutEffect(() => {
    const isSent = wasSentEarly();
    endFirstScreen();
    if (isSent) passwordField.current?.form?.requestSubmit();
    else focusSignIn();
  }, []);

  useEffect(() => {
    if (hasInput) onUse();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the first character is typed
  }, [hasInput]);

  return {
    ...fields,
    mailField,
    passwordField,
    failure,
    stop,
    isBusy,
    submit,
    handleOutcome,
    back: () => setStop(null),
  };
}
