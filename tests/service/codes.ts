import { randomBytes, randomInt } from 'node:crypto';
import * as v from 'valibot';
import type { Store } from './database';
import { digest } from './tokens';

/** The codes "verify" and "reset" are sent by mail; "resend" is part of the answer to a sign-in. */
type CodeKind = 'verify' | 'reset' | 'resend';
export type Codes = {
  /** A new code invalidates the earlier ones of its kind. */
  issue: (kind: CodeKind, mail: string) => string;
  isValid: (kind: CodeKind, mail: string, code: string) => boolean;
  drop: (kind: CodeKind, mail: string) => void;
};

const lifetimeMs = 30 * 60 * 1000;

export function makeCodes(store: Store, now: () => number): Codes {
  const drop = (kind: CodeKind, mail: string): void => {
    store.run('delete from codes where kind = ? and mail = ?', kind, mail.toLowerCase());
  };
  return {
    issue: (kind, mail) => {
      const code =
        kind === 'resend' ? randomBytes(16).toString('hex') : String(randomInt(1_000_000)).padStart(6, '0');
      drop(kind, mail);
      store.run(
        'insert into codes values (?, ?, ?, ?)',
        digest(code),
        kind,
        mail.toLowerCase(),
        now() + lifetimeMs,
      );
      return code;
    },
    isValid: (kind, mail, code) =>
      store.one(
        v.object({ found: v.number() }),
        'select 1 as found from codes where kind = ? and mail = ? and hash = ? and expiresAt > ?',
        kind,
        mail.toLowerCase(),
        digest(code),
        now(),
      ) !== undefined,
    drop,
  };
}
