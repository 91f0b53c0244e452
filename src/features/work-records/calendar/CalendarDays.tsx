import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { type IsoDate, weekday } from '@/domain/time/period';
import type { CalendarLook } from './calendarLook';
import { DayColumn, type DayColumnProps } from './DayColumn';
import { BlockFace, blockStyle } from './RecordBlock';
import { type Drag, dragOn } from './pointerPress';
import block from './recordBlock.module.scss';
import classes from './calendarDays.module.scss';

/** `drag`, `ghost` and `drawn` are passed only to the day that they are about. */
export interface CalendarDaysProps extends Omit<DayColumnProps, 'date'> {
  readonly days: readonly IsoDate[];
}

/** The days side by side, each a stack, with the hours at their left. */
export function DayColumns({ days, facts, look, on, drag, ghost, drawn }: CalendarDaysProps) {
  const drawing = drag?.kind === 'draw' ? drag : drawn;
  return (
    <div className={classes.columns} style={sizesOf({ days, look })}>
      <Axis />
      {days.map((date) => (
        <DayColumn
          key={date}
          {...{ date, facts, look, on }}
          drag={dragOn(date, drag)}
          drawn={drawing?.date === date ? drawing : null}
          ghost={ghost?.date === date ? ghost : null}
        />
      ))}
    </div>
  );
}

/** The height of an hour, and the width of the days: Saturday and Sunday of a week are half as wide. */
const sizesOf = ({ days, look: { px, span } }: Pick<CalendarDaysProps, 'days' | 'look'>) => ({
  '--hour': `${px}px`,
  '--columns': days.map((date) => `minmax(0, ${span === '7' && weekday(date) > 5 ? 0.5 : 1}fr)`).join(' '),
});

/** The scale beside the stacks: amounts of hours, not times of the day. */
function Axis() {
  const { t } = useTranslation('workCalendar');
  return (
    <div className={classes.axis} aria-hidden="true">
      {[2, 4, 6, 8, 10].map((hours) => (
        <i key={hours} style={{ '--at': hours }}>
          {t('axis', { hours })}
        </i>
      ))}
    </div>
  );
}

interface LiftedProps {
  readonly drag: Drag;
  readonly look: CalendarLook;
  readonly ref: Ref<HTMLDivElement>;
}

/** The block that was lifted, under the pointer. */
export function Lifted({ drag, look, ref }: LiftedProps) {
  if (drag.kind !== 'move') return null;
  const { record, records, from } = drag;
  return (
    <div
      ref={ref}
      data-lifted
      className={`${block.block} ${classes.lifted}`}
      style={{
        ...blockStyle({ record, look }),
        '--hour': `${look.px}px`,
        ...from,
      }}
      aria-hidden="true"
    >
      <BlockFace {...{ record, look }} />
      {records.length > 1 && <span className={classes.count}>{records.length}</span>}
    </div>
  );
}

/** Columns while the days are not known, so that no sum is wrong. */
export function DaysSkeleton({ days, look }: Pick<CalendarDaysProps, 'days' | 'look'>) {
  return (
    <div className={classes.columns} style={sizesOf({ days, look })} aria-busy="true">
      <span />
      {days.map((date) => (
        <span key={date} className={classes.waiting}>
          <span className="skeleton" />
          <span className="skeleton" />
        </span>
      ))}
    </div>
  );
}
