import i18next from 'i18next';
import { selectIsConnectionLost } from '../api/connectionSlice';
import { WAITING_NOTICE, noticeGiven, noticeLife } from '../notices/noticesSlice';
import { selectUser } from '../session/sessionSlice';
import { type DeviceOwner, keyOfValue, watchDeviceValue } from '../storage/deviceValue';
import type { AppDispatch, AppStore } from '../store/store';
import { FEW } from './bundle';
import { openChangesOf } from './openChanges';
import type { OutboxKind } from './outboxKind';
import { outboxSlice, sendingAsked, sendingBegan, sendingEnded } from './outboxSlice';
import { type SendingEnd, sendWaiting, SETTLE_MS } from './sendWaiting';

/** The outbox of one kind, whatever its content is. */
interface Lane {
  /** Changes when there is something new to send: another entry or another wish, but not a new attempt. */
  readonly wishes: () => string;
  readonly send: () => Promise<SendingEnd>;
  /** Watches the outbox, other tabs included, until it is stopped. */
  readonly watch: () => () => void;
}

/** The owner of the entries, how their calls are dispatched, and until when. */
interface LaneOwner extends DeviceOwner {
  readonly dispatch: AppDispatch;
  readonly signal: AbortSignal;
}

type LaneOf = (owner: LaneOwner) => Lane;

/** Lets the sender send one kind of entries. */
export function laneOf<Content>(kind: OutboxKind<Content>): LaneOf {
  return ({ dispatch, signal, ...owner }) => {
    const box = keyOfValue(owner.guid, kind.kept);
    const open = openChangesOf(owner.extra);
    const calls = kind.calls(dispatch);
    let [seen, wishes]: [unknown, string] = [undefined, ''];
    return {
      wishes: () => {
        const now = open.visible<Content>(box);
        if (now !== seen)
          wishes = now
            .filter(({ trouble }) => trouble === null)
            .map(({ key, want }) => `${key} ${JSON.stringify(want)}`)
            .join('\n');
        seen = now;
        return wishes;
      },
      send: async () => sendWaiting({ owner, kind, calls, signal }),
      watch: () => watchDeviceValue(owner, kind.kept),
    };
  };
}

/** Sends what is waiting in all lanes, and counts how much the service has taken. */
async function sendLanes(lanes: readonly Lane[], dispatch: AppDispatch): Promise<SendingEnd> {
  const ends = await Promise.all(lanes.map(async ({ send }) => send().catch(() => undefined)));
  // A pass that the browser refused, because its locks or its storage failed, was not answered, either.
  const isUnanswered = ends.some((end) => end?.isUnanswered !== false);
  const pauseMs = Math.max(0, ...ends.map((end) => end?.pauseMs ?? 0));
  const taken = ends.reduce((sum, end) => sum + (end?.taken ?? 0), 0);
  if (taken > 0) {
    const text = i18next.t('outbox:sent', { count: taken });
    dispatch(noticeGiven({ id: WAITING_NOTICE, tone: 'success', text, lifeMs: noticeLife.done }));
  }
  return { isUnanswered, taken, pauseMs };
}

/**
 * Sends the waiting entries of the signed-in user: at once when the service answers again or something is added, and
 * otherwise after 30 seconds, later every ten minutes, for as long as it does not. The texts of the outbox
 * are loaded by then.
 *
 * @returns a function that stops it
 */
export function startSending(store: AppStore, laneMakers: readonly LaneOf[]): () => void {
  const { extra, dispatch } = store;
  const guid = selectUser(store.getState())?.guid;
  if (guid === undefined) return () => undefined;
  store.reducer.inject(outboxSlice);
  const ended = new AbortController();
  const lanes = laneMakers.map((make) => make({ extra, guid, dispatch, signal: ended.signal }));
  const sender = new OutboxSender(async () => sendLanes(lanes, dispatch), {
    onStart: () => dispatch(sendingBegan()),
    onEnd: () => dispatch(sendingEnded()),
  });

  let asked = { wishes: '', canSend: false };
  const look = () => {
    const wishes = lanes
      .map((lane) => lane.wishes())
      .filter(Boolean)
      .join('\n');
    const isFree = openChangesOf(extra).underWay().size <= FEW;
    const canSend = wishes !== '' && isFree && !selectIsConnectionLost(store.getState());
    if (asked.wishes === wishes && asked.canSend === canSend) return;
    asked = { wishes, canSend };
    if (canSend) sender.sendIn(0);
  };
  addEventListener('online', () => sender.sendIn(0), { signal: ended.signal });
  const stops = [
    openChangesOf(extra).subscribe(look),
    ...lanes.map(({ watch }) => watch()),
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
    () => sender.stop(),
    () => ended.abort(),
  ];
  look();
  return () => {
    for (const stop of stops) stop();
  };
}

/** The wait after the first try without an answer, in milliseconds; it doubles each time. */
const FIRST_RETRY_MS = 30_000;
const LAST_RETRY_MS = 600_000;

/** Is told when sending starts and ends. */
export interface SendingListener {
  readonly onStart: () => void;
  readonly onEnd: (end: SendingEnd) => void;
}

/** Sends what is waiting when asked to, and retries by itself while the service does not answer. */
export class OutboxSender {
  readonly #sendAll: () => Promise<SendingEnd>;
  readonly #listener: SendingListener;
  #isUnderWay = false;
  #isAskedAgain = false;
  #isStopped = false;
  #retryMs = FIRST_RETRY_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param sendAll tries once to send everything that is waiting */
  constructor(sendAll: () => Promise<SendingEnd>, listener: SendingListener) {
    this.#sendAll = sendAll;
    this.#listener = listener;
  }

  /** Sends in `ms` milliseconds; this replaces a try that was already scheduled. */
  sendIn(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#send(), ms);
  }

  /** Ends it for good; a call under way ends by itself. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** Makes the next retry an early one again. */
  startOver(): void {
    this.#retryMs = FIRST_RETRY_MS;
  }

  async #send(): Promise<void> {
    if (this.#isUnderWay) {
      this.#isAskedAgain = true;
      return;
    }
    this.#isUnderWay = true;
    this.#listener.onStart();
    const end = await this.#sendAll().finally(() => {
      this.#isUnderWay = false;
    });
    this.#listener.onEnd(end);
    const isAskedAgain = this.#isAskedAgain;
    this.#isAskedAgain = false;
    if (!end.isUnanswered) this.startOver();
    // If this try got no answer, the caller who asked again may know that the network is back. So the next try comes soon.
    const pauseMs = end.pauseMs ?? 0;
    if (isAskedAgain) this.sendIn(end.isUnanswered ? Math.max(SETTLE_MS, pauseMs) : 0);
    else if (end.isUnanswered) {
      this.sendIn(Math.max(this.#retryMs, pauseMs));
      this.#retryMs = Math.min(this.#retryMs * 2, LAST_RETRY_MS);
    }
  }
}
