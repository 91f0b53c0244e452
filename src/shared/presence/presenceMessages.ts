import * as v from 'valibot';
import { wireText } from '../api/wire';

/** The messages about its user that a client sends to the others. */
export interface UserEvent {
  readonly type: 'userevent';
  readonly event: 'login' | 'logout';
  /** The user's guid. */
  readonly value: string;
}

/** The messages of the service that the app uses. */
export type PresenceMessage =
  | { readonly kind: 'users'; readonly guids: readonly string[] }
  | { readonly kind: 'kanban'; readonly event: unknown };

const guidWire = v.pipe(wireText, v.nonEmpty());
// Connected users come as guids or as objects with a guid.
const userWire = v.union([guidWire, v.object({ guid: guidWire })]);

const messageWire = v.variant('type', [
  v.object({ type: v.literal('userevent'), data: v.object({ users: v.array(v.unknown()) }) }),
  v.looseObject({ type: v.literal('kanbanevent') }),
]);

function readGuids(users: readonly unknown[]): readonly string[] {
  const guids = users.flatMap((user) => {
    const parsed = v.safeParse(userWire, user);
    if (!parsed.success) return [];
    return [typeof parsed.output === 'string' ? parsed.output : parsed.output.guid];
  });
  return [...new Set(guids)];
}

/**
 * Reads a message of the service; anything but the two known kinds is ignored. In a list of users, entries without a
 * guid are skipped.
 *
 * @param data what the websocket delivered
 */
export function readPresenceMessage(data: unknown): PresenceMessage | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const parsed = v.safeParse(messageWire, JSON.parse(data));
    if (!parsed.success) return undefined;
    const message = parsed.output;
    return message.type === 'userevent'
      ? { kind: 'users', guids: readGuids(message.data.users) }
      : { kind: 'kanban', event: message };
  } catch {
    return undefined;
  }
}
