import exclamationTriangle from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import { clsx } from 'clsx';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { sumDecimals } from '@/domain/decimal';
import type { CalendarMonth, MonthDay } from '@/domain/work/workCalendar';
import { useFormats } from '@/shared/i18n/useFormats';
import { Icon } from '@/shared/ui/buttons/Icon';
import type { CalendarLook, CalendarPresses } from './calendarLook';
import { useDayWords } from './DayColumn';
import { blockStyle, comma, howPressed, useBlockWords } from './RecordBlock';
import type { Drag } from './pointerPress';
import classes from './monthGrid.module.scss';

interface MonthGridProps {
  readonly month: CalendarMonth;
  readonly look: CalendarLook;
  readonly on: CalendarPresses;
  readonly drag: Drag | null;
}

/** A month of weeks with their sums. */
export function MonthGrid({ month, look, on, drag }: MonthGridProps) {
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
      {month.weeks.map(({ week, days, hours }) => [
        <span key={week} className={classes.week}>
          {week}
        </span>,
        ...days.map((day, at) =>
          day ? (
            <Day key={day.date} {...{ day, look, on, drag }} />
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- a place of the week without a day
            <span key={`${week}/${at}`} className={classes.day} />
          ),
        ),
        <b key={`${week}/sum`} className={classes.sum}>
          {hours === null ? '–' : formats.hours(hours)}
        </b>,
      ])}
    </div>
  );
}

interface DayProps extends Omit<MonthGridProps, 'month'> {
  readonly day: MonthDay;
}

const Day = memo(function Day({ day, look, on, drag }: DayProps) {
  const { t } = useTranslation(['workCalendar', 'workDays']);
  const formats = useFormats();
  const { nameOf } = useDayWords();
  const { date, kind, hours, lines, others, field } = day;
  const isTarget = drag?.kind === 'move' && drag.over === date;
  const isWorked = day.records.length > 0 || day.unreadable > 0 || day.missing !== null;
  return (
    <fieldset
      className={clsx(
        classes.day,
        day.isToday && classes.isToday,
        day.target === 0 && classes.isOff,
        isTarget && classes.isTarget,
      )}
      aria-label={nameOf(day)}
      data-day={date}
      data-drop={date}
    >
      <button
        type="button"
        className={classes.number}
        tabIndex={-1}
        data-stop
        title={t('workCalendar:toWeek')}
        onClick={() => on.goToWeek(date)}
      >
        {Number(date.slice(8))}. <span className="visually-hidden">{t('workCalendar:toWeek')}</span>
        {isWorked && (
          <em>
            {(day.isLong || day.unreadable > 0) && <Icon of={exclamationTriangle} />}{' '}
            {day.unreadable > 0 ? '–' : formats.hours(hours)}
          </em>
        )}
      </button>
      {kind.kind === 'holiday' && (
        <span className={classes.band}>
          <i /> {t(`workDays:holidays.${kind.holiday}`)}
        </span>
      )}
      {kind.kind === 'free' && (
        <span className={classes.band}>
          {look.markOf(
            date,
            <>
              <i /> {t('workCalendar:freeDay')}
            </>,
          )}
        </span>
      )}
      {lines.map((record) => (
        <Line key={record.id} {...{ record, look, on, drag }} />
      ))}
      {others && (
        <button
          type="button"
          className={classes.more}
          tabIndex={-1}
          data-stop
          onClick={() => on.goToWeek(date)}
        >
          {t('workCalendar:others', { count: others.count, hours: formats.hours(others.hours) })}
        </button>
      )}
      {field > 0 && (
        <button
          type="button"
          className={classes.field}
          tabIndex={-1}
          data-stop
          onClick={() => on.add({ date, hours: field })}
        >
          {t('workCalendar:missing', { hours: formats.hours(field) })}{' '}
          <span className="visually-hidden">{t('workCalendar:enterMissing')}</span>
        </button>
      )}
    </fieldset>
  );
});

interface LineProps extends Omit<DayProps, 'day'> {
  readonly record: MonthDay['records'][number];
}

/** A record of the month: it can be moved, but has no height that could be drawn. */
function Line({ record, look, on, drag }: LineProps) {
  const { t } = useTranslation('workCalendar');
  const { titleOf, hoursOf, restOf } = useBlockWords();
  const waiting = look.waitingOf(record);
  const isSelected = look.isSelected(record);
  const isSending = look.isSending(record);
  return (
    <button
      type="button"
      className={clsx(
        classes.line,
        isSelected && classes.isSelected,
        (isSending || waiting) && classes.isStuck,
        drag?.kind === 'move' && drag.records.some(({ id }) => id === record.id) && classes.isLifted,
      )}
      style={blockStyle({ record, colour: look.colourOf(record.customerId) })}
      tabIndex={-1}
      data-stop
      data-record={record.id}
      aria-haspopup="dialog"
      aria-busy={isSending}
      title={record.description}
      onClick={(event) => on.open(record, howPressed(event))}
    >
      <span className="ellipsis">{titleOf(record)}</span>
      {comma}
      <em>
        {hoursOf(record)} <span className="visually-hidden">{t('hourWord')}</span>
      </em>
      <span className="visually-hidden">
        {restOf({ record, hint: waiting ? null : look.hintOf(record), isSelected }, 0)}
      </span>
    </button>
  );
}

/** The sum of a month against its target, and what is missing until yesterday. */
export function MonthSum({ month }: { readonly month: CalendarMonth }) {
  const { t } = useTranslation(['workCalendar', 'workRecords']);
  const formats = useFormats();
  const { behind } = month;
  return (
    <>
      <b>{formats.hours(sumDecimals([month.hours]))}</b>{' '}
      {t('workRecords:strip.of', { hours: formats.plain(month.target) })}{' '}
      {behind !== null && behind !== 0 && (
        <span className="no-phone">
          {t(behind > 0 ? 'workCalendar:behind' : 'workCalendar:ahead', {
            hours: formats.hours(Math.abs(behind)),
          })}
        </span>
      )}
    </>
  );
}
