import { clsx } from 'clsx';
import chevronLeft from 'bootstrap-icons/icons/chevron-left.svg?icon';
import chevronRight from 'bootstrap-icons/icons/chevron-right.svg?icon';
import copyIcon from 'bootstrap-icons/icons/copy.svg?icon';
import plusLg from 'bootstrap-icons/icons/plus-lg.svg?icon';
import { useTranslation } from 'react-i18next';
import { type TouchEvent, useRef } from 'react';
import { type IsoDate, addDays } from '@/domain/time/period';
import type { GridCell } from '@/domain/work/weekGrid';
import type { StripDay, WeekStrip } from '@/domain/work/weekStrip';
import { useFormats } from '@/shared/i18n/useFormats';
import { FurrowBar } from '@/shared/ui/bars/FurrowBar';
import { Icon } from '@/shared/ui/buttons/Icon';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import { useCellSave } from '../cells/useCellSave';
import { useSettleOnLeave } from '../cells/useSettleOnLeave';
import type { WeekGridPanelProps } from '../WeekGridPanel';
import { DayRow } from './DayRow';
import classes from './dayView.module.scss';

interface DayViewProps extends WeekGridPanelProps {
  readonly onCopy: () => void;
}

/** One day of the week grid, for a phone: a swipe or the buttons change the day. */
export function DayView({ week, grid, strip, edits, onOpen, onAdd, onCopy }: DayViewProps) {
  const { t } = useTranslation(['weekGrid', 'workRecords']);
  const { commit } = useCellSave(edits);
  const { active } = week;
  const cells = grid.rows.flatMap((row) => row.cells.filter(({ date }) => date === active));

  function settle(cell: GridCell) {
    const result = commit(cell);
    // The dialog asks for what is missing.
    if (result === 'description' || result === 'place') onOpen(cell);
  }
  const settleAll = useSettleOnLeave(cells, edits, commit);

  function goTo(date: IsoDate) {
    settleAll();
    week.goTo(date);
  }
  const goBy = (days: number) => goTo(addDays(active, days));
  const swipe = useSwipe({ onLeft: () => goBy(1), onRight: () => goBy(-1) });
  const day = strip.days.find(({ date }) => date === active);

  return (
    <>
      <DayPips strip={strip} active={active} onChoose={goTo} />
      <div className={classes.day} {...swipe}>
        <div className={classes.swipe}>
          <IconButton icon={chevronLeft} label={t('weekGrid:day.before')} onClick={() => goBy(-1)} />
          {day && <DayHeading day={day} />}
          <IconButton icon={chevronRight} label={t('weekGrid:day.after')} onClick={() => goBy(1)} />
        </div>
        {day && <FurrowBar hours={day.hours} target={day.target} isToday={day.isToday} />}
        <ul className={classes.rows} aria-label={t('weekGrid:day.rows')}>
          {cells.map((cell) => (
            <DayRow key={cell.key} cell={cell} edits={edits} onOpen={onOpen} onLeave={settle} />
          ))}
        </ul>
      </div>
      <div className={classes.actions}>
        <button type="button" className="btn btn-quiet" onClick={onAdd}>
          <Icon of={plusLg} />
          {t('weekGrid:row.short')}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onCopy}>
          <Icon of={copyIcon} />
          {t('workRecords:view.lastWeek')}
        </button>
      </div>
      <p className="text-faint text-small mt-3">{t('weekGrid:day.hint')}</p>
    </>
  );
}

function DayHeading({ day }: { readonly day: StripDay }) {
  const { t } = useTranslation('weekGrid');
  const formats = useFormats();
  const weekday = formats.weekday(day.date, 'long');
  return (
    <div className={classes.heading} role="status">
      <b>{day.isToday ? t('day.today', { weekday }) : formats.namedDay(day.date)}</b>
      <span className="text-secondary figures text-small">
        {day.target > 0
          ? t('day.sum', { hours: formats.hours(day.hours), target: formats.plain(day.target) })
          : t('day.sumFree', { hours: formats.hours(day.hours) })}
        {day.missing > 0 && ` ${t('day.open', { hours: formats.hours(day.missing) })}`}
      </span>
    </div>
  );
}

/** How far a finger must move for a swipe, in pixels. */
const FAR = 56;

interface Swipe {
  readonly onLeft: () => void;
  readonly onRight: () => void;
}

/** Handlers for a horizontal swipe, to be spread on an element: one finger, far enough, and more across than down. */
function useSwipe({ onLeft, onRight }: Swipe) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const [across, down] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      start.current = null;
      if (Math.abs(across) < FAR || Math.abs(across) < 2 * Math.abs(down)) return;
      if (across < 0) onLeft();
      else onRight();
    },
    onTouchCancel: () => {
      start.current = null;
    },
  };
}

interface DayPipsProps {
  readonly strip: WeekStrip;
  readonly active: IsoDate;
  readonly onChoose: (day: IsoDate) => void;
}

/** The days of the week as small bars, one of them chosen. */
function DayPips({ strip, active, onChoose }: DayPipsProps) {
  const { t } = useTranslation(['weekGrid', 'workRecords']);
  const formats = useFormats();
  return (
    <fieldset className={classes.pips} aria-label={t('workRecords:strip.days')}>
      {strip.days.map((day) => (
        <button
          key={day.date}
          type="button"
          className={clsx(day.target === 0 && day.hours === 0 && classes.isOff)}
          aria-pressed={day.date === active}
          onClick={() => onChoose(day.date)}
        >
          <span className="visually-hidden">
            {t('weekGrid:day.pip', { day: formats.namedDay(day.date), hours: formats.hours(day.hours) })}
          </span>
          <span aria-hidden="true">{formats.weekday(day.date)}</span>
          <b aria-hidden="true">{Number(day.date.slice(8))}</b>
          {day.isGap ? (
            <span className="tw-furrow-bar gap" />
          ) : (
            <FurrowBar hours={day.hours} target={day.target} isToday={day.isToday} />
          )}
        </button>
      ))}
    </fieldset>
  );
}
