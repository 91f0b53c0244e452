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

/** What is wrong with a field, by the name of its text. */
type Problem = 'mailBlank' | 'passwordBlank' | 'invalid' | 'unchecked';

/** An outcome that leads to another screen, and the mail it is about. */
export interface Stop {
  readonly outcome: Exclude<SignInOutcome, { kind: 'signedIn' | 'refused' }>;
  readonly mail: string;
  /** Whose it is, when a provider was asked. */
  readonly account: IdentityAccount | undefined;
}

/** The service is away, fails or cannot be understood, and has not looked at mail and password. */
function isUnanswered(error: ApiError): boolean {
  return isPassing(error) || error.kind === 'contract';
}

/** What stands in the two fields, and what is wrong with it. What was typed before the app was there is kept. */
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
    /** Something else stands in the fields now: what was said of them is over. */
    type: (next: { readonly mail?: string; readonly password?: string }) => {
      setMail(next.mail ?? mail);
      setPassword(next.password ?? password);
      setMailProblem(undefined);
      setPasswordProblem(undefined);
    },
  };
}

/**
 * Values, rules and outcomes of the sign-in screen (sections 4 and 5). Not memoised, as the screen itself.
 *
 * @param onUse somebody is typing: what comes after can be fetched
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

  /** Goes on as the service's message says. */
  function handleOutcome(outcome: SignInOutcome, account?: IdentityAccount) {
    if (outcome.kind === 'refused') {
      // "Any server failure marks both fields" (section 5); whether they are wrong only the service can say.
      const problem = outcome.error && isUnanswered(outcome.error) ? 'unchecked' : 'invalid';
      mark(problem, problem);
      setFailure(outcome.error ?? null);
    } else if (outcome.kind !== 'signedIn') {
      // Who is signed in is led on by the guard. The form stays on the screen until the next one has been fetched.
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
    // A visit to Microsoft that was broken off may have left a token of somebody else.
    clearMicrosoftSession(accounts);
    dispatch(waitStarted());
    const outcome = await dispatch(signIn({ oAuthProvider: 'custom', mail: mail.trim(), password }));
    dispatch(waitEnded());
    // The form stands there until the next screen does, and is not sent again.
    if (outcome.kind !== 'signedIn') setIsBusy(false);
    handleOutcome(outcome);
  }

  // React has taken over the form that the page began with: what was typed there stands here already.
  useLayoutEffect(() => {
    const isSent = wasSentEarly();
    endFirstScreen();
    if (isSent) passwordField.current?.form?.requestSubmit();
    else focusSignIn();
  }, []);

  useEffect(() => {
    if (hasInput) onUse();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the first letter is there
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
