import plus from 'bootstrap-icons/icons/plus.svg?icon';
import exclamationCircle from 'bootstrap-icons/icons/exclamation-circle.svg?icon';
import dash from 'bootstrap-icons/icons/dash.svg?icon';
import checkLg from 'bootstrap-icons/icons/check-lg.svg?icon';
import carFront from 'bootstrap-icons/icons/car-front.svg?icon';
import copyIcon from 'bootstrap-icons/icons/copy.svg?icon';
import plusLg from 'bootstrap-icons/icons/plus-lg.svg?icon';
import { useTranslation } from 'react-i18next';
import { type IsoDate, addDays } from '@/domain/time/period';
import type { GridCell } from '@/domain/work/weekGrid';
import { useFormats } from '@/shared/i18n/useFormats';
import { FurrowBar } from '@/shared/ui/bars/FurrowBar';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import { useCellSave } from '../cells/useCellSave';
import type { WeekGridPanelProps } from '../WeekGridPanel';
import { DayPips, DayTurns } from './DayTurns';
import { useSwipe } from './useSwipe';
import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { stepFrom } from '@/domain/decimal';
import { MAX_HOURS_PER_DAY } from '@/domain/limits';
import { hoursOf } from '@/domain/time/typedHours';
import { useProjectName } from '@/shared/i18n/useProjectName';
import { FieldButton } from '@/shared/ui/fields/FieldButton';
import { FigureInput } from '@/shared/ui/fields/FigureInput';
import { type CellEdits, useCellStatus } from '../cells/cellEdits';
import { useCellName, useFailureText } from '../cells/cellWords';
import { env } from '@/shared/env';
import { isWindowLeft } from '@/shared/ui/window/usePressElsewhere';
import { hoursStepWords } from '@/shared/i18n/hoursStepWords';
import rowClasses from './dayRow.module.scss';
import classes from './dayView.module.scss';

interface DayViewProps extends WeekGridPanelProps {
  readonly onCopy: () => void;
}

/** One day of the week grid, for a phone: a swipe or the buttons change the day. */
export function DayView({ week, grid, strip, edits, onOpen, onAdd, onCopy }: DayViewProps) {
  const { t } = useTranslation(['weekGrid', 'workRecords']);
  const formats = useFormats();
  const { active } = week;
  const cells = grid.rows.flatMap((row) => row.cells.filter(({ date }) => date === active));
  const { commit, settleAll } = useCellSave(edits, cells);

  function settle(cell: GridCell) {
    const result = commit(cell);
    // The dialog asks for what is missing.
    if (result === 'description' || result === 'place') onOpen(cell);
  }

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
        <Button icon={plusLg} label={t('weekGrid:row.short')} onClick={onAdd} />
        <Button icon={copyIcon} label={t('workRecords:view.lastWeek')} onClick={onCopy} />
      </div>
      <p className="text-faint text-small mt-3">{t('weekGrid:day.hint')}</p>
    </>
  );
}

/** How long a stepper must rest before its hours are saved, in milliseconds, so that five presses are one call. */
const REST_MS = 900;

interface DayRowProps {
  readonly cell: GridCell;
  readonly edits: CellEdits;
  readonly onOpen: (cell: GridCell) => void;
  readonly onLeave: (cell: GridCell) => void;
}

/** A customer and project on one day: the name opens the dialog, the hours are stepped or typed. */
function DayRow({ cell, edits, onOpen, onLeave }: DayRowProps) {
  const { t } = useTranslation(['weekGrid', 'common']);
  const name = useCellName()(cell);
  const projectName = useProjectName();
  const status = useCellStatus(edits, cell.key);
  const failure = useFailureText()(cell, status);
  const noteId = useId();
  const { pair } = cell;
  const isTyped = cell.kind === 'empty' || cell.kind === 'single' || status.text !== undefined;

  return (
    <li className={rowClasses.row} data-record={cell.records[0]?.id} tabIndex={-1}>
      <button type="button" className={rowClasses.pair} onClick={() => onOpen(cell)}>
        <span className="visually-hidden">{t('weekGrid:day.details', { name })}</span>
        <b className="block ellipsis weight-560" aria-hidden="true">
          {pair.customerName || t('weekGrid:noCustomer')}
        </b>
        <span className="block ellipsis text-secondary text-small" aria-hidden="true">
          {projectName(pair.projectName) || t('weekGrid:noProject')}
        </span>
      </button>
      {isTyped ? (
        <Stepper
          {...{ cell, edits, name, onLeave }}
          describedBy={failure === undefined ? undefined : noteId}
        />
      ) : (
        <MoreHours cell={cell} name={name} onOpen={onOpen} />
      )}
      {failure !== undefined && (
        <p className="text-danger" id={noteId}>
          <Icon of={exclamationCircle} /> {failure}
        </p>
      )}
      {status.isSaved && (
        <p className="text-success">
          <Icon of={checkLg} /> {t('weekGrid:cell.saved')}
        </p>
      )}
    </li>
  );
}

/** Hours that cannot be typed over, because they have several records or a journey. */
function MoreHours({ cell, name, onOpen }: Pick<DayRowProps, 'cell' | 'onOpen'> & { readonly name: string }) {
  const formats = useFormats();
  return (
    <Button className={clsx('figures', rowClasses.more)} onClick={() => onOpen(cell)}>
      <span className="visually-hidden">{name}</span>
      {cell.kind === 'travel' ? (
        <Icon of={carFront} />
      ) : (
        <span className="text-faint" aria-hidden="true">
          {cell.records.length}
        </span>
      )}
      <span aria-hidden="true">{formats.hours(cell.hours)}</span>
    </Button>
  );
}

interface StepperProps extends Omit<DayRowProps, 'onOpen'> {
  readonly name: string;
  readonly describedBy: string | undefined;
}

function Stepper({ cell, edits, name, describedBy, onLeave }: StepperProps) {
  const { t } = useTranslation('common');
  const formats = useFormats();
  const step = hoursStepWords(formats);
  const { text } = useCellStatus(edits, cell.key);
  const stored = cell.hours === null ? '' : formats.hours(cell.hours);
  const [presses, setPresses] = useState(0);
  const rest = useEffectEvent(() => onLeave(cell));
  useEffect(() => {
    if (presses === 0) return undefined;
    const timer = setTimeout(rest, REST_MS);
    return () => clearTimeout(timer);
  }, [presses]);

  function move(direction: 1 | -1) {
    const now = edits.get(cell.key).text ?? stored;
    const next = stepFrom(hoursOf(now, cell.hours) ?? 0, env.hoursStep, direction);
    edits.type(cell, formats.plain(Math.min(MAX_HOURS_PER_DAY, Math.max(0, next))));
    setPresses((count) => count + 1);
  }

  return (
    <div className="tw-stepper">
      <FieldButton icon={dash} label={`${t('fields.hoursLess', step)}: ${name}`} onPress={() => move(-1)} />
      <FigureInput
        aria-label={name}
        aria-invalid={describedBy !== undefined}
        aria-describedby={describedBy}
        placeholder="0"
        enterKeyHint="done"
        value={text ?? stored}
        onValue={(typed) => edits.type(cell, typed)}
        onBlur={(event) => {
          if (!isWindowLeft(event)) onLeave(cell);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onLeave(cell);
          if (event.key === 'Escape') edits.forget(cell.key);
        }}
      />
      <FieldButton icon={plus} label={`${t('fields.hoursMore', step)}: ${name}`} onPress={() => move(1)} />
    </div>
  );
}
