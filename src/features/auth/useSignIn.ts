import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ApiError } from '@/shared/api/apiError';
import { useUnsaved } from '@/shared/drafts/useUnsaved';
import type { IdentityAccount } from '@/shared/sign-in/identity/identityProvider';
import { clearMicrosoftSession } from '@/shared/sign-in/identity/microsoftSession';
import { type SignInOutcome, signIn } from '@/shared/sign-in/sessionCommands';
import { useAppDispatch } from '@/shared/store/hooks';
import { waitEnded, waitStarted } from '@/shared/store/spinnerSlice';
import { readMail } from './accountState';
import { endOutline, typedEarly } from './outlineForm';

/** What is wrong with a field, by the name of its text. */
type Problem = 'mailBlank' | 'passwordBlank' | 'invalid';

/** An outcome that leads to another screen, and the mail it is about. */
export interface Stop {
  readonly outcome: Exclude<SignInOutcome, { kind: 'signedIn' | 'refused' }>;
  readonly mail: string;
  /** Whose it is, when a provider was asked. */
  readonly account: IdentityAccount | undefined;
}

/** Values, rules and outcomes of the sign-in screen (sections 4 and 5). Not memoised, as the screen itself. */
export function useSignIn() {
  'use no memo';
  const dispatch = useAppDispatch();
  const state: unknown = useLocation().state;
  const [mail, setMail] = useState(() => typedEarly('email') || readMail(state));
  const [password, setPassword] = useState(() => typedEarly('password'));
  const [mailProblem, setMailProblem] = useState<Problem>();
  const [passwordProblem, setPasswordProblem] = useState<Problem>();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [stop, setStop] = useState<Stop | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const mailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  useUnsaved(mail !== '' || password !== '');

  function mark(mailIs?: Problem, passwordIs?: Problem) {
    setMailProblem(mailIs);
    setPasswordProblem(passwordIs);
    (mailIs ? mailField : passwordField).current?.focus();
  }

  /** Goes on as the service's message says. */
  function handleOutcome(outcome: SignInOutcome, account?: IdentityAccount) {
    if (outcome.kind === 'refused') {
      // "Any server failure marks both fields" (section 5).
      mark('invalid', 'invalid');
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
    clearMicrosoftSession();
    dispatch(waitStarted());
    const outcome = await dispatch(signIn({ oAuthProvider: 'custom', mail: mail.trim(), password }));
    dispatch(waitEnded());
    setIsBusy(false);
    handleOutcome(outcome);
  }

  // The outline of this form has gone; who was typing there goes on typing here.
  useLayoutEffect(() => {
    const { at, isSent } = endOutline();
    const form = passwordField.current?.form;
    if (at) form?.querySelector<HTMLElement>(`[type=${at}]`)?.focus();
    if (isSent) form?.requestSubmit();
  }, []);

  return {
    mail,
    password,
    mailProblem,
    passwordProblem,
    failure,
    stop,
    isBusy,
    mailField,
    passwordField,
    /** Something else stands in the fields now: what was said of them is over. */
    type: (next: { readonly mail?: string; readonly password?: string }) => {
      setMail(next.mail ?? mail);
      setPassword(next.password ?? password);
      setMailProblem(undefined);
      setPasswordProblem(undefined);
    },
    submit,
    handleOutcome,
    back: () => setStop(null),
  };
}
