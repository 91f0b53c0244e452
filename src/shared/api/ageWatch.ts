import { isFulfilled, isRejected } from '@reduxjs/toolkit';
import { ownName } from '../hosting/deployment';
import type { AppStore } from '../store/store';
import { FRESH_FOR_S } from './api';
import { isUnclear } from './apiError';
import { answersAged, connectionLost, otherTabMet } from './connectionSlice';

/** The channel on which tabs tell each other that they are there, and that they have changed something at the service. */
const CHANNEL = ownName('tagwerk-changes');

type Message = 'opened' | 'here' | 'changed';

/** A timer this late means that the device was asleep. Browsers do not say so, and some stop `performance.now()` then. */
const TICK_MS = 10_000;

/** Whether an action is a call that changed something, or may have done so. */
function isChange(action: unknown): boolean {
  if (!isFulfilled(action) && !isRejected(action)) return false;
  const { arg } = action.meta;
  const isMutation = typeof arg === 'object' && arg !== null && Reflect.get(arg, 'type') === 'mutation';
  return isMutation && (isFulfilled(action) || isUnclear(action.payload));
}

/**
 * Notes when answers may become outdated: the device loses its network, another tab changes something, or this one was
 * hidden, or the device asleep, for longer than an answer counts as fresh. What is on the screen is then fetched again (see `useAskAgain`).
 *
 * @returns a function that stops it
 */
export function startAgeWatch({ dispatch, startListening }: AppStore): () => void {
  let seenAt = Date.now();
  let isOutdated = false;
  const isHidden = () => document.visibilityState === 'hidden';
  const age = () => {
    isOutdated = false;
    dispatch(answersAged());
  };
  const handleOffline = () => void dispatch(connectionLost());
  const handleVisibility = () => {
    if (!isHidden() && (isOutdated || Date.now() - seenAt > FRESH_FOR_S * 1000)) age();
    seenAt = Date.now();
  };
  const timer = setInterval(() => isHidden() || handleVisibility(), TICK_MS);
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  const post = (message: Message) => channel.postMessage(message);
  channel.addEventListener('message', ({ data }) => {
    dispatch(otherTabMet());
    if (data === 'opened') post('here');
    if (data === 'opened' || data === 'here') return;
    // A hidden tab fetches only once, when it is shown again, however much was changed.
    if (isHidden()) isOutdated = true;
    else age();
  });
  const stopListening = startListening({
    predicate: isChange,
    effect: () => post('changed'),
  });
  post('opened');
  addEventListener('offline', handleOffline);
  document.addEventListener('visibilitychange', handleVisibility);
  return () => {
    stopListening();
    channel.close();
    clearInterval(timer);
    removeEventListener('offline', handleOffline);
    document.removeEventListener('visibilitychange', handleVisibility);
  };
}
