import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import classes from './stat.module.scss';

/** The strip of figures at the top of a page. */
export function StatStrip({ children }: { readonly children: ReactNode }) {
  return <div className={classes.strip}>{children}</div>;
}

interface StatProps {
  readonly label: string;
  /** The tile's single, unobtrusive action. */
  readonly action?: ReactNode;
  readonly value: ReactNode;
  readonly unit?: string;
  /** One grey line below the value. */
  readonly detail?: ReactNode;
  readonly aside?: ReactNode;
}

/** A tile of the strip. */
export function Stat({ label, action, value, unit, detail, aside }: StatProps) {
  return (
    <div className={classes.tile}>
      <div className={classes.head}>
        <span>{label}</span>
        {action}
      </div>
      <div className={classes.value}>
        {value}
        {unit !== undefined && <small className={classes.unit}>{unit}</small>}
        {aside !== undefined && <div className={classes.aside}>{aside}</div>}
      </div>
      <p className={classes.detail}>{detail}</p>
    </div>
  );
}

/** Loading state of a tile. */
export function StatSkeleton() {
  return (
    <div className={clsx(classes.tile, classes.isComing)}>
      <div className={classes.head}>
        <span className="skeleton" style={{ width: '40%' }} />
      </div>
      <div className={classes.value}>
        <span className="skeleton" style={{ width: '24%' }} />
      </div>
      <p className={classes.detail}>
        <span className="skeleton" style={{ width: '56%' }} />
      </p>
    </div>
  );
}
