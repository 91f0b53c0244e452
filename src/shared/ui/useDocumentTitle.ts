import { useEffect } from 'react';

/** Names the document after the screen: `Arbeitszeiten – Tagwerk`. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – Tagwerk`;
  }, [title]);
}
