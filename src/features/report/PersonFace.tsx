import type { FoundPerson } from '@/domain/report/reportPeople';
import { Avatar } from '@/shared/ui/people/Avatar';
import { PersonAvatar } from '@/shared/ui/people/PersonAvatar';

interface PersonFaceProps {
  readonly person: FoundPerson;
  readonly size: number;
}

/** The photo of a person, or the initials. No photo is asked for if the person is not in the directory. */
export function PersonFace({ person: { key, name, isUnlisted }, size }: PersonFaceProps) {
  return isUnlisted ? (
    <Avatar name={name} size={size} />
  ) : (
    <PersonAvatar guid={key} name={name} size={size} />
  );
}
