import * as v from 'valibot';
import type { TeamMember } from '@/domain/people/person';
import { type ReadableRows, mapRows, readableList } from '@/shared/api/readableRows';
import { wireOptionalText, wireText } from '@/shared/api/wire';

const memberWire = v.object({
  guid: wireText,
  name: wireOptionalText,
  company: wireOptionalText,
  mail: wireOptionalText,
  photo: wireOptionalText,
});

type MemberWire = v.InferOutput<typeof memberWire>;

/** The members of a customer or project, as answered by `call`. */
export const membersWire = (call: string) => readableList(memberWire, `${call}, Members`);

function memberFromWire({ guid, name, company, mail, photo }: MemberWire): TeamMember {
  return { guid, name: name.trim() || mail || guid, company, mail, photo };
}

const noMembers: ReadableRows<MemberWire> = { rows: [], unreadable: [] };

/** Converts members from the service's spelling to ours; a member without a name is shown by email address. */
export function membersFromWire(wire: ReadableRows<MemberWire> = noMembers) {
  const { rows: members, unreadable: unreadableMembers } = mapRows(wire, memberFromWire);
  return { members, unreadableMembers };
}
