import type { ReactNode } from 'react';

interface StatProps {
  readonly label: string;
  /** The one quiet action of the tile. */
  readonly action?: ReactNode;
  readonly value: ReactNode;
  readonly unit?: string;
  /** One grey line below. */
  readonly detail?: ReactNode;
  readonly aside?: ReactNode;
}

/** A tile of the strip of figures (design, "Stat strip"). */
export function Stat({ label, action, value, unit, detail, aside }: StatProps) {
  return (
    <div className="tw-stat">
      <h2 className="lb">
        {label}
        {Boolean(action) && <span className="ms-auto">{action}</span>}
      </h2>
      <div className="v">
        {value}
        {unit !== undefined && <small> {unit}</small>}
        {aside}
      </div>
      <p className="s">{detail}</p>
    </div>
  );
}
