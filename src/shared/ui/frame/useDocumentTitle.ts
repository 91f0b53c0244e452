import { useLayoutEffect } from 'react';

/** Sets the document's title from the screen's: `Arbeitszeiten – Tagwerk`. */
export function setDocumentTitle(title: string): void {
  document.title = `${title} – Tagwerk`;
}

/** The same for a screen, as long as it is shown. */
export function useDocumentTitle(title: string): void {
  useLayoutEffect(() => setDocumentTitle(title), [title]);
}
