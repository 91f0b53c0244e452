import { useEffect } from 'react';
import { NavigationType, createPath, useBlocker } from 'react-router-dom';

/** Acts in place of a Back or Forward that would leave the page or change its address. */
export function useBackInstead(act: () => void): void {
  const blocker = useBlocker(
    ({ historyAction, currentLocation, nextLocation }) =>
      historyAction === NavigationType.Pop && createPath(currentLocation) !== createPath(nextLocation),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    act();
  }, [blocker, act]);
}
