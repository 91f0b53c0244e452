import { useSeen } from '../useSeen';
import { Avatar } from './Avatar';
import { getPhoto } from './photosApi';

interface PersonAvatarProps {
  readonly guid: string;
  readonly name: string;
  /** What is known of the photo: a small one, empty for none. Left out where nothing is known, as of a board's members. */
  readonly photo?: string | undefined;
  /** Edge in pixels. */
  readonly size?: number;
  readonly onlineLabel?: string | undefined;
}

/** Up to here a small photo, of 96 pixels at most, is good enough. */
const SMALL = 48;
const DEFAULT_SIZE = 28;

/**
 * A person's photo. Where the list that names the person brings a photo that is good enough, it is shown; otherwise the
 * photo is fetched in its medium size when it is first seen, and once for everybody who shows it. Until then, and where
 * there is none or it cannot be loaded, the small photo or the initials stand there.
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
