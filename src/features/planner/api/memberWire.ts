import * as v from 'valibot';
import type { TaskMember } from '@/domain/planner/kanban';
import { unpacked } from '@/shared/api/jsonText';
import { wireOptionalText, wireText, readText } from '@/shared/api/wire';

const memberWire = v.object({ guid: v.pipe(wireText, v.nonEmpty()), name: wireOptionalText });

/** Reads a person with a guid, who may have no name. Undefined for anything else. */
export function readMember(value: unknown): TaskMember | undefined {
  const parsed = v.safeParse(memberWire, unpacked(value));
  if (!parsed.success) return undefined;
  const { guid, name } = parsed.output;
  return { guid, name: readText(name) || guid };
}

/**
 * Reads members from a list or from JSON text, and skips unreadable ones. A board should not fail to load because of
 * its member list, which is only shown and never saved.
 */
export function readMembers(value: unknown): readonly TaskMember[] {
  const list = unpacked(value);
  if (!Array.isArray(list)) return [];
  const members = list.flatMap((one: unknown) => readMember(one) ?? []);
  return members.filter(({ guid }, at) => members.findIndex((other) => other.guid === guid) === at);
}
