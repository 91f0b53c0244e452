import { RENEWAL_HIDDEN_CHECK_MS, RENEWAL_LEAD_MS, RENEWAL_VISIBLE_CHECK_MS } from '@/domain/limits';
import type { AppStore } from '../../store/store';
import {
  type IdentityProviders,
  PROVIDER_SILENCE_MS,
  identityProviders,
} from '../identity/identityProviders';
import type { SilentOutcome } from '../identity/identityProvider';
import {
  type MicrosoftSession,
  clearMicrosoftSession,
  expiryOf,
  readMicrosoftSession,
  writeMicrosoftSession,
} from '../identity/microsoftSession';
import { selectUser, sessionExpired } from '../../session/sessionSlice';
import { type Locks, inOneTab } from '../../storage/inOneTab';
import { NoAnswer, within } from '../../storage/within';

/**
 * Attempts without a token are repeated at the next check, then at growing intervals, up to this pause, in
 * milliseconds. It also prevents tokens with a very short life from being renewed at every check.
 */
const LONGEST_PAUSE_MS = 60_000;

const unreachable: SilentOutcome = { kind: 'unreachable' };

/** Held by the tab that renews. */
const LOCK = 'msalRenewal';

export interface RenewalOptions {
  readonly microsoft?: Pick<IdentityProviders['microsoft'], 'acquireToken' | 'forget'>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly locks?: Locks;
}

/** One tab's part of the renewal: checks regularly whether it is due, and renews unless another tab does. */
class Renewal {
  readonly #store: AppStore;
  readonly #microsoft: Pick<IdentityProviders['microsoft'], 'acquireToken' | 'forget'>;
  readonly #now: () => number;
  readonly #locks: Locks | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;
  #isChecking = false;
  /** The number of attempts in a row without a token, and when the next one is allowed, on the monotonic clock. */
  #fruitless = 0;
  #notBefore = 0;
  /** When the current token expires on the monotonic clock, which nobody can set. */
  #ending: { readonly expiresOn: string; readonly at: number } | undefined;

  constructor(store: AppStore, { microsoft, now, locks }: RenewalOptions) {
    this.#store = store;
    this.#microsoft = microsoft ?? identityProviders.microsoft;
    this.#now = now ?? Date.now;
    this.#locks = locks;
  }

  start(): void {
    document.addEventListener('visibilitychange', this.#handleVisibility);
    void this.#check();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#handleVisibility);
  }

  readonly #handleVisibility = () => {
    if (document.visibilityState === 'visible') void this.#check();
    else this.#scheduleCheck();
  };

  #scheduleCheck(): void {
    clearTimeout(this.#timer);
    if (this.#isStopped || this.#isChecking) return;
    const pause = document.visibilityState === 'visible' ? RENEWAL_VISIBLE_CHECK_MS : RENEWAL_HIDDEN_CHECK_MS;
    this.#timer = setTimeout(() => void this.#check(), pause);
  }

  async #check(): Promise<void> {
    if (this.#isChecking || this.#isStopped) return;
    this.#isChecking = true;
    try {
      if (this.#isDue(readMicrosoftSession())) await inOneTab(LOCK, async () => this.#renew(), this.#locks);
    } finally {
      this.#isChecking = false;
      this.#scheduleCheck();
    }
  }

  #user(): string | undefined {
    return selectUser(this.#store.getState())?.guid;
  }

  /**
   * The stored expiry was calculated with the machine's clock. A wrong clock does no harm, but one that is corrected in
   * the meantime does: so we also calculate from the moment when this tab first saw the token.
   */
  #isDue(session: MicrosoftSession | null): session is MicrosoftSession {
    if (session === null || this.#user() === undefined) return false;
    const { expiresOn } = session;
    const remaining = expiryOf(session) - this.#now();
    if (this.#ending?.expiresOn !== expiresOn)
      this.#ending = { expiresOn, at: performance.now() + remaining };
    const left = Math.min(remaining, this.#ending.at - performance.now());
    return left <= RENEWAL_LEAD_MS && performance.now() >= this.#notBefore;
  }

  async #renew(): Promise<void> {
    const session = readMicrosoftSession();
    // Another tab may have renewed it between the check and the lock.
    if (!this.#isDue(session)) return;
    const user = this.#user();
    this.#store.extra.accounts.add(this.#microsoft);
    const outcome = await within(PROVIDER_SILENCE_MS, this.#microsoft.acquireToken(session.mail)).catch(
      (error: unknown) => (error instanceof NoAnswer ? unreachable : 'failed'),
    );
    // The user may have signed out, or in again, while the request was under way.
    const stored = readMicrosoftSession();
    if (this.#user() !== user || stored?.accessToken !== session.accessToken) {
      if (!stored) clearMicrosoftSession(this.#store.extra.accounts);
    } else if (outcome === 'failed') this.#fail();
    else this.#take(outcome, session);
  }

  #take(outcome: SilentOutcome, session: MicrosoftSession): void {
    if (outcome.kind === 'granted') {
      this.#fruitless = 0;
      this.#notBefore = performance.now() + LONGEST_PAUSE_MS;
      const { accessToken, tenant, expiresOn } = outcome;
      writeMicrosoftSession({ accessToken, tenant, expiresOn: expiresOn.toISOString(), mail: session.mail });
    } else if (outcome.kind === 'none' && expiryOf(session) <= this.#now()) {
      // As long as the old token is valid there is time to try again.
      this.#fail();
    } else {
      this.#notBefore =
        performance.now() + Math.min(LONGEST_PAUSE_MS, RENEWAL_VISIBLE_CHECK_MS * (2 ** this.#fruitless - 1));
      this.#fruitless += 1;
    }
  }

  #fail(): void {
    clearMicrosoftSession(this.#store.extra.accounts);
    this.#store.dispatch(sessionExpired());
  }
}

/**
 * Renews the Microsoft access token silently, in one tab at a time, while a user is signed in with one. A
 * renewal that failed ends the session: storage is cleared and the user is sent to /expired. A provider that
 * cannot be reached has not refused, so it is asked again.
 *
 * @returns a function that stops it
 */
export function startRenewal(store: AppStore, options: RenewalOptions = {}): () => void {
  const renewal = new Renewal(store, options);
  renewal.start();
  return () => renewal.stop();
}
