import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NEW_ENTRY } from '../paths';

/**
 * Opens the dialog for a new entry where the address asks for it (`?new`, from the search bar), and takes that out of
 * the address: a reload or the way back must not ask again.
 *
 * @param create opens the dialog; left out for who may not create anything
 */
export function useCreateFromAddress(create: (() => void) | undefined): void {
  const [params, setParams] = useSearchParams();
  const isAsked = params.has(NEW_ENTRY);
  const open = useEffectEvent(() => {
    setParams(
      (before) => {
        before.delete(NEW_ENTRY);
        return before;
      },
      { replace: true },
    );
    create?.();
  });

  useEffect(() => {
    if (isAsked) open();
  }, [isAsked]);
}
