import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { env } from '@/shared/env';
import type { ApiError } from '@/shared/api/apiError';
import { type UsernameVerdict, checkUsername, register } from '../accountCalls';
import { useAccountForm } from '../useAccountForm';
import {
  type ProviderAccount,
  type RegistrationField,
  type RegistrationProblem,
  type RegistrationValues,
  initialValues,
  registrationOf,
  registrationProblems,
} from './registrationValues';

interface RegistrationOptions {
  readonly account: ProviderAccount | null;
  /** A mail that the user has typed before. */
  readonly mail: string;
  /** The service has registered the user and sent a mail. */
  readonly onRegistered: (mail: string) => void;
}

/** Values, rules and sending of the registration form (section 5). */
export function useRegistration({ account, mail, onRegistered }: RegistrationOptions) {
  const { t } = useTranslation('account');
  const [failure, setFailure] = useState<ApiError | null>(null);
  const usernames = useUsernameCheck();

  /** The rules of section 5, and what the service has said of the user name. */
  const check = (name: RegistrationField, values: RegistrationValues) =>
    name === 'username' && usernames.verdictOf(values.username)?.kind === 'taken'
      ? 'usernameTaken'
      : registrationProblems(values, { hasPassword: account === null, passwordMin: env.passwordMin })[name];

  const form = useAccountForm<RegistrationValues, RegistrationProblem>({
    initial: initialValues(account, mail),
    messageOf: (problem) => t(`registration.problems.${problem}`, { count: env.passwordMin ?? 0 }),
    rules: {
      givenName: { validate: (_name, values) => check('givenName', values) },
      surname: { validate: (_name, values) => check('surname', values) },
      username: {
        validate: (_name, values) => check('username', values),
        onChange: usernames.ask,
        liveWith: ['username'],
      },
      mail: { validate: (_mail, values) => check('mail', values) },
      password: { validate: (_password, values) => check('password', values) },
      repetition: { validate: (_password, values) => check('repetition', values) },
      privacy: { validate: (_isTicked, values) => check('privacy', values) },
    },
    send: async (values) => {
      setFailure(null);
      const registration = registrationOf(values, account);
      // Sent faster than it was asked: the name must be free all the same. No answer leaves it to the service.
      const verdict =
        usernames.verdictOf(registration.username) ?? (await checkUsername(registration.username));
      if (verdict.kind === 'taken') return { refused: { username: 'usernameTaken' } };
      const outcome = await register(registration);
      switch (outcome.kind) {
        case 'registered':
          return { run: () => onRegistered(registration.mail) };
        case 'taken':
          return {
            refused: outcome.field === 'username' ? { username: 'usernameTaken' } : { mail: 'mailTaken' },
          };
        case 'failed':
          return { run: () => setFailure(outcome.error) };
      }
    },
  });

  return { form, failure, usernameVerdict: usernames.verdictOf(form.values.username) };
}

/** How long typing may pause before the service is asked, in milliseconds. */
const PAUSE_MS = 350;

/**
 * Asks whether a user name is free, shortly after it was typed (section 5, "checked on change by a call"). A verdict
 * belongs to the name it was asked for: one for an older name is never given.
 */
function useUsernameCheck() {
  const [username, setUsername] = useState('');
  const [answer, setAnswer] = useState<{ username: string; verdict: UsernameVerdict } | null>(null);

  useEffect(() => {
    if (username === '') return undefined;
    const controller = new AbortController();
    async function ask() {
      const verdict = await checkUsername(username, controller.signal);
      if (!controller.signal.aborted) setAnswer({ username, verdict });
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [username]);

  return {
    /** The name was changed to this one. */
    ask: (changed: string) => setUsername(changed.trim()),
    /** What the service says of a name; undefined while it has not said it. */
    verdictOf: (name: string) => (answer?.username === name.trim() ? answer.verdict : undefined),
  };
}
