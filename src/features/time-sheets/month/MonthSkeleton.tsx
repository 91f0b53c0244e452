import { clsx } from 'clsx';
import { useFormats } from '@/shared/i18n/useFormats';
import { type IsoMonth, monthOf } from '@/domain/time/period';
import { useShownWorkDays } from '@/shared/work-days/shownWorkDays';
import { MonthCalendar, MonthKey } from './MonthCalendar';
import classes from './monthCockpit.module.scss';

interface MonthSkeletonProps {
  /** Null until it is known which month is open. */
  readonly month: IsoMonth | null;
}

/**
 * The skeleton of a month. It shows the days, because they are known without a request, but no figure that could be
 * taken for a sum. The layout is the final one, and the calendar's code has run before the answers arrive.
 */
export function MonthSkeleton({ month }: MonthSkeletonProps) {
  return (
    <div className={classes.columns} aria-hidden="true">
      <div>
        {month === null ? <div className={clsx('skeleton', classes.comingDays)} /> : <DaysOf month={month} />}
        {[46, 70, 58].map((width) => (
          <p key={width} className="mt-3 mb-0">
            <span className="skeleton block" style={{ width: `${width}%` }} />
          </p>
        ))}
      </div>
      <div>
        {[52, 88, 80, 74, 60].map((width) => (
          <p className="mb-3" key={width}>
            <span className="skeleton block" style={{ width: `${width}%` }} />
          </p>
        ))}
      </div>
    </div>
  );
}

function DaysOf({ month }: { readonly month: IsoMonth }) {
  const formats = useFormats();
  const workDays = useShownWorkDays();
  if (workDays === undefined) return <div className={clsx('skeleton', classes.comingDays)} />;
  return (
    <>
      <MonthCalendar
        month={monthOf(month)}
        label={formats.month(month)}
        records={undefined}
        workDays={workDays}
        shown={null}
        onShow={ignore}
      />
      <MonthKey />
    </>
  );
}

/** The days cannot be pressed before they are loaded. */
function ignore() {}
