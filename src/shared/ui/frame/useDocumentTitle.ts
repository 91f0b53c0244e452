import { useLayoutEffect } from 'react';

/** Names the document after the screen: `Arbeitszeiten – Tagwerk`. */
export function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = `${title} – Tagwerk`;
  }, [title]);
}
