import carFront from 'bootstrap-icons/icons/car-front.svg?icon';
import checkLg from 'bootstrap-icons/icons/check-lg.svg?icon';
import exclamationCircle from 'bootstrap-icons/icons/exclamation-circle.svg?icon';
import { clsx } from 'clsx';
import { type FocusEvent, type KeyboardEvent, memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridCell } from '@/domain/work/weekGrid';
import type { StripDay } from '@/domain/work/weekStrip';
import { parseHours } from '@/domain/time/typedHours';
import { useFormats } from '@/shared/i18n/useFormats';
import { isPlainFigure } from '@/shared/ui/fields/FigureInput';
import { Icon } from '@/shared/ui/buttons/Icon';
import { type CellEdits, type CellStatus, useCellStatus } from './cellEdits';
import { useCellName, useFailureText } from './cellWords';
import classes from './hoursCell.module.scss';

/** The handlers that the grid gives its cells. */
export interface CellHandlers {
  readonly onFocus: (cell: GridCell) => void;
  readonly onKey: (event: KeyboardEvent<HTMLElement>, cell: GridCell) => void;
  readonly onLeave: (event: FocusEvent<HTMLElement>, cell: GridCell) => void;
  /** Called for a cell that opens a dialog because it cannot be typed over. */
  readonly onOpen: (cell: GridCell) => void;
}

interface HoursCellProps {
  readonly cell: GridCell;
  readonly edits: CellEdits;
  /** The same object on every render, so that a cell only renders again when its own content changes. */
  readonly handlers: CellHandlers;
  readonly day: StripDay | undefined;
  /** Whether this is the cell in the tab order. */
  readonly isActive: boolean;
  /** The position of the cell: row and column. */
  readonly at: string;
}

/** The look of the cells of a day. */
export const cellClass = (day: StripDay | undefined) =>
  clsx(classes.cell, day?.isToday && classes.isToday, day?.target === 0 && classes.isOff);

/** A cell of the grid; its frame shows whether it was saved or has failed. */
export const HoursCell = memo(function HoursCell(props: HoursCellProps) {
  const { failure, isSaved } = useCellStatus(props.edits, props.cell.key);
  const state = failure === undefined ? isSaved && classes.isSaved : classes.isFailed;
  return (
    <td className={clsx(cellClass(props.day), state)}>
      <CellContent {...props} />
    </td>
  );
});

/** The hours of a pair on a day: a field, or a button if only the dialog can show all of it. */
function CellContent({ cell, edits, isActive, at, handlers }: HoursCellProps) {
  const formats = useFormats();
  const nameOf = useCellName();
  const failureText = useFailureText();
  const status = useCellStatus(edits, cell.key);
  const noteId = useId();
  const failure = failureText(cell, status);
  const stored = cell.hours === null ? '' : formats.hours(cell.hours);
  const shared = {
    'data-at': at,
    'data-record': cell.records[0]?.id,
    tabIndex: isActive ? 0 : -1,
    title: failure,
    onFocus: () => handlers.onFocus(cell),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => handlers.onKey(event, cell),
  };

  // Text typed before other records arrived stays visible and is not discarded.
  if (cell.kind !== 'empty' && cell.kind !== 'single' && status.text === undefined) {
    return (
      <>
        <button type="button" {...shared} aria-label={nameOf(cell)} onClick={() => handlers.onOpen(cell)}>
          {stored}
        </button>
        <span className={classes.mark} aria-hidden="true">
          {cell.records.length > 1 && cell.records.length}
          {cell.kind === 'travel' && <Icon of={carFront} className="size-12" />}
        </span>
      </>
    );
  }
  return (
    <>
      <input
        {...shared}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={nameOf(cell)}
        aria-invalid={failure !== undefined}
        aria-describedby={failure === undefined ? undefined : noteId}
        value={status.text ?? stored}
        onChange={(event) => edits.type(cell, event.currentTarget.value)}
        onFocus={(event) => {
          event.currentTarget.select();
          handlers.onFocus(cell);
        }}
        onMouseUp={(event) => event.preventDefault()}
        onBlur={(event) => handlers.onLeave(event, cell)}
      />
      <span className={classes.mark} aria-hidden="true">
        {failure !== undefined && <Icon of={exclamationCircle} className="size-12" />}
        {status.isSaved && <Icon of={checkLg} className="size-12" />}
        {failure === undefined && <TypedValue text={status.text} known={cell.records[0]?.hours} />}
      </span>
      {failure !== undefined && (
        <span className="visually-hidden" id={noteId}>
          {failure}
        </span>
      )}
    </>
  );
}

/** How a typed text is read, if the app would write it differently: `= 2,5`. */
function TypedValue({
  text,
  known,
}: Pick<CellStatus, 'text'> & { readonly known: number | null | undefined }) {
  const { t } = useTranslation('weekGrid');
  const formats = useFormats();
  if (text === undefined || isPlainFigure(text, formats.language)) return null;
  const typed = parseHours(text, known ?? null);
  return typed.kind === 'hours' ? t('cell.becomes', { hours: formats.hours(typed.hours) }) : null;
}
