import { useSeen } from '../window/useNear';
import { Avatar, type AvatarProps } from './Avatar';
import { getPhoto } from './photosApi';

interface PersonAvatarProps extends Omit<AvatarProps, 'ref'> {
  readonly guid: string;
  /** The known small photo, empty if there is none. Left out if it is not known, as for a board's members. */
  readonly photo?: string | undefined;
}

/** Up to this size, a small photo (96 pixels at most) is good enough. */
const SMALL = 48;
const DEFAULT_SIZE = 28;

/**
 * A person's photo. If the list provides a photo that is good enough, it is used; otherwise the medium photo is fetched
 * when the avatar first becomes visible, once for all places that show it. Until then, and if there is none or it
 * cannot be loaded, the small photo or the initials are shown.
 */
export function PersonAvatar(props: PersonAvatarProps) {
  const { guid: _guid, ...face } = props;
  const { photo, size = DEFAULT_SIZE } = props;
  const isKnown = photo === '' || (photo !== undefined && size <= SMALL);
  return isKnown ? <Avatar {...face} /> : <FetchedAvatar {...props} />;
}

function FetchedAvatar({ guid, name, photo, size = DEFAULT_SIZE, onlineLabel }: PersonAvatarProps) {
  const [ref, isSeen] = useSeen<HTMLSpanElement>();
  const wanted = { guid, type: 'medium' } as const;
  getPhoto.useQuerySubscription(wanted, { skip: !isSeen, refetchOnMountOrArgChange: false });
  const { data } = getPhoto.useQueryState(wanted);
  return <Avatar name={name} photo={data || photo} size={size} onlineLabel={onlineLabel} ref={ref} />;
}
