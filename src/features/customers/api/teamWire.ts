import * as v from 'valibot';
import type { TeamMember } from '@/domain/person';
import { readText, wireOptionalText, wireText } from '@/shared/api/wire';
import { wireList } from '@/shared/api/wireLists';

const memberWire = v.object({
  guid: wireText,
  name: wireOptionalText,
  company: wireOptionalText,
  mail: wireOptionalText,
  photo: wireOptionalText,
});

/** The members of a customer or project (section 3). */
export const membersWire = wireList(memberWire);

/** Members in the service's spelling become ours; who has no name is called by the mail address. */
export function membersFromWire(wire: v.InferOutput<typeof membersWire>): TeamMember[] {
  return wire.map(({ guid, name, company, mail, photo }) => ({
    guid,
    name: readText(name).trim() || readText(mail) || guid,
    company: readText(company),
    mail: readText(mail),
    photo: readText(photo),
  }));
}
