import { clsx } from 'clsx';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { type GridCell, latestOf } from '@/domain/work/weekGrid';
import type { WorkRecord } from '@/domain/work/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { type CellEdits, useCellStatus } from './cellEdits';
import { descriptionOf } from './cellMeaning';
import { useFailureText, usePairName } from './cellWords';
import { Button } from '@/shared/ui/buttons/Button';
import classes from './cellBar.module.scss';

interface CellBarProps {
  readonly cell: GridCell;
  readonly records: readonly WorkRecord[];
  readonly edits: CellEdits;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Called on Enter: what is typed is to be saved. */
  readonly onEnter: () => void;
  /** Called on Escape: the focus goes back to the cell. */
  readonly onReturn: () => void;
  readonly onLeave: (event: FocusEvent<HTMLElement>) => void;
  readonly onOpen: () => void;
}

/** The line above the grid: the chosen cell, its description, and a button for the dialog. */
export function CellBar({ cell, records, edits, input, onEnter, onReturn, onLeave, onOpen }: CellBarProps) {
  const { t } = useTranslation('weekGrid');
  const formats = useFormats();
  const pairName = usePairName();
  const status = useCellStatus(edits, cell.key);
  const failure = useFailureText()(cell, status);
  const latest = cell.kind === 'empty' ? latestOf(cell.pair, records) : undefined;
  const isTaken = latest !== undefined && status.description === undefined;

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') {
      event.preventDefault();
      onEnter();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (status.text === undefined) edits.forget(cell.key);
      else edits.set(cell.key, { ...status, description: undefined });
      onReturn();
    }
  }

  return (
    <div className={classes.bar} role="group" data-cell-bar aria-label={t('bar.label')}>
      <span className={classes.cell}>
        <b className="text-plain weight-560">
          {formats.weekday(cell.date)} {formats.dayMonth(cell.date)}
        </b>{' '}
        <span>· {pairName(cell.pair)}</span>
      </span>
      {cell.records.length > 1 ? (
        <span className={classes.several}>{t('bar.several', { count: cell.records.length })}</span>
      ) : (
        <input
          ref={input}
          type="text"
          aria-label={t('bar.description')}
          placeholder={t('bar.placeholder')}
          autoComplete="off"
          value={descriptionOf(cell, records, status)}
          onChange={({ currentTarget }) =>
            edits.set(cell.key, {
              ...edits.get(cell.key),
              description: currentTarget.value,
              failure: undefined,
            })
          }
          onKeyDown={handleKey}
          onBlur={onLeave}
        />
      )}
      <output className={clsx('text-tiny', failure === undefined ? 'text-secondary' : 'text-danger')}>
        {failure ?? (isTaken && t('bar.taken', { date: formats.dayMonth(latest.date) }))}
      </output>
      <Button look="ghost" size="sm" label={t('bar.open')} onClick={onOpen} />
    </div>
  );
}
