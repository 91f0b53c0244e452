import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { env } from '@/shared/env';
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
  /** The mail address typed on an earlier screen. */
  readonly mail: string;
  /** Called once the service has registered the user and sent a mail. */
  readonly onRegistered: (mail: string) => void;
}

/** Values, rules and sending of the registration form. */
export function useRegistration({ account, mail, onRegistered }: RegistrationOptions) {
  const { t } = useTranslation('account');
  const usernames = useUsernameCheck();

  /** Checks the rules, including the service's verdict on the user name. */
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
      const registration = registrationOf(values, account);
      // If the form is sent before the name was checked, it is checked now. Without an answer the service decides.
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
          return { failure: outcome.error };
      }
    },
  });

  return { form, usernameVerdict: usernames.verdictOf(form.values.username) };
}

/** How long to wait after the last keystroke before asking the service, in milliseconds. */
const PAUSE_MS = 350;

/**
 * Checks shortly after typing whether a user name is free. A verdict is kept with its name, so that a late
 * verdict for an older name is never shown.
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
    /** Called when the name has changed. */
    ask: (changed: string) => setUsername(changed.trim()),
    /** The service's verdict on a name; undefined until it has answered. */
    verdictOf: (name: string) => (answer?.username === name.trim() ? answer.verdict : undefined),
  };
}
