import * as v from 'valibot';
import type { TaskMember } from '@/domain/planner/kanban';
import { wireOptionalText, wireText, readText } from '@/shared/api/wire';

const memberWire = v.object({ guid: v.pipe(wireText, v.nonEmpty()), name: wireOptionalText });

/** The value of a JSON text; anything else as it is. */
function unpacked(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

/** Somebody with a guid; the name may be missing. Undefined for anything else. */
export function readMember(value: unknown): TaskMember | undefined {
  const parsed = v.safeParse(memberWire, unpacked(value));
  if (!parsed.success) return undefined;
  const { guid, name } = parsed.output;
  return { guid, name: readText(name) || guid };
}

/**
 * Members as a list or as JSON text; what cannot be read counts as nobody. A board must not stay away because of a
 * member list: it only says who is there, and nothing is saved by it.
 */
export function readMembers(value: unknown): readonly TaskMember[] {
  const list = unpacked(value);
  if (!Array.isArray(list)) return [];
  const members = list.flatMap((one: unknown) => readMember(one) ?? []);
  return members.filter(({ guid }, at) => members.findIndex((other) => other.guid === guid) === at);
}
