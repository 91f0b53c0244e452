import check from 'bootstrap-icons/icons/check-lg.svg?icon';
import { useState } from 'react';
import type { IsoDate } from '@/domain/time/period';
import type { WorkRecord } from '@/domain/work/workRecord';
import { Icon } from '@/shared/ui/buttons/Icon';
import { CheckText } from './CheckText';
import { fixesOf } from './fixesOf';
import type { CheckLine } from './useCheckLines';
import { useFocusInFix } from './useFocusInFix';
import type { Fixer } from './useFixer';
import type { MonthWords } from './useMonthWords';
import classes from './checkFix.module.scss';

export interface CheckFixProps {
  readonly line: CheckLine;
  readonly records: readonly WorkRecord[];
  readonly fixer: Fixer;
  readonly onEdit: (record: WorkRecord) => void;
  readonly onNew: (day: IsoDate) => void;
  readonly words: MonthWords;
}

/** A finding: its day, its text and its fixes; once it is fixed, it says so and offers an undo. */
export function CheckFix({ line, records, fixer, onEdit, onNew, words }: CheckFixProps) {
  const { t, formats } = words;
  const { key, date } = line.check;
  const fixes = fixesOf(line.check, { records, fixer, onEdit, onNew, words });
  const day = `${formats.weekday(date)} ${formats.dayMonth(date)}`;
  const isBusy = fixer.isBusy(key);
  const [done, setDone] = useState<string | undefined>(undefined);
  const keptFocus = useFocusInFix(line.isOpen);
  return (
    <div className={classes.fix} aria-busy={isBusy} {...keptFocus}>
      <span className={classes.day}>{day}</span>
      <span className={classes.text}>
        <CheckText check={line.check} {...{ records, words }} />
      </span>
      <span className={classes.buttons}>
        {line.isOpen ? (
          fixes.map(({ label, isQuiet, done: said, onAct }) => (
            <button
              key={label}
              type="button"
              className={isQuiet ? 'btn btn-ghost btn-sm' : 'btn btn-quiet btn-sm'}
              aria-label={`${label}: ${day}`}
              aria-disabled={isBusy}
              onClick={() => {
                setDone(said);
                onAct();
              }}
            >
              {label}
            </button>
          ))
        ) : (
          <>
            <span className={classes.done}>
              <Icon of={check} />
              {done ?? t('monthClose:fixed')}
            </span>
            {fixer.canUndo(key) && (
              <button
                type="button"
                className="btn btn-ghost btn-sm"
                aria-label={`${t('common:actions.undo')}: ${day}`}
                aria-disabled={isBusy}
                onClick={() => void fixer.undo(key)}
              >
                {t('common:actions.undo')}
              </button>
            )}
          </>
        )}
      </span>
    </div>
  );
}
