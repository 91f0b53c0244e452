import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { providers, required } from './auth';
import { emailTypes } from './notifications';
import type { Parts } from './parts';
import { hashPassword } from './passwords';
import { Refusal } from './refusal';
import type { Router } from './router';
import { body, maybe, nothing, oneOf, text } from './validate';

const mail = v.pipe(
  v.string('a mail address is expected'),
  v.trim(),
  v.check((value) => value.indexOf('@') > 0, 'a mail address is expected'),
);
const availability = v.strictObject({ attribute: oneOf(['username', 'mail']), value: text });
const verification = v.strictObject({ verificationCode: text, verificationMail: mail });
// A registration by password sends guid and oAuthId as null.
const registration = v.strictObject({
  guid: maybe(text),
  oAuthId: maybe(text),
  oAuthProvider: oneOf(providers),
  mail,
  phone: maybe(text),
  givenname: text,
  surname: text,
  password: maybe(text),
  username: text,
});
type Registration = v.InferOutput<typeof registration>;

const found = v.object({ found: v.number() });

function isTaken({ store }: Parts, column: 'username' | 'mail', value: string): boolean {
  return store.one(found, `select 1 as found from users where ${column} = ?`, value.trim()) !== undefined;
}

function sendVerification({ codes, mailbox }: Parts, to: string): void {
  const code = codes.issue('verify', to);
  mailbox.send(
    to,
    'Tagwerk: E-Mail-Adresse bestätigen',
    `Dein Bestätigungscode lautet ${code}. Er gilt 30 Minuten.`,
    code,
  );
}

function checkFree(parts: Parts, asked: Registration): void {
  if (isTaken(parts, 'username', asked.username)) throw new Refusal(409, 'username: is taken');
  if (isTaken(parts, 'mail', asked.mail)) throw new Refusal(409, 'mail: is taken');
  const linked = parts.store.one(
    found,
    'select 1 as found from identities where provider = ? and oAuthId = ?',
    asked.oAuthProvider,
    asked.oAuthId ?? null,
  );
  if (linked) throw new Refusal(409, 'oAuthId: is taken');
}

async function register(parts: Parts, asked: Registration): Promise<string> {
  const { store } = parts;
  const byPassword = asked.oAuthProvider === 'custom';
  const password = byPassword ? required('password', asked.password) : undefined;
  const oAuthId = byPassword ? undefined : required('oAuthId', asked.oAuthId);
  // Hashing is asynchronous and another registration may take the name meanwhile, so the check and the insert come
  // after it.
  const hash = password === undefined ? null : await hashPassword(password);
  checkFree(parts, asked);
  const guid = randomUUID();
  store.inTransaction(() => {
    store.run(
      `insert into users (guid, username, mail, passwordHash, givenname, surname, phone, role, verificationState)
       values (?, ?, ?, ?, ?, ?, ?, 'member', 'pending')`,
      guid,
      asked.username.trim(),
      asked.mail,
      hash,
      asked.givenname.trim(),
      asked.surname.trim(),
      asked.phone ?? null,
    );
    if (oAuthId !== undefined) {
      store.run('insert into identities values (?, ?, ?)', asked.oAuthProvider, oAuthId, guid);
    }
    for (const type of emailTypes) store.run('insert into subscriptions values (?, ?)', guid, type);
    sendVerification(parts, asked.mail);
  });
  return guid;
}

function addRegistration({ publicCall }: Router, parts: Parts): void {
  publicCall('PUT /auth/register/', body(availability), ({ body: { attribute, value } }) => {
    const available = !isTaken(parts, attribute, value);
    return { available, message: available ? `${attribute} is available` : `${attribute} is taken` };
  });

  publicCall('POST /auth/register/', body(registration), async (asked) =>
    Response.json({ message: 'registered', guid: await register(parts, asked.body) }, { status: 201 }),
  );

  publicCall('POST /auth/verification/', body(verification), ({ body: asked }) => {
    const { codes, store } = parts;
    const { verificationCode, verificationMail } = asked;
    if (codes.isValid('verify', verificationMail, verificationCode)) {
      codes.drop('verify', verificationMail);
      codes.drop('resend', verificationMail);
      store.run(
        `update users set verificationState = 'verified' where mail = ? and verificationState = 'pending'`,
        verificationMail,
      );
      return { message: 'account verified' };
    }
    if (!codes.isValid('resend', verificationMail, verificationCode)) {
      throw new Refusal(400, 'Invalid code');
    }
    sendVerification(parts, verificationMail);
    return { message: 'verification mail sent' };
  });
}

function addReset({ publicCall }: Router, parts: Parts): void {
  const { store, codes, mailbox, tokens } = parts;
  const guidOf = (address: string): string | undefined =>
    store.one(v.object({ guid: v.string() }), 'select guid from users where mail = ?', address.trim())?.guid;
  /** The guid of the user with this mail address, if the code is the one that was sent there. */
  const guidByCode = (address: string, code: string): string => {
    const guid = guidOf(address);
    if (guid === undefined || !codes.isValid('reset', address.trim(), code))
      throw new Refusal(401, 'Invalid code');
    return guid;
  };

  publicCall('GET /auth/reset/:mail', nothing, ({ param }) => {
    const address = param('mail').trim();
    if (guidOf(address) === undefined) throw new Refusal(404, 'no account with this mail');
    const code = codes.issue('reset', address);
    mailbox.send(
      address,
      'Tagwerk: Passwort zurücksetzen',
      `Dein Code zum Zurücksetzen lautet ${code}. Er gilt 30 Minuten.`,
      code,
    );
    return { message: 'reset mail sent' };
  });

  // Checking the code does not use it up; setting the password does.
  publicCall('POST /auth/reset/:mail', body(v.strictObject({ token: text })), (asked) => ({
    guid: guidByCode(asked.param('mail'), asked.body.token),
  }));

  publicCall('PATCH /auth/reset/:mail', body(newPassword), async ({ param, body: asked }) => {
    const hash = await hashPassword(asked.password);
    const guid = guidByCode(param('mail'), asked.token);
    if (guid !== asked.guid) throw new Refusal(401, 'Invalid code');
    codes.drop('reset', param('mail').trim());
    store.run('update users set passwordHash = ? where guid = ?', hash, guid);
    // A new password ends all sessions, so that people who knew the old one are signed out.
    tokens.revokeAllOf(guid);
    return { message: 'password changed' };
  });
}

const newPassword = v.strictObject({ guid: text, token: text, password: text });

/** The calls for registration, verification of the mail address, and the forgotten password. */
export function addRegister(router: Router, parts: Parts): void {
  addRegistration(router, parts);
  addReset(router, parts);
}
