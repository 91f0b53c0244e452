import { type CSSProperties, useState } from 'react';

interface AvatarProps {
  /** Given name and surname: initials and tint follow from it. */
  readonly name: string;
  /** Data URL of an image or an http(s) address; anything else counts as none. */
  readonly photo?: string | null | undefined;
  /** Edge in pixels. */
  readonly size?: number;
  /**
   * Shows the green dot (section 2, "online badge for connected employees") and is what it says: the word "online" in
   * the user's language. The owner of a list looks it up once, not each of its avatars.
   */
  readonly onlineLabel?: string | undefined;
}

const tints = ['', 'v1', 'v2', 'v3'] as const;

/** `JA` for "Jana Albrecht", one letter for a single name. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const first = words.at(0)?.at(0) ?? '?';
  const last = words.length > 1 ? (words.at(-1)?.at(0) ?? '') : '';
  return (first + last).toUpperCase();
}

/** The same name has the same tint everywhere. */
function tintOf(name: string): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return tints[sum % tints.length] ?? '';
}

/** A photo may only be an image in place or one fetched by http(s). */
function isShowable(photo: string): boolean {
  return /^(?:data:image\/|https?:\/\/)/iu.test(photo);
}

/**
 * A person's photo, or their initials when there is none or it does not load. The name stands beside it as a rule,
 * so the picture itself is not read aloud; "online" is.
 */
export function Avatar({ name, photo, size = 28, onlineLabel }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const source = photo && photo !== broken && isShowable(photo) ? photo : null;
  const style: CSSProperties & Record<'--s', string> = { '--s': `${size}px` };

  return (
    <span className={`tw-av ${source ? '' : tintOf(name)}`} style={style} title={name}>
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
        <span aria-hidden="true">{initials(name)}</span>
      )}
      {onlineLabel !== undefined && (
        <span className="on">
          <span className="visually-hidden">{onlineLabel}</span>
        </span>
      )}
    </span>
  );
}
