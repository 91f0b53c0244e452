import * as v from 'valibot';
import { EMPTY_OUTBOX, type Outbox, type WaitingEntry } from '@/domain/changes/outbox';
import type { DeviceKind } from '../storage/deviceValue';

export const idSchema = v.union([v.string(), v.number()]);

function itemSchema<Content>(content: v.GenericSchema<unknown, Content>) {
  const wish = v.nullable(content);
  return v.object({
    key: v.string(),
    since: v.number(),
    id: v.nullable(idSchema),
    before: wish,
    want: wish,
    attempt: v.nullable(v.object({ sent: wish, alike: v.nullable(v.array(idSchema)) })),
    trouble: v.nullable(
      v.variant('kind', [
        v.object({ kind: v.literal('refused'), status: v.number(), message: v.nullable(v.string()) }),
        v.object({ kind: v.picklist(['incomplete', 'unchanged']) }),
        v.object({ kind: v.literal('clash'), theirs: wish }),
        v.object({ kind: v.literal('alike'), id: idSchema }),
      ]),
    ),
  });
}

/**
 * The outbox of one kind of entries on the device, by user.
 *
 * @param schema of a content; an item that does not match it is kept unchanged and not sent
 */
export function keptOutbox<Content>(
  name: string,
  schema: v.GenericSchema<unknown, Content>,
): DeviceKind<Outbox<Content>> {
  const item = itemSchema(schema);
  const box = v.object({
    items: v.array(v.unknown()),
    sent: v.array(v.object({ key: v.string(), id: idSchema })),
    unread: v.optional(v.array(v.unknown()), []),
  });
  const parse = (kept: unknown): Outbox<Content> => {
    const read = v.safeParse(box, kept);
    if (!read.success) return EMPTY_OUTBOX;
    const items: WaitingEntry<Content>[] = [];
    const unread: unknown[] = [];
    // This build may be able to read what another build could not.
    for (const one of [...read.output.items, ...read.output.unread]) {
      const parsed = v.safeParse(item, one);
      if (parsed.success) items.push(parsed.output);
      else unread.push(one);
    }
    return { items, sent: read.output.sent, unread };
  };
  return { name, parse };
}
