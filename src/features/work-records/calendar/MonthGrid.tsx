import exclamationTriangle from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import { clsx } from 'clsx';
import { Fragment, memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { IsoDate } from '@/domain/time/period';
import { type CalendarMonth, type MonthDay, calendarMonth } from '@/domain/work/workCalendar';
import { useFormats } from '@/shared/i18n/useFormats';
import { WithoutUnreadable } from '@/shared/lists/WithoutUnreadable';
import { Icon } from '@/shared/ui/buttons/Icon';
import type { Week } from '../week/useWeek';
import { SumLine } from '../week/WeekHead';
import type { CalendarDaysProps } from './CalendarDays';
import { Band, lookOf, useDayWords } from './DayColumn';
import { Hours, RecordButton, type RecordProps, Stop, comma } from './RecordBlock';
import { addedTo, dragOn, dragWith } from './pointerPress';
import classes from './monthGrid.module.scss';

type MonthGridProps = Pick<CalendarDaysProps, 'facts' | 'look' | 'on' | 'drag'> & {
  readonly month: IsoDate;
};

/** A month of weeks with their sums. */
export function MonthGrid({ month, facts, look, on, drag }: MonthGridProps) {
  const { t } = useTranslation(['workCalendar', 'weekGrid']);
  const formats = useFormats();
  return (
    <div className={classes.month}>
      <span className={classes.head}>{t('workCalendar:weekShort')}</span>
      {Array.from({ length: 7 }, (_, day) => (
        <span key={day} className={classes.head}>
          {formats.weekdayName(day)}
        </span>
      ))}
      <span className={clsx('at-right', classes.head)}>{t('workCalendar:sum')}</span>
      {calendarMonth(month, facts, (date) => addedTo(date, drag)).weeks.map(({ week, days, hours }) => (
        <Fragment key={week}>
          <span className="text-faint text-tiny line-above pads-8">{week}</span>
          {days.map((day, at) =>
            day ? (
              <Day key={day.date} {...{ day, look, on }} drag={dragOn(day.date, drag)} />
            ) : (
              // oxlint-disable-next-line react/no-array-index-key -- a place of the week without a day
              <span key={at} className={classes.day} />
            ),
          )}
          <b className={classes.sum}>{formats.hours(hours)}</b>
        </Fragment>
      ))}
    </div>
  );
}

interface DayProps extends Omit<RecordProps, 'record'> {
  readonly day: MonthDay;
}

const Day = memo(function Day({ day, look, on, drag }: DayProps) {
  const { t } = useTranslation('workCalendar');
  const formats = useFormats();
  const { nameOf } = useDayWords();
  const { date, hours, lines, others, field } = day;
  const isWorked = day.records.length > 0 || day.unreadable > 0 || day.missing !== null;
  return (
    <fieldset
      className={clsx(classes.day, lookOf(day, drag))}
      aria-label={nameOf(day)}
      data-day={date}
      data-drop={date}
    >
      <Stop
        className={clsx(classes.number, day.isToday && classes.isToday)}
        title={t('toWeek')}
        onClick={() => on.goToWeek(date)}
      >
        {Number(date.slice(8))}. <span className="visually-hidden">{t('toWeek')}</span>
        {isWorked && (
          <em>
            {(day.isLong || day.unreadable > 0) && (
              <Icon of={exclamationTriangle} className="mark-warning size-11" />
            )}{' '}
            {day.unreadable > 0 ? '–' : formats.hours(hours)}
          </em>
        )}
      </Stop>
      <Band day={day} markOf={look.markOf} />
      {lines.map((record) => (
        <Line key={record.id} {...{ record, look, on }} drag={dragWith(record, drag)} />
      ))}
      {others && (
        <Stop className={classes.more} onClick={() => on.goToWeek(date)}>
          {t('others', { count: others.count, hours: formats.hours(others.hours) })}
        </Stop>
      )}
      {field > 0 && (
        <Stop className={classes.field} onClick={() => on.add({ date, hours: field })}>
          {t('missing', { hours: formats.hours(field) })}{' '}
          <span className="visually-hidden">{t('enterMissing')}</span>
        </Stop>
      )}
    </fieldset>
  );
});

/** A record of the month: it can be moved, but has no height that could be drawn. */
const Line = memo(function Line(props: RecordProps) {
  const { record, look } = props;
  return (
    <RecordButton {...props} className={classes.line} height={0}>
      <span className="ellipsis">{look.words.titleOf(record)}</span>
      {comma}
      <Hours {...{ record, look }} />
    </RecordButton>
  );
});

/** The sum of a month against its target, and what is missing until yesterday. */
export function MonthSum({ month, week }: { readonly month: CalendarMonth; readonly week: Week }) {
  const { t } = useTranslation(['workCalendar', 'workRecords']);
  const formats = useFormats();
  const { behind } = month;
  return (
    <SumLine>
      <b>{formats.hours(month.hours)}</b> {t('workRecords:strip.of', { hours: formats.plain(month.target) })}{' '}
      {behind !== null && behind !== 0 && week.unreadable === 0 && (
        <span className="no-phone">
          {t(behind > 0 ? 'workCalendar:behind' : 'workCalendar:ahead', {
            hours: formats.hours(Math.abs(behind)),
          })}
        </span>
      )}
      <WithoutUnreadable count={week.unreadable} isDoubtful={week.isDoubtful} />
    </SumLine>
  );
}
