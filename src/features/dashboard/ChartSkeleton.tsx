import { clsx } from 'clsx';
import '@/shared/charts/charts.scss';
import classes from './chartSkeleton.module.scss';

const widths = [46, 78, 72, 60, 34];
const lines = [64, 52, 70, 44, 58, 40];

/** Loading state of a bar chart: as many rows as the chart will have, and the line below them. */
export function ChartSkeleton({ rows }: { readonly rows: number }) {
  return (
    <div className="tw-chart" aria-hidden="true">
      {widths.slice(0, rows).map((width) => (
        <div key={width} className={classes.bar}>
          <span className="skeleton" />
          <span className={clsx('skeleton', classes.length)} style={{ width: `${width}%` }} />
        </div>
      ))}
      <div className="tw-keyrow" />
    </div>
  );
}

/** Loading state of a pie chart with its legend. */
export function RingSkeleton() {
  return (
    <div className="tw-chart" aria-hidden="true">
      <div className="tw-ring">
        <div className="pair">
          <div className={clsx('disc', classes.disc)} />
          <ul className="tw-legend">
            {lines.map((width) => (
              <li key={width}>
                <span className={clsx('skeleton', classes.name)} style={{ width: `${width}%` }} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="tw-keyrow" />
    </div>
  );
}
