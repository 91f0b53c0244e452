interface BrandMarkProps {
  /** Edge in pixels. */
  readonly size?: number;
}

/** The logo of Tagwerk: a T of three strips on petrol. */
export function BrandMark({ size = 28 }: BrandMarkProps) {
  return (
    <svg className="tw-mark" viewBox="0 0 28 28" width={size} height={size} aria-hidden="true">
      <rect className="bg" width="28" height="28" rx="7" />
      <path className="fg" d="M6 7h4.6v4.4H6zM11.7 7h4.6v14.2h-4.6zM17.4 7H22v4.4h-4.6z" />
    </svg>
  );
}
