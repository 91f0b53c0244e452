import { type ReactNode, useState } from 'react';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { useWhenIdle } from '@/shared/ui/timing/useWhenIdle';
import { timeAccountKind } from './kept/accountKept';

/** Shows what reads records only if there is an account, and only once the browser is idle. */
export function WhenIdle({ children }: { readonly children: ReactNode }) {
  const account = useDeviceValue(timeAccountKind).value;
  const [isIdle, setIsIdle] = useState(false);
  // The same function on each render.
  const [noteIdle] = useState(() => async () => Promise.resolve(setIsIdle(true)));
  useWhenIdle(noteIdle);
  return account && isIdle ? children : null;
}
