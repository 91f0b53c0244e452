import type { ReactNode } from 'react';

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

/** A tile of the strip of figures. */
export function Stat({ label, action, value, unit, detail, aside }: StatProps) {
  return (
    <div className="tw-stat">
      <div className="lb">
        <span>{label}</span>
        {action}
      </div>
      <div className="v">
        {value}
        {unit !== undefined && <small>{unit}</small>}
        {aside}
      </div>
      <p className="s">{detail}</p>
    </div>
  );
}
