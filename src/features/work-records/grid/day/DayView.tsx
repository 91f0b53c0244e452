import copyIcon from 'bootstrap-icons/icons/copy.svg?icon';
import plusLg from 'bootstrap-icons/icons/plus-lg.svg?icon';
import { useTranslation } from 'react-i18next';
import { type IsoDate, addDays } from '@/domain/time/period';
import type { GridCell } from '@/domain/work/weekGrid';
import { useFormats } from '@/shared/i18n/useFormats';
import { FurrowBar } from '@/shared/ui/bars/FurrowBar';
import { Icon } from '@/shared/ui/buttons/Icon';
import { useCellSave } from '../cells/useCellSave';
import { useSettleOnLeave } from '../cells/useSettleOnLeave';
import type { WeekGridPanelProps } from '../WeekGridPanel';
import { DayPips } from './DayPips';
import { DayRow } from './DayRow';
import { DayTurns } from './DayTurns';
import { useSwipe } from './useSwipe';
import classes from './dayView.module.scss';

interface DayViewProps extends WeekGridPanelProps {
  readonly onCopy: () => void;
}

/** One day of the week grid, for a phone: a swipe or the buttons change the day. */
export function DayView({ week, grid, strip, edits, onOpen, onAdd, onCopy }: DayViewProps) {
  const { t } = useTranslation(['weekGrid', 'workRecords']);
  const formats = useFormats();
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
        {day && (
          <DayTurns
            {...day}
            shown={{ from: active, to: active }}
            today={week.today}
            missing={day.missing > 0 && t('weekGrid:day.open', { hours: formats.hours(day.missing) })}
            labels={{ previous: t('weekGrid:day.before'), next: t('weekGrid:day.after') }}
            onTurn={goBy}
          />
        )}
        {day && <FurrowBar hours={day.hours} target={day.target} isToday={day.isToday} />}
        <ul className="above-8" aria-label={t('weekGrid:day.rows')}>
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
