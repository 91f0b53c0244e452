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
