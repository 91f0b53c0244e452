import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '@/domain/time/period';
import { DEFAULT_WORK_DAYS, daysOf, targetOf } from '@/domain/time/targets';
import { useFormats } from '@/shared/i18n/useFormats';
import { TableSkeleton } from '@/shared/ui/messages/TableSkeleton';
import { useDelayedFlag } from '@/shared/ui/timing/useDelayedFlag';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import type { Week } from '../week/useWeek';
import { WeekSection } from '../week/WeekHead';
import classes from './gridSkeleton.module.scss';

/** Four pairs of customer and project, the row that adds one, and the sums. */
const ROWS = 6;

interface SkeletonProps {
  readonly week: Week;
}

/**
 * A skeleton of the week in its final size; no number is shown before all of them are known. It is not part of the lazy
 * grid chunk, so that it can be shown while that chunk loads.
 */
export function GridSkeleton({ week }: SkeletonProps) {
  return usePhone() ? <DaySkeleton /> : <WeekTableSkeleton week={week} />;
}

/** Announces that something is loading, for places where nothing else does. */
export function Waiting({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('common');
  const isLate = useDelayedFlag(true);
  return (
    <>
      <output className="visually-hidden">{isLate && t('loading')}</output>
      <div aria-busy="true">{children}</div>
    </>
  );
}

/**
 * The skeleton of the whole view. Its header cannot be pressed, because the real one would replace it and lose the
 * focus.
 */
export function WeekSkeleton({ week }: SkeletonProps) {
  return (
    <>
      <div inert>
        <WeekSection week={{ ...week, strip: null }} />
      </div>
      <GridSkeleton week={week} />
    </>
  );
}

function WeekTableSkeleton({ week: { week, workDays = DEFAULT_WORK_DAYS } }: SkeletonProps) {
  const { t } = useTranslation('workRecords');
  const formats = useFormats();
  const days = daysOf({ from: week.monday, to: addDays(week.monday, 6) });
  return (
    <TableSkeleton
      className={classes.table}
      rows={ROWS}
      columns={[
        { title: t('view.pair'), className: classes.pairColumn },
        ...days.map((day) => ({
          title: formats.weekday(day),
          align: 'right' as const,
          className: targetOf(day, workDays) === 0 ? classes.offColumn : '',
        })),
        { title: t('view.sum'), align: 'right', className: classes.sumColumn },
      ]}
    />
  );
}

/** The small bars of a week's days on a phone. */
export function PipsSkeleton() {
  return (
    <div className={classes.pips} aria-hidden="true">
      {Array.from({ length: 7 }, (_, day) => (
        <span key={day} className="skeleton" />
      ))}
    </div>
  );
}

/** A phone's skeleton: the small bars of the days, the bar of the chosen day, and its rows. */
function DaySkeleton() {
  return (
    <div className={clsx('is-skeleton', classes.day)} aria-hidden="true">
      <PipsSkeleton />
      <div className={classes.heading}>
        <span className="skeleton" />
        <span className="skeleton" />
      </div>
      <span className={clsx('skeleton', classes.bar)} />
      {Array.from({ length: ROWS - 1 }, (_, row) => (
        <div key={row} className={classes.row}>
          <span>
            <span className="skeleton" />
            <span className="skeleton" />
          </span>
          <span className="skeleton" />
        </div>
      ))}
    </div>
  );
}
