import { useEffect } from 'react';
import { useExtra } from '../store/hooks';

/** Announces a form while something is typed in it and not saved: nothing that loads a new build takes it away unasked. */
export function useUnsaved(isUnsaved: boolean): void {
  const { unsavedForms } = useExtra();
  useEffect(() => (isUnsaved ? unsavedForms.announce() : undefined), [isUnsaved, unsavedForms]);
}
