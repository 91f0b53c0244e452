import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/shared/api/apiError';
import { checkUsername, register } from '../accountCalls';
import { useAccountForm } from '../useAccountForm';
import {
  type ProviderAccount,
  type RegistrationField,
  type RegistrationProblem,
  initialValues,
  registrationOf,
  registrationProblems,
} from './registrationValues';
import { useUsernameCheck } from './useUsernameCheck';

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

  const form = useAccountForm<RegistrationField, RegistrationProblem>({
    initial: initialValues(account, mail),
    live: ['username'],
    say: (problem) => t(`registration.problems.${problem}`),
    check: (values) => ({
      ...registrationProblems(values, { hasPassword: account === null }),
      ...(usernames.verdictOf(values.username)?.kind === 'taken' && { username: 'usernameTaken' }),
    }),
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

  const username = form.text('username');
  return {
    form,
    failure,
    username: {
      ...username,
      verdict: usernames.verdictOf(username.value),
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        username.onChange(event);
        usernames.ask(event.target.value);
      },
    },
  };
}
