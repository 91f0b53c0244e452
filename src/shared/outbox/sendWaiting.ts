import { nextToSend, withTrouble } from '@/domain/changes/outbox';
import { type DeviceOwner, keyOfValue, readDeviceValue } from '../storage/deviceValue';
import { inTurnSoon } from '../storage/inOneTab';
import { type Box, deviceBox } from './boxes';
import type { OutboxCalls, OutboxKind } from './outboxKind';
import { Passage } from './passage';

/** The outbox to send, and its owner. */
export interface Sending<Content> {
  readonly owner: DeviceOwner;
  readonly kind: OutboxKind<Content>;
  readonly calls: OutboxCalls<Content>;
}

/** The result of sending. */
export interface SendingEnd {
  /** The service did not answer: try again later. */
  readonly isUnanswered: boolean;
  /** How many items the service has taken. */
  readonly taken: number;
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
 */
export async function sendWaiting<Content>(sending: Sending<Content>): Promise<SendingEnd> {
  // Without a turn it is tried again later.
  let end: SendingEnd = { isUnanswered: true, taken: 0 };
  await inLane(sending, async () => {
    end = await sendAll(sending);
  });
  return end;
}

async function sendAll<Content>(sending: Sending<Content>): Promise<SendingEnd> {
  const { owner, kind, calls } = sending;
  const box = deviceBox(owner, kind);
  const passage = new Passage(kind, calls, box);
  return sendBox(sending, box, passage).finally(() => passage.lists.tell());
}

async function sendBox<Content>(
  { owner, kind }: Sending<Content>,
  box: Box<Content>,
  passage: Passage<Content>,
): Promise<SendingEnd> {
  // Another tab may have sent in the meantime, without this one knowing yet.
  await readDeviceValue(owner, kind.kept);
  // Items whose entry could not be read. They wait for the next try without holding up the others.
  const passedOver = new Set<string>();
  for (;;) {
    const { items } = await box.now();
    const item = nextToSend(items.filter(({ key }) => !passedOver.has(key)));
    if (!item) return { isUnanswered: passedOver.size > 0, taken: passage.taken };
    const came = await passage.advance(item);
    if (came.kind === 'unread' && came.isOwn) passedOver.add(item.key);
    else if (came.kind === 'silent' || came.kind === 'unread')
      return { isUnanswered: true, taken: passage.taken };
    if (came.kind === 'asks' || came.kind === 'refused') {
      await box.change((now) => ({ ...now, items: withTrouble(now.items, item.key, came.trouble) }));
    }
  }
}
