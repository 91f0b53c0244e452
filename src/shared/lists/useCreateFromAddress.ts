import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NEW_ENTRY } from '../paths';

/**
 * Opens the dialog for a new entry where the address asks for it (`?new`, from the search bar), and takes that out of
 * the address: a reload or the way back must not ask again.
 *
 * @param create opens the dialog; left out for who may not create anything
 * @param asks the parameter that asks for it, where it is another way to new entries
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
