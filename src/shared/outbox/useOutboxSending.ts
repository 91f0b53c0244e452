import { useEffect, useEffectEvent, useState } from 'react';
import type { Outbox } from '@/domain/outbox';
import { selectIsConnectionLost } from '../api/connectionSlice';
import { selectUser } from '../session/sessionSlice';
import { useDeviceValue } from '../storage/useDeviceValue';
import { useAppDispatch, useAppSelector, useExtra } from '../store/hooks';
import { OutboxSender, SETTLE_MS } from './OutboxSender';
import type { OutboxKind } from './outboxKind';
import { useWaitingItems } from './useWaitingItems';

interface OutboxSending<Content> {
  /** Without what a form waits for; `undefined` until it is read. */
  readonly outbox: Outbox<Content> | undefined;
  /** It is being sent by this tab. */
  readonly isSending: boolean;
  /** Tries at once. */
  readonly sendNow: () => void;
}

/**
 * Sends what waits: at once when the service answers again or something is added, and every 30 seconds, later every ten
 * minutes, while it does not ("Speed of use", "Outbox").
 *
 * @param onTaken is told how many items the service has taken
 */
export function useOutboxSending<Content>(
  kind: OutboxKind<Content>,
  onTaken: (count: number) => void,
): OutboxSending<Content> {
  const dispatch = useAppDispatch();
  const extra = useExtra();
  const guid = useAppSelector(selectUser)?.guid;
  const isLost = useAppSelector(selectIsConnectionLost);
  const { value: outbox } = useDeviceValue(kind.kept);
  const [isSending, setIsSending] = useState(false);
  const [sender, setSender] = useState<OutboxSender<Content> | null>(null);

  const items = useWaitingItems(kind.kept);
  const ready = items.filter(({ trouble }) => trouble === null);
  /** Another item, or another wish, is something to send; an attempt that begins while it is sent is nothing new. */
  const wishes = ready.map(({ key, want }) => `${key} ${JSON.stringify(want)}`).join('\n');
  const isUnclear = ready.some(({ attempt }) => attempt !== null);
  const delay = wishes === '' || isLost ? null : isUnclear ? SETTLE_MS : 0;
  const [asked, setAsked] = useState({ wishes: '', delay });
  if (asked.wishes !== wishes || (asked.delay === null) !== (delay === null)) setAsked({ wishes, delay });
  const handleEnd = useEffectEvent((taken: number) => {
    setIsSending(false);
    if (taken > 0) onTaken(taken);
  });

  useEffect(() => {
    if (guid === undefined) return undefined;
    const made = new OutboxSender(
      { owner: { extra, guid }, kind, calls: kind.calls(dispatch) },
      { onStart: () => setIsSending(true), onEnd: ({ taken }) => handleEnd(taken) },
    );
    // oxlint-disable-next-line react/set-state-in-effect -- it has timers, which Strict Mode must be able to stop
    setSender(made);
    const handleOnline = () => made.sendIn(0);
    addEventListener('online', handleOnline);
    return () => {
      removeEventListener('online', handleOnline);
      made.stop();
    };
  }, [dispatch, extra, guid, kind]);

  useEffect(() => {
    if (asked.delay !== null) sender?.sendIn(asked.delay);
  }, [sender, asked]);

  return {
    outbox: outbox && { ...outbox, items },
    isSending,
    sendNow: () => {
      sender?.startOver();
      sender?.sendIn(0);
    },
  };
}
