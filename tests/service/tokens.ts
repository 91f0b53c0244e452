import { createHash, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Store } from './database';

export type Tokens = {
  lifetimeSeconds: number;
  issue: (guid: string, ttlSeconds?: number) => string;
  /** The guid of a token, if the token is known and not expired. */
  guidOf: (token: string) => string | undefined;
  expireAll: () => void;
  revokeAllOf: (guid: string) => void;
};

const eightHours = 8 * 60 * 60;
/** Secrets are stored as hashes, so that nobody can sign in with what they read in the data file. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export function makeTokens(store: Store, now: () => number): Tokens {
  const tokens: Tokens = {
    lifetimeSeconds: eightHours,
    issue: (guid, ttlSeconds = tokens.lifetimeSeconds) => {
      const token = randomBytes(32).toString('base64url');
      store.run('delete from tokens where expiresAt <= ?', now());
      store.run('insert into tokens values (?, ?, ?)', digest(token), guid, now() + ttlSeconds * 1000);
      return token;
    },
    guidOf: (token) =>
      store.one(
        v.object({ guid: v.string() }),
        'select guid from tokens where hash = ? and expiresAt > ?',
        digest(token),
        now(),
      )?.guid,
    expireAll: () => {
      store.run('delete from tokens');
    },
    revokeAllOf: (guid) => {
      store.run('delete from tokens where guid = ?', guid);
    },
  };
  return tokens;
}
