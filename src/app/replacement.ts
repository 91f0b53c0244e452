/** Somebody else signed in in another tab, and this one started anew for them. */
export interface Replacement {
  /** Whose the tab is now. */
  readonly guid: string;
  /** Something that waited to be sent for the one before could not go out without the page. */
  readonly isUnsent: boolean;
}

/** In the tab's own storage: it outlives the page that starts anew, and no other tab reads it. */
const storageKey = 'tagwerk.replaced';

/** Notes why the page is about to start anew, so that the next one can say it. */
export function noteReplacement(replacement: Replacement): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(replacement));
  } catch {
    // Then the page starts anew without a word.
  }
}

/** What the page before noted; read once. */
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
