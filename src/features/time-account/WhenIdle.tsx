import { type ReactNode, useState } from 'react';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { useWhenIdle } from '@/shared/ui/timing/useWhenIdle';
import { timeAccountKind } from './kept/accountKept';

/** Renders its children, which read records, only if there is an account and the browser is idle. */
export function WhenIdle({ children }: { readonly children: ReactNode }) {
  const account = useDeviceValue(timeAccountKind).value;
  const [isIdle, setIsIdle] = useState(false);
  // In state, so that it is the same function on each render.
  const [noteIdle] = useState(() => async () => Promise.resolve(setIsIdle(true)));
  useWhenIdle(noteIdle);
  return account && isIdle ? children : null;
}
