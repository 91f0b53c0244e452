import { useEffect } from 'react';
import { useExtra } from '../store/hooks';

/** Announces a form while it has unsaved text, so that loading a new build does not discard it without asking. */
export function useUnsaved(isUnsaved: boolean): void {
  const { unsavedForms } = useExtra();
  useEffect(() => (isUnsaved ? unsavedForms.announce() : undefined), [isUnsaved, unsavedForms]);
}
