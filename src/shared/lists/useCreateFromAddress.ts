import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NEW_ENTRY } from '../paths';

/**
 * Opens the dialog for a new entry if the address asks for it (`?new`, from the search bar), and removes that from the
 * address, so that a reload or the back button does not open it again.
 *
 * @param create opens the dialog; left out for users who may not create anything
 * @param asks the parameter that asks for it, if it is another one
 */
export function useCreateFromAddress(create: (() => void) | undefined, asks: string = NEW_ENTRY): void {
  const [params, setParams] = useSearchParams();
  const isAsked = params.has(asks);
  const open = useEffectEvent(() => {
    setParams(
      (before) => {
        before.delete(asks);
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
