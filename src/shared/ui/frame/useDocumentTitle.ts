import { useLayoutEffect } from 'react';

/** Sets the document's title from the screen's: `Arbeitszeiten – Tagwerk`. */
export function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = `${title} – Tagwerk`;
  }, [title]);
}
