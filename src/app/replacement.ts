import { ownName } from '@/shared/hosting/deployment';

/** Another user signed in in another tab, and this tab reloaded for them. */
export interface Replacement {
  /** The user this tab belongs to now. */
  readonly guid: string;
  /** A held-back call of the previous user could not be sent without the page. */
  readonly isUnsent: boolean;
}

/** In the tab's session storage: it survives the reload, and no other tab reads it. */
const storageKey = ownName('tagwerk.replaced');

/** Notes why the page is about to reload, so that the next one can say so. */
export function noteReplacement(replacement: Replacement): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(replacement));
  } catch {
    // Then the page reloads without a message.
  }
}

/** Reads and removes the note that the previous page left. */
export function takeReplacement(): Replacement | null {
  try {
    const text = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    const noted: unknown = text === null ? null : JSON.parse(text);
    if (typeof noted !== 'object' || noted === null) return null;
    if (!('guid' in noted) || typeof noted.guid !== 'string') return null;
    return { guid: noted.guid, isUnsent: 'isUnsent' in noted && noted.isUnsent === true };
  } catch {
    return null;
  }
}
