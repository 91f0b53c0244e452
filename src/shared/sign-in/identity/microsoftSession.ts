import { env } from '../../env';
import { readLocal, removeLocal, writeLocal } from '../../storage/localStore';

/** Something that keeps accounts in memory, such as a provider's library. */
export interface AccountHolder {
  /** Removes the accounts from memory. */
  forget(): void;
}

/** The objects that may still hold account data after signing in or renewing a token; each store has its own. */
export class AccountMemory {
  readonly #holders = new Set<AccountHolder>();

  add(holder: AccountHolder): void {
    this.#holders.add(holder);
  }

  forgetAll(): void {
    for (const holder of this.#holders) holder.forget();
  }
}

const tokenKey = 'msalAccessToken';
const tenantKey = 'msalTenant';
const expiryKey = 'msalExpiresOn';
const mailKey = 'msalMail';

/** The stored part of a Microsoft sign-in. */
export interface MicrosoftSession {
  readonly accessToken: string;
  readonly tenant: string;
  /**
   * ISO timestamp on this machine's clock, right or wrong: the token's lifetime was added to the time of that clock.
   */
  readonly expiresOn: string;
  /** The hint for a silent sign-in. */
  readonly mail: string;
}

/** The stored Microsoft session; null for users who signed in another way. */
export function readMicrosoftSession(): MicrosoftSession | null {
  const accessToken = readLocal(tokenKey);
  if (accessToken === null) return null;
  return {
    accessToken,
    tenant: readLocal(tenantKey) ?? '',
    expiresOn: readLocal(expiryKey) ?? '',
    mail: readLocal(mailKey) ?? '',
  };
}

export function writeMicrosoftSession({ accessToken, tenant, expiresOn, mail }: MicrosoftSession): void {
  writeLocal(tenantKey, tenant);
  writeLocal(expiryKey, expiresOn);
  writeLocal(mailKey, mail);
  writeLocal(tokenKey, accessToken);
}

/** The list of tokens that the library keeps for each app of the origin, by client id. */
const TOKENS_OF_APP = /\.token\.keys\.(?<clientId>.+)$/u;

/** Whether an entry of the storage is of Microsoft's library, whose names we cannot choose. */
export const isOfLibrary = (name: string) => name.startsWith('msal.');

/** Where another app of the origin uses the library, too, only entries with our client id are ours alone. */
export function removeEntriesOfLibrary(storage: Storage): void {
  const own = env.microsoft?.clientId;
  const names = Object.keys(storage).filter(isOfLibrary);
  const isShared = names.some((name) => (TOKENS_OF_APP.exec(name)?.groups?.['clientId'] ?? own) !== own);
  for (const name of names)
    if (!isShared || (own !== undefined && name.includes(own))) storage.removeItem(name);
}

/**
 * Removes the session and the library's own entries, without loading the library.
 *
 * @param accounts the account memory to clear
 */
export function clearMicrosoftSession(accounts: AccountMemory): void {
  removeLocal(tokenKey, tenantKey, expiryKey, mailKey);
  try {
    removeEntriesOfLibrary(localStorage);
    removeEntriesOfLibrary(sessionStorage);
  } catch {
    // Local storage is not available.
  }
  accounts.forgetAll();
}

/** When the token expires, in milliseconds since 1970; 0, long past, for an expiry that cannot be read. */
export function expiryOf({ expiresOn }: MicrosoftSession): number {
  const time = Date.parse(expiresOn);
  return Number.isNaN(time) ? 0 : time;
}
