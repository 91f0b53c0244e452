import { type RefObject, useState } from 'react';
import { useNear } from './useNear';

/** Whether an element has been on the screen, or close to it; it stays seen. */
export function useSeen<Target extends Element>(): readonly [RefObject<Target | null>, boolean] {
  const [target, isNear] = useNear<Target>();
  const [isSeen, setIsSeen] = useState(false);
  if (isNear && !isSeen) setIsSeen(true);
  return [target, isSeen];
}
