import { CHART_MONTHS } from '@/domain/limits';
import { ThumbAction } from '@/shared/ui/frame/ShellSlots';

/** A range of N months touches N + 1 calendar months. */
const months = Array.from({ length: CHART_MONTHS + 1 }, (_, index) => index);
const lines = [62, 48, 54, 40];

function Line({ width }: { width: number }) {
  return <span className="sk" style={{ width: `${width}%` }} />;
}

function Block() {
  return (
    <div className="tw-block">
      <div className="tw-sec">
        <Line width={36} />
      </div>
      {lines.map((width) => (
        <div key={width} className="line">
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
    <div className="tw-coming" aria-hidden="true">
      <ThumbAction>
        <span className="btn btn-primary" aria-hidden="true" />
      </ThumbAction>
      <div className="tw-head is-detail">
        <div className="grow">
          <div className="tw-crumb">
            <Line width={18} />
          </div>
          <div className={of === 'customer' ? 'title is-marked' : 'title'}>
            <Line width={38} />
            <Line width={24} />
          </div>
        </div>
      </div>
      <div className="tw-stats">
        {tiles.map((tile) => (
          <div key={tile} className="tw-stat">
            <div className="lb">
              <Line width={40} />
            </div>
            <div className="v">
              <Line width={24} />
            </div>
            <p className="s">
              <Line width={56} />
            </p>
          </div>
        ))}
      </div>
      <div className="tw-detail">
        <div className="tw-block">
          <div className="tw-sec tw-spread">
            <Line width={28} />
          </div>
          {months.map((month) => (
            <div key={month} className="month">
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
