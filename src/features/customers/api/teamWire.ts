import * as v from 'valibot';
import type { TeamMember } from '@/domain/people/person';
import { type ReadableRows, mapRows, readableList } from '@/shared/api/readableRows';
import { readText, wireOptionalText, wireText } from '@/shared/api/wire';

const memberWire = v.object({
  guid: wireText,
  name: wireOptionalText,
  company: wireOptionalText,
  mail: wireOptionalText,
  photo: wireOptionalText,
});

type MemberWire = v.InferOutput<typeof memberWire>;

/** The members of a customer or project (section 3), which the call answers. */
export const membersWire = (call: string) => readableList(memberWire, `${call}, Members`);

function memberFromWire({ guid, name, company, mail, photo }: MemberWire): TeamMember {
  return {
    guid,
    name: readText(name).trim() || readText(mail) || guid,
    company: readText(company),
    mail: readText(mail),
    photo: readText(photo),
  };
}

const noMembers: ReadableRows<MemberWire> = { rows: [], unreadable: [] };

/** Members in the service's spelling become ours; who has no name is called by the mail address. */
export function membersFromWire(wire: ReadableRows<MemberWire> = noMembers) {
  const { rows: members, unreadable: unreadableMembers } = mapRows(wire, memberFromWire);
  return { members, unreadableMembers };
}
