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

/**
 * A person's photo, fetched in its medium size when it is first seen, and once for everybody who shows it. Until then,
 * and where there is none or it cannot be loaded, the small photo or the initials stand there.
 */
export function PersonAvatar({ guid, name, photo, size = 28, onlineLabel }: PersonAvatarProps) {
  const [ref, isSeen] = useSeen<HTMLSpanElement>();
  const wanted = { guid, type: 'medium' } as const;
  const isWorthIt = photo === undefined || (photo !== '' && size > SMALL);
  getPhoto.useQuerySubscription(wanted, {
    skip: !isWorthIt || !isSeen,
    refetchOnMountOrArgChange: false,
  });
  const { data } = getPhoto.useQueryState(wanted);
  return <Avatar name={name} photo={data || photo} size={size} onlineLabel={onlineLabel} ref={ref} />;
}
