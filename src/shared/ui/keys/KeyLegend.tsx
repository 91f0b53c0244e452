import { clsx } from 'clsx';

/** A key as it is printed, and what it does. */
export type LegendKey = readonly [name: string, does: string];

interface KeyLegendProps {
  readonly keys: readonly LegendKey[];
  readonly className?: string | undefined;
}

/** The keys of a panel, at its foot. Screen readers and fingers do without it. */
export function KeyLegend({ keys, className }: KeyLegendProps) {
  return (
    <div
      className={clsx(
        'no-touch',
        'no-shrink wrap line-above on-sunken text-secondary text-tiny as-flex gap-4-16 pads-8-16',
        className,
      )}
      aria-hidden="true"
    >
      {keys.map(([name, does]) => (
        <span key={name}>
          <span className="tw-key-cap right-5">{name}</span>
          {does}
        </span>
      ))}
    </div>
  );
}
