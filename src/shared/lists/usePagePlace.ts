import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useExtra } from '../store/hooks';

/**
 * What a page wants to find again when the user comes back to it: an object that the page itself keeps up to date. A
 * new visit to a page gets a new one. The layout takes care of the window's own scrolling.
 */
export function usePagePlace<Place extends object>(Kind: new () => Place): Place {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const { pagePlaces } = useExtra();
  const [place] = useState(() => {
    const left = navigation === NavigationType.Pop ? pagePlaces.get(key) : undefined;
    return left instanceof Kind ? left : new Kind();
  });
  // A dialog that is part of the address has a history entry of its own, with the same page behind it.
  useEffect(() => pagePlaces.set(key, place), [pagePlaces, key, place]);
  return place;
}
