import carFront from 'bootstrap-icons/icons/car-front.svg?icon';
import checkLg from 'bootstrap-icons/icons/check-lg.svg?icon';
import exclamationCircle from 'bootstrap-icons/icons/exclamation-circle.svg?icon';
import { type FocusEvent, type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type GridCell, cellState } from '@/domain/work/weekGrid';
import { parseHours } from '@/domain/time/typedHours';
import { useFormats } from '@/shared/i18n/useFormats';
import { isPlainFigure } from '@/shared/ui/fields/FigureInput';
import { Icon } from '@/shared/ui/buttons/Icon';
import type { CellEdits } from './cellEdits';
import { useCellStatus } from './useCellEdits';
import { useCellName } from './useCellName';
import { useFailureText } from './useFailureText';
import classes from './hoursCell.module.scss';

/** The handlers that the grid gives its cells. */
export interface CellHandlers {
  readonly onFocus: (cell: GridCell) => void;
  readonly onKey: (event: KeyboardEvent<HTMLElement>, cell: GridCell) => void;
  readonly onLeave: (event: FocusEvent<HTMLElement>, cell: GridCell) => void;
  /** Called for a cell that opens a dialog because it cannot be typed over. */
  readonly onOpen: (cell: GridCell) => void;
}

interface HoursCellProps extends CellHandlers {
  readonly cell: GridCell;
  readonly edits: CellEdits;
  /** Whether this is the cell in the tab order. */
  readonly isActive: boolean;
  /** The position of the cell: row and column. */
  readonly at: string;
}

/** Types into a cell and remembers what it held when typing began. */
export function typeInto(edits: CellEdits, cell: GridCell, text: string): void {
  const { key } = cell;
  const status = edits.get(key);
  const isBegun = status.text !== undefined || edits.saving().has(key);
  const seen = isBegun ? status.seen : cellState(cell);
  edits.set(key, { text, seen, description: status.description });
}

/** The hours of a pair on a day: a field, or a button if only the dialog can show all of it. */
export function HoursCell({ cell, edits, isActive, at, ...handlers }: HoursCellProps) {
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
        onChange={(event) => typeInto(edits, cell, event.currentTarget.value)}
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
}: {
  readonly text: string | undefined;
  readonly known?: number | null | undefined;
}) {
  const { t } = useTranslation('weekGrid');
  const formats = useFormats();
  if (text === undefined || isPlainFigure(text, formats.language)) return null;
  const typed = parseHours(text, known ?? null);
  return typed.kind === 'hours' ? t('cell.becomes', { hours: formats.hours(typed.hours) }) : null;
}
