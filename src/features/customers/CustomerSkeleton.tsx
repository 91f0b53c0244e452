import { clsx } from 'clsx';
import { CHART_MONTHS } from '@/domain/limits';
import { ThumbAction } from '@/shared/ui/frame/ShellSlots';
import { Tile, Tiles } from '@/shared/ui/tiles/Tiles';
import classes from './customerSkeleton.module.scss';

/** A range of N months touches N + 1 calendar months. */
const months = Array.from({ length: CHART_MONTHS + 1 }, (_, index) => index);
const lines = [62, 48, 54, 40];

function Line({ width }: { width: number }) {
  return <span className="skeleton" style={{ width: `${width}%` }} />;
}

function Block() {
  return (
    <div className="tw-block">
      <div className={clsx('tw-section-head', classes.heading)}>
        <Line width={36} />
      </div>
      {lines.map((width) => (
        <div key={width} className={classes.line}>
          <Line width={width} />
        </div>
      ))}
    </div>
  );
}

/** Loading state of a customer or project: the head, the strip of figures and two columns, at their final height. */
export function CustomerSkeleton({ of }: { of: 'customer' | 'project' }) {
  const tiles = of === 'customer' ? ['projects', 'hours', 'tasks'] : ['team', 'hours'];
  return (
    <div aria-hidden="true">
      <ThumbAction>
        <span className="btn btn-primary" aria-hidden="true" />
      </ThumbAction>
      <div className="tw-head is-detail">
        <div className="grow">
          <div className={classes.crumb}>
            <Line width={18} />
          </div>
          <div className={clsx(classes.title, of === 'customer' && classes.isMarked)}>
            <Line width={38} />
            <Line width={24} />
          </div>
        </div>
      </div>
      <Tiles>
        {tiles.map((tile) => (
          <Tile key={tile} value={null} />
        ))}
      </Tiles>
      <div className="tw-detail with-aside">
        <div className="tw-block">
          <div className={clsx('tw-section-head wrap', classes.heading)}>
            <Line width={28} />
          </div>
          {months.map((month) => (
            <div key={month} className={classes.month}>
              <Line width={16} />
            </div>
          ))}
        </div>
        <aside>
          <Block />
          <Block />
        </aside>
      </div>
    </div>
  );
}
