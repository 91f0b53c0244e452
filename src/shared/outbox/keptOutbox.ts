import { nanoid } from '@reduxjs/toolkit';
import * as v from 'valibot';
import type { KeptResult } from '@/domain/changes/batch';
import { EMPTY_OUTBOX, type Outbox, type WaitingEntry } from '@/domain/changes/outbox';
import type { Parts } from '../storage/deviceStore';
import type { DeviceKind } from '../storage/deviceValue';

export const idSchema = v.union([v.string(), v.number()]);

function entrySchemas<Content>(content: v.GenericSchema<unknown, Content>) {
  const wish = v.nullable(content);
  const known = {
    id: v.nullable(idSchema),
    before: wish,
    attempt: v.nullable(v.object({ sent: wish, alike: v.nullable(v.array(idSchema)) })),
  };
  const waiting = v.object({
    key: v.string(),
    since: v.number(),
    ...known,
    want: wish,
    trouble: v.nullable(
      v.variant('kind', [
        v.object({ kind: v.literal('refused'), status: v.number(), message: v.nullable(v.string()) }),
        v.object({ kind: v.picklist(['incomplete', 'unchanged']) }),
        v.object({ kind: v.literal('clash'), theirs: wish }),
        v.object({ kind: v.literal('alike'), id: idSchema }),
      ]),
    ),
    batch: v.optional(v.string()),
    was: v.optional(idSchema),
    isShared: v.optional(v.boolean()),
  });
  const result = v.object({
    key: v.string(),
    batch: v.string(),
    result: v.variant('kind', [
      v.object({ kind: v.literal('saved'), id: idSchema }),
      v.object({ kind: v.literal('refused'), error: v.unknown(), doubt: v.nullable(v.object(known)) }),
    ]),
  });
  return { waiting, result };
}

/** The part of an outbox that is written with each change. Older builds kept all of it here. */
const headSchema = v.fallback(
  v.object({
    items: v.optional(v.array(v.unknown()), []),
    sent: v.array(v.object({ key: v.string(), id: idSchema, was: v.optional(idSchema) })),
    unread: v.optional(v.array(v.unknown()), []),
    batches: v.optional(v.array(v.object({ id: v.string(), title: v.string() })), []),
  }),
  EMPTY_OUTBOX,
);

/** By what an entry is found again; what another build wrote may have no key. */
function identityOf(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null && 'key' in entry ? entry.key : entry;
}

/** Names that sort like numbers. */
const nameOf = (place: number) => String(place).padStart(12, '0');

/**
 * The outbox of one kind of entries on the device, by user. Each entry is stored by itself, in the order of saving, and its
 * result takes its place.
 *
 * @param schema of a content; an item that does not match it is kept unchanged and not sent
 */
export function keptOutbox<Content>(
  name: string,
  schema: v.GenericSchema<unknown, Content>,
): DeviceKind<Outbox<Content>> {
  const { waiting, result } = entrySchemas(schema);
  const joined = new WeakMap<Parts, Outbox<Content>>();

  function join(parts: Parts): Outbox<Content> {
    const known = joined.get(parts);
    if (known) return known;
    const head = v.parse(headSchema, parts.head);
    const items: WaitingEntry<Content>[] = [];
    const results: KeptResult<Content>[] = [];
    const unread: unknown[] = [];
    // This build may be able to read what another build could not.
    for (const one of [...parts.entries.values(), ...head.items, ...head.unread]) {
      const [item, ended] = [v.safeParse(waiting, one), v.safeParse(result, one)];
      if (item.success) items.push(item.output);
      else if (ended.success) results.push(ended.output);
      else unread.push(one);
    }
    const outbox = { items, sent: head.sent, unread, batches: head.batches, results };
    joined.set(parts, outbox);
    return outbox;
  }

  function split(next: Outbox<Content>, before: Parts): Parts {
    const { items, results } = join(before);
    const isKept = new Set<unknown>([...items, ...results]);
    const names = new Map([...before.entries].map(([at, entry]) => [identityOf(entry), at]));
    let free = [...before.entries.keys()].reduce((most, at) => Math.max(most, Number(at)), 0);
    let last = '';
    const entries = new Map<string, unknown>();
    const isFree = (at: string | undefined): at is string => at !== undefined && !entries.has(at);
    for (const [isItem, list] of [
      [true, next.items],
      [false, next.results],
      [false, next.unread],
    ] as const) {
      for (const entry of list) {
        const old = names.get(identityOf(entry));
        const isStaying = isFree(old) && (!isItem || old > last);
        const at = isStaying ? old : nameOf((free += 1));
        entries.set(at, isStaying && isKept.has(entry) ? before.entries.get(at) : entry);
        last = at;
      }
    }
    const parts = { head: { sent: next.sent, batches: next.batches, version: nanoid() }, entries };
    joined.set(parts, next);
    return parts;
  }

  return {
    name,
    parse: (kept) => join({ head: kept, entries: new Map() }),
    parts: { join, split },
  };
}
