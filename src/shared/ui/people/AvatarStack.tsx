import { MAX_AVATARS } from '@/domain/limits';
import { PersonAvatar } from './PersonAvatar';
import './avatarStack.scss';

interface AvatarStackProps {
  /** The accessible name of the list: "Members". */
  readonly label: string;
  readonly people: readonly {
    readonly guid: string;
    readonly name: string;
    readonly photo?: string | null | undefined;
  }[];
  /** Edge of a face in pixels. */
  readonly size?: 24 | 28 | 32;
  /** The most faces that there is room for. */
  readonly most?: number | undefined;
}

/**
 * People as a row of overlapping faces: at most six, or as many as there is room for, then "+ n". The list
 * includes every name, even of people without a face.
 */
export function AvatarStack({ label, people, size = 28, most = MAX_AVATARS }: AvatarStackProps) {
  const shown = people.slice(0, most);
  const rest = people.slice(most).map(({ name }) => name);
  return (
    <ul className="tw-avatar-stack" aria-label={label}>
      {shown.map(({ guid, name, photo }) => (
        <li key={guid}>
          <PersonAvatar guid={guid} name={name} photo={photo ?? undefined} size={size} />
          <span className="visually-hidden">{name}</span>
        </li>
      ))}
      {rest.length > 0 && (
        <li className="more" title={rest.join(', ')}>
          + {rest.length}
          <span className="visually-hidden">: {rest.join(', ')}</span>
        </li>
      )}
    </ul>
  );
}
