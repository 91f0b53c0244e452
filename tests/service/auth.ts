import * as v from 'valibot';
import type { Parts } from './parts';
import { isPassword } from './passwords';
import { broken, Refusal } from './refusal';
import { callerOf, type Router } from './router';
import { userByGuid, verificationStates } from './userRows';
import { body, maybe, nothing, oneOf, query, text } from './validate';

export const providers = ['custom', 'microsoft', 'google'] as const;

const signIn = v.strictObject({
  oAuthProvider: oneOf(providers),
  mail: maybe(text),
  password: maybe(text),
  oAuthId: maybe(text),
});
type SignIn = v.InferOutput<typeof signIn>;

const account = v.object({
  guid: v.string(),
  mail: v.string(),
  passwordHash: v.nullable(v.string()),
  verificationState: v.picklist(verificationStates),
});
type Account = v.InferOutput<typeof account>;
const accountColumns = 'u.guid, u.mail, u.passwordHash, u.verificationState';

export function required(field: string, value: string | null | undefined): string {
  if (value === null || value === undefined) throw broken(field, 'is required');
  return value;
}

async function accountByPassword({ store }: Parts, asked: SignIn): Promise<Account> {
  const mail = required('mail', asked.mail);
  const password = required('password', asked.password);
  const found = store.one(
    account,
    `select ${accountColumns} from users u where u.mail = ?1 or u.username = ?1`,
    mail.trim(),
  );
  if (!found || !(await isPassword(password, found.passwordHash))) {
    throw new Refusal(401, 'Invalid credentials');
  }
  return found;
}

function accountByProvider({ store }: Parts, asked: SignIn): Account | undefined {
  const oAuthId = required('oAuthId', asked.oAuthId);
  return store.one(
    account,
    `select ${accountColumns} from identities i join users u on u.guid = i.guid where i.provider = ? and i.oAuthId = ?`,
    asked.oAuthProvider,
    oAuthId,
  );
}

/** The four outcomes of a sign-in. */
function outcome({ store, tokens, codes }: Parts, found: Account | undefined): unknown {
  if (!found) return { message: 'Invalid oAuthId' };
  switch (found.verificationState) {
    case 'pending':
      return { message: 'account not verified', verificationCode: codes.issue('resend', found.mail) };
    case 'verified':
      return { message: 'account not authorized' };
    case 'authorized':
      return { message: 'ok', token: tokens.issue(found.guid), user: userByGuid(store, found.guid) };
  }
}

export function addAuth({ call, publicCall }: Router, parts: Parts): void {
  publicCall('POST /auth/signin/', body(signIn), async (asked) =>
    outcome(
      parts,
      asked.body.oAuthProvider === 'custom'
        ? await accountByPassword(parts, asked.body)
        : accountByProvider(parts, asked.body),
    ),
  );

  call('POST /auth/verifyToken', nothing, ({ me }) => ({ role: me.role }));

  // The token is a query parameter here; the old one stays valid beside the new one.
  publicCall('GET /auth/verifyToken', query(v.strictObject({ token: text })), (asked) => {
    const { guid } = callerOf(parts, asked.query.token);
    return { token: parts.tokens.issue(guid), user: userByGuid(parts.store, guid) };
  });
}
