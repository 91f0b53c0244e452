import { type Ref, useState } from 'react';
import { initialsOf, stableIndex } from '@/domain/people/person';

export interface AvatarProps {
  /** Given name and surname; initials and tint are derived from it. */
  readonly name: string;
  /** Data URL of an image or an http(s) address; anything else is ignored. */
  readonly photo?: string | null | undefined;
  /** Edge in pixels. */
  readonly size?: number;
  /**
   * Shows the green dot and is its text: the word "online" in the user's language. The owner of a list looks it up
   * once, instead of each of its avatars.
   */
  readonly onlineLabel?: string | undefined;
  readonly ref?: Ref<HTMLSpanElement>;
}

const tints = ['', 'is-tint-1', 'is-tint-2', 'is-tint-3'] as const;

/** Whether a photo may be shown: only inline images and http(s) addresses. */
export function isShowable(photo: string): boolean {
  return /^(?:data:image\/|https?:\/\/)/iu.test(photo);
}

/**
 * A person's photo, or their initials if there is none or it cannot be loaded. The name is usually shown beside it, so
 * screen readers skip the picture, but not "online".
 */
export function Avatar({ name, photo, size = 28, onlineLabel, ref }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const source = photo && photo !== broken && isShowable(photo) ? photo : null;

  return (
    <span
      className={`tw-avatar ${source ? '' : tints[stableIndex(name, tints.length)]}`}
      style={{ '--s': `${size}px` }}
      title={name}
      ref={ref}
    >
      {source ? (
        <img
          src={source}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(source)}
        />
      ) : (
        <span aria-hidden="true">{initialsOf(name)}</span>
      )}
      {onlineLabel !== undefined && (
        <span className="online">
          <span className="visually-hidden">{onlineLabel}</span>
        </span>
      )}
    </span>
  );
}
