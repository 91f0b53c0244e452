import { type ReactNode, useCallback, useState } from 'react';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { useWhenIdle } from '@/shared/ui/timing/useWhenIdle';
import { timeAccountKind } from './kept/accountKept';

/** Renders its children, which read records, only if there is an account and the browser is idle. */
export function WhenIdle({ children }: { readonly children: ReactNode }) {
  const account = useDeviceValue(timeAccountKind).value;
  const [isIdle, setIsIdle] = useState(false);
  useWhenIdle(useCallback(async () => Promise.resolve(setIsIdle(true)), []));
  return account && isIdle ? children : null;
}
