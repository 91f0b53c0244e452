import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import classes from './tiles.module.scss';

interface TilesProps {
  /** Four beside each other, on a phone two; otherwise as many as fit, on a phone one below the other. */
  readonly areFour?: boolean;
  /** With smaller figures, and without their details on a phone. */
  readonly areSmall?: boolean;
  /** Where the strip is a region of its own: its name, and whether a figure of it is still computed. */
  readonly region?: { readonly label: string; readonly isBusy: boolean };
  readonly className?: string;
  readonly children: ReactNode;
}

/** The strip of figures at the top of a page. */
export function Tiles({ areFour = false, areSmall = false, region, className, children }: TilesProps) {
  const tiles = (
    <dl className={clsx(classes.tiles, areFour && classes.areFour, areSmall && classes.areSmall, className)}>
      {children}
    </dl>
  );
  if (!region) return tiles;
  return (
    <section aria-label={region.label} aria-busy={region.isBusy}>
      {tiles}
    </section>
  );
}

interface TileProps {
  /** Left out while it is not known. */
  readonly label?: ReactNode;
  /** The tile's single, unobtrusive action. */
  readonly action?: ReactNode;
  /** Null while it is not known. */
  readonly value: ReactNode;
  readonly unit?: string;
  /** One grey line below the value. */
  readonly detail?: ReactNode;
  readonly aside?: ReactNode;
}

/** A figure of the strip. */
export function Tile({ label, action, value, unit, detail, aside }: TileProps) {
  return (
    <div className={classes.tile}>
      <dt className={classes.head}>
        {label === undefined ? bar('40%') : <span>{label}</span>}
        {action}
      </dt>
      <dd className={classes.value}>
        {value ?? bar('24%')}
        {value !== null && unit !== undefined && (
          <>
            {' '}
            <small className={classes.unit}>{unit}</small>
          </>
        )}
        {aside !== undefined && <div className={classes.aside}>{aside}</div>}
      </dd>
      <dd className={classes.detail}>{value === null ? bar('56%') : detail}</dd>
    </div>
  );
}

function bar(width: string) {
  return <span className="skeleton no-shrink" style={{ width }} />;
}
