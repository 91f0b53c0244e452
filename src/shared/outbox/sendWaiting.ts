import { type Items, nextToSend, withTrouble } from '@/domain/changes/outbox';
import { type DeviceOwner, keyOfValue, readDeviceValue } from '../storage/deviceValue';
import { pauseAfter } from '../api/apiError';
import { inTurnSoon, pause } from '../storage/inOneTab';
import { type Box, deviceBox } from './boxes';
import type { OutboxCalls, OutboxKind } from './outboxKind';
import { Passage } from './passage';

/**
 * A call that broke off may still be running at the service; we wait this long before we look for it, in milliseconds.
 */
export const SETTLE_MS = 3000;

/** The outbox to send, and its owner. */
export interface Sending<Content> {
  readonly owner: DeviceOwner;
  readonly kind: OutboxKind<Content>;
  readonly calls: OutboxCalls<Content>;
  /** Is aborted when the owner signs out. */
  readonly signal?: AbortSignal;
}

/** The result of sending. */
export interface SendingEnd {
  /** The service did not answer: try again later. */
  readonly isUnanswered: boolean;
  /** How many items the service has taken. */
  readonly taken: number;
  /** How long the service asked us to wait, in milliseconds. */
  readonly pauseMs?: number;
}

/** Lets one tab after the other save entries of a kind; answers whether this one had its turn. */
export async function inLane<Content>(
  { owner, kind }: Pick<Sending<Content>, 'owner' | 'kind'>,
  work: () => Promise<void>,
): Promise<boolean> {
  return inTurnSoon(`sending/${keyOfValue(owner.guid, kind.kept)}`, work);
}

/**
 * Makes one pass through the outbox, in order; it ends when the service does not answer. One tab sends at a time:
 * another one waits until it is done, or closed, and tries later if that takes long.
 *
 * @param settleMs how long it waits before it looks for a call that broke off, in whichever tab, in milliseconds
 * @param settled the items as they were before it waited: what was sent since then is not looked for yet
 */
export async function sendWaiting<Content>(
  sending: Sending<Content>,
  settleMs = SETTLE_MS,
  settled?: Items<Content>,
): Promise<SendingEnd> {
  // Without a turn it is tried again later.
  let end: SendingEnd = { isUnanswered: true, taken: 0 };
  let settling: Items<Content> | undefined;
  await inLane(sending, async () => {
    const { owner, kind, signal } = sending;
    // Another tab may have sent in the meantime, without this one knowing yet.
    const { items } = await readDeviceValue(owner, kind.kept);
    const isOpen = items.some(({ attempt, trouble }) => attempt !== null && trouble === null);
    if (isOpen && items !== settled) settling = items;
    // Whoever has signed in meanwhile does not send what waits of another person.
    else if (signal?.aborted !== true) end = await sendAll(sending);
  });
  if (!settling) return end;
  // It gives up its turn, so that nobody who saves something waits for this.
  await pause(settleMs);
  return sendWaiting(sending, settleMs, settling);
}

async function sendAll<Content>({ owner, kind, calls }: Sending<Content>): Promise<SendingEnd> {
  const box = deviceBox(owner, kind);
  const passage = new Passage(kind, calls, box);
  return sendBox(box, passage).finally(() => passage.lists.tell());
}

async function sendBox<Content>(box: Box<Content>, passage: Passage<Content>): Promise<SendingEnd> {
  // Items whose entry could not be read. They wait for the next try without holding up the others.
  const passedOver = new Set<string>();
  let pauseMs = 0;
  const ending = (isUnanswered: boolean): SendingEnd => ({
    isUnanswered,
    taken: passage.taken,
    ...(pauseMs > 0 && { pauseMs }),
  });
  for (;;) {
    const { items } = await box.now();
    const item = nextToSend(items.filter(({ key }) => !passedOver.has(key)));
    if (!item) return ending(passedOver.size > 0);
    const came = await passage.advance(item);
    if (came.kind === 'silent' || came.kind === 'unread') pauseMs = pauseAfter(came.error, pauseMs);
    if (came.kind === 'unread' && came.isOwn) passedOver.add(item.key);
    else if (came.kind === 'silent' || came.kind === 'unread') return ending(true);
    if (came.kind === 'asks' || came.kind === 'refused') {
      await box.change((now) => ({ ...now, items: withTrouble(now.items, item.key, came.trouble) }));
    }
  }
}
