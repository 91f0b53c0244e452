import { clsx } from 'clsx';
import classes from './keyLegend.module.scss';

/** A key as it is printed, and what it does. */
export type LegendKey = readonly [name: string, does: string];

interface KeyLegendProps {
  readonly keys: readonly LegendKey[];
  readonly className?: string | undefined;
}

/** The keys of a panel, at its foot. Screen readers and fingers do without it. */
export function KeyLegend({ keys, className }: KeyLegendProps) {
  return (
    <div className={clsx('no-touch', classes.legend, className)} aria-hidden="true">
      {keys.map(([name, does]) => (
        <span key={name}>
          <span className={clsx('tw-key-cap', classes.key)}>{name}</span>
          {does}
        </span>
      ))}
    </div>
  );
}
