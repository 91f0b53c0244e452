import i18next from 'i18next';
import type { Outbox } from '@/domain/outbox';
import { selectIsConnectionLost } from '../api/connectionSlice';
import { noticeLife } from '../notices/noticeLife';
import { noticeGiven } from '../notices/noticesSlice';
import { selectUser } from '../session/sessionSlice';
import { deviceMemoryOf } from '../storage/deviceMemory';
import { keyOfValue, watchDeviceValue } from '../storage/deviceValue';
import type { AppDispatch, AppStore } from '../store/store';
import { OutboxSender, SETTLE_MS } from './OutboxSender';
import type { OutboxKind } from './outboxKind';
import { outboxSlice, sendingAsked, sendingBegan, sendingEnded } from './outboxSlice';
import type { OutboxCalls } from './sendWaiting';

/** One kind of entries that wait, and how they are sent. */
export interface Sendable<Content> {
  readonly kind: OutboxKind<Content>;
  readonly calls: (dispatch: AppDispatch) => OutboxCalls<Content>;
  /** The notice that says that something waits: that it went out takes its place. */
  readonly notice: string;
}

/** What there is to send: another item, or another wish; an attempt that begins while it is sent is nothing new. */
function readyOf<Content>(outbox: Outbox<Content> | undefined) {
  const ready = outbox?.items.filter(({ trouble }) => trouble === null) ?? [];
  return {
    wishes: ready.map(({ key, want }) => `${key} ${JSON.stringify(want)}`).join('\n'),
    isUnclear: ready.some(({ attempt }) => attempt !== null),
  };
}

/**
 * Sends what waits of one kind: at once when the service answers again or something is added, and every 30 seconds, later
 * every ten minutes, while it does not ("Speed of use", "Outbox"). The texts of the outbox are loaded by then.
 *
 * @returns stops it
 */
export function startSending<Content>(
  store: AppStore,
  { kind, calls, notice }: Sendable<Content>,
): () => void {
  const { extra, dispatch } = store;
  const guid = selectUser(store.getState())?.guid;
  if (guid === undefined) return () => undefined;
  store.reducer.inject(outboxSlice);
  const owner = { extra, guid };
  const memory = deviceMemoryOf(extra);
  const { name } = kind.kept;
  const sender = new OutboxSender(
    { owner, kind, calls: calls(dispatch) },
    {
      onStart: () => dispatch(sendingBegan(name)),
      onEnd: ({ taken }) => {
        dispatch(sendingEnded(name));
        if (taken === 0) return;
        const text = i18next.t('outbox:sent', { count: taken });
        dispatch(noticeGiven({ id: notice, tone: 'success', text, lifeMs: noticeLife.done }));
      },
    },
  );

  let seen: Outbox<Content> | undefined;
  let ready = readyOf(seen);
  let asked = { wishes: '', canSend: false };
  const look = () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this kind writes under its name
    const outbox = memory.get(keyOfValue(guid, kind.kept)) as Outbox<Content> | undefined;
    if (outbox !== seen) ready = readyOf(outbox);
    seen = outbox;
    const { wishes, isUnclear } = ready;
    const canSend = wishes !== '' && !selectIsConnectionLost(store.getState());
    if (asked.wishes === wishes && asked.canSend === canSend) return;
    asked = { wishes, canSend };
    if (canSend) sender.sendIn(isUnclear ? SETTLE_MS : 0);
  };
  const handleOnline = () => sender.sendIn(0);
  addEventListener('online', handleOnline);
  const stops = [
    memory.subscribe(look),
    watchDeviceValue(owner, kind.kept),
    store.startListening({
      predicate: (_action, now, before) => selectIsConnectionLost(now) !== selectIsConnectionLost(before),
      effect: look,
    }),
    store.startListening({
      actionCreator: sendingAsked,
      effect: () => {
        sender.startOver();
        sender.sendIn(0);
      },
    }),
    () => removeEventListener('online', handleOnline),
    () => sender.stop(),
  ];
  look();
  return () => {
    for (const stop of stops) stop();
  };
}
