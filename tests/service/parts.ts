import type { Codes } from './codes';
import type { Store } from './database';
import type { Mailbox } from './mailbox';
import type { Presence } from './presence';
import type { Tokens } from './tokens';

/** Dependencies of the calls. */
export type Parts = {
  store: Store;
  tokens: Tokens;
  codes: Codes;
  mailbox: Mailbox;
  presence: Presence;
  now: () => number;
  /** The last day of evaluations. */
  today: () => string;
};
