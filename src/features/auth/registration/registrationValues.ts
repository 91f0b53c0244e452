import { fieldOf, textAt } from '@/shared/session/sessionUser';
import type { Registration } from '../accountCalls';
import { type PasswordProblem, passwordProblem } from '../passwordProblem';

/** The field values of /registration. */
export type RegistrationValues = {
  readonly givenName: string;
  readonly surname: string;
  readonly username: string;
  readonly mail: string;
  readonly phone: string;
  readonly password: string;
  readonly repetition: string;
  readonly privacy: boolean;
  readonly dataSecurity: boolean;
};
export type RegistrationField = keyof RegistrationValues;

/** A provider's account to register with. */
export interface ProviderAccount {
  readonly provider: 'microsoft' | 'google';
  readonly providerId: string;
  readonly mail: string;
  readonly givenName: string;
  readonly surname: string;
}

/** Reads the account passed on by sign-in; null for a registration by password. */
export function readProviderAccount(state: unknown): ProviderAccount | null {
  const provider = fieldOf(state, 'provider');
  const providerId = textAt(state, 'providerId');
  if ((provider !== 'microsoft' && provider !== 'google') || !providerId) return null;
  return {
    provider,
    providerId,
    mail: textAt(state, 'mail') ?? '',
    givenName: textAt(state, 'givenName') ?? '',
    surname: textAt(state, 'surname') ?? '',
  };
}

export function initialValues(account: ProviderAccount | null, mail: string): RegistrationValues {
  return {
    givenName: account?.givenName ?? '',
    surname: account?.surname ?? '',
    username: '',
    mail: account?.mail ?? mail,
    phone: '',
    password: '',
    repetition: '',
    privacy: false,
    dataSecurity: false,
  };
}

export type RegistrationProblem =
  | 'givenName'
  | 'surname'
  | 'usernameTooShort'
  | 'usernameTaken'
  | 'mail'
  | 'mailTaken'
  | PasswordProblem
  | 'mismatch'
  | 'privacy';

/** Checks the rules that do not need the service. With a provider's account there is no password. */
export function registrationProblems(
  values: RegistrationValues,
  { hasPassword, passwordMin }: { readonly hasPassword: boolean; readonly passwordMin: number | null },
): { readonly [Name in RegistrationField]?: RegistrationProblem } {
  const isBlank = (name: 'givenName' | 'surname' | 'username' | 'mail') => values[name].trim() === '';
  const wrongPassword = hasPassword ? passwordProblem(values.password, passwordMin) : undefined;
  return {
    ...(isBlank('givenName') && { givenName: 'givenName' }),
    ...(isBlank('surname') && { surname: 'surname' }),
    ...(isBlank('username') && { username: 'usernameTooShort' }),
    // The @ must not be the first character. A provider's mail is locked and may have no @.
    ...((hasPassword ? values.mail.trim().indexOf('@') < 1 : isBlank('mail')) && { mail: 'mail' }),
    ...(wrongPassword && { password: wrongPassword }),
    ...(hasPassword && values.password !== values.repetition && { repetition: 'mismatch' }),
    ...(!values.privacy && { privacy: 'privacy' }),
  };
}

/** The registration to send: texts are trimmed, the password is sent as typed. */
export function registrationOf(values: RegistrationValues, account: ProviderAccount | null): Registration {
  return {
    provider: account?.provider ?? 'custom',
    providerId: account?.providerId ?? null,
    mail: values.mail.trim(),
    phone: values.phone.trim(),
    givenName: values.givenName.trim(),
    surname: values.surname.trim(),
    password: account ? null : values.password,
    username: values.username.trim(),
  };
}
