import { useEffect } from 'react';
import { announceUnsaved } from './unsavedForms';

/** Announces a form while something is typed in it and not saved: nothing that loads a new build takes it away unasked. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? announceUnsaved() : undefined), [isUnsaved]);
}
