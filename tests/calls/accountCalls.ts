import { expect, vi } from 'vitest';
import type { ApiError } from '@/shared/api/apiError';
import {
  checkResetCode,
  checkUsername,
  postVerification,
  register,
  requestReset,
  setPassword,
} from '@/features/auth/accountCalls';
import { selectRole } from '@/shared/session/sessionSlice';
import { signIn } from '@/shared/sign-in/sessionCommands';
import { accounts, guidOf } from '../accounts';
import { unverifiedAccount } from '../service/demoAccounts';
import type { Call, Outcome } from './call';
import { anySuccess } from './entryCalls';
import { CONFLICT } from './serviceFaults';
import type { Visit } from './nodeSurroundings';

const { mail, password } = accounts.manager;

const mara = {
  provider: 'custom',
  providerId: null,
  mail: 'mara.lindt@nordfeld.example',
  phone: '',
  givenName: 'Mara',
  surname: 'Lindt',
  password: 'tagwerk',
  username: 'mlindt',
} as const;

/** A call that needs no session. It is not an RTK Query endpoint, because the sign-in screen loads without RTK Query. */
function account(
  title: string,
  prepare: (visit: Visit) => Promise<() => Promise<Outcome>>,
  goodAnswers: Call['goodAnswers'] = {},
): Call {
  return { title, as: null, creates: false, goodAnswers, prepare };
}

const errorOnly = async (sent: Promise<ApiError | undefined>): Promise<Outcome> => ({ error: await sent });

async function signInAs(visit: Visit): Promise<Outcome> {
  const outcome = await visit.store.dispatch(signIn({ oAuthProvider: 'custom', mail, password }));
  if (outcome.kind === 'refused') return { error: outcome.error };
  // The app asks for the role next; the test must not end before the answer.
  await vi.waitFor(() => expect(selectRole(visit.store.getState())).toBe('manager'));
  return { data: outcome };
}

async function nameIsFree(): Promise<Outcome> {
  const verdict = await checkUsername(mara.username);
  return verdict.kind === 'unchecked' ? { error: verdict.error } : { data: verdict };
}

async function registerMara(): Promise<Outcome> {
  const outcome = await register(mara);
  return outcome.kind === 'failed' ? { error: outcome.error } : { data: outcome };
}

/** The service's answer to a sign-in before the mail address is confirmed. */
async function resendCode({ store }: Visit): Promise<string> {
  const { mail: unverified, password: theirs } = unverifiedAccount;
  const refused = await store.dispatch(
    signIn({ oAuthProvider: 'custom', mail: unverified, password: theirs }),
  );
  if (refused.kind !== 'notVerified' || !refused.verificationCode) throw new Error('no code was answered');
  return refused.verificationCode;
}

/** Requests a password reset and returns the code that the service mails. */
async function resetCode({ service }: Visit): Promise<string> {
  await requestReset(mail);
  const code = service.mails()[0]?.code;
  if (!code) throw new Error('no code was mailed');
  return code;
}

/** Sign-in, registration, verification and the forgotten password. */
export const accountCalls: readonly Call[] = [
  account('signIn', async (visit) => async () => signInAs(visit)),
  account('checkUsername', async () => nameIsFree, {
    [CONFLICT]: { why: 'it says that somebody has the name', data: { kind: 'taken' } },
  }),
  account('register', async () => registerMara, anySuccess),
  account(
    'postVerification',
    async (visit) => {
      const code = await resendCode(visit);
      return async () => errorOnly(postVerification(unverifiedAccount.mail, code));
    },
    anySuccess,
  ),
  account('requestReset', async () => async () => errorOnly(requestReset(mail)), anySuccess),
  account('checkResetCode', async (visit) => {
    const code = await resetCode(visit);
    return async () => {
      const checked = await checkResetCode(mail, code);
      return 'error' in checked ? checked : { data: checked };
    };
  }),
  account(
    'setPassword',
    async (visit) => {
      const grant = { userId: guidOf(visit.service, 'manager'), code: await resetCode(visit), mail };
      return async () => errorOnly(setPassword(grant, 'a new one'));
    },
    anySuccess,
  ),
];
