/** Something that keeps accounts in memory, such as the library of a provider. */
export interface AccountHolder {
  /** Forgets them. */
  forget(): void;
}

/** What was used to sign in or to renew a token, and may keep something of the account; each store has its own. */
export class AccountMemory {
  readonly #holders = new Set<AccountHolder>();

  add(holder: AccountHolder): void {
    this.#holders.add(holder);
  }

  forgetAll(): void {
    for (const holder of this.#holders) holder.forget();
  }
}
