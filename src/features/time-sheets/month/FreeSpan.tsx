import check from 'bootstrap-icons/icons/check-lg.svg?icon';
import { useState } from 'react';
import type { MonthCheck } from '@/domain/sheets/monthChecks';
import { type IsoDate, isWithin, isoDate } from '@/domain/time/period';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import { useFocusInFix } from './useFocusInFix';
import type { Fixer } from './useFixer';
import type { MonthWords } from './useMonthWords';
import classes from './freeSpan.module.scss';

interface FreeSpanProps {
  /** The days without an entry, in order. */
  readonly gaps: readonly MonthCheck[];
  readonly fixer: Fixer;
  readonly words: MonthWords;
}

/**
 * Marks many days as days off, such as a vacation: from one day without an entry to another, with one press and one
 * undo.
 */
export function FreeSpan({ gaps, fixer, words }: FreeSpanProps) {
  const { t } = words;
  const days = gaps.map(({ date }) => date);
  const [chosen, setChosen] = useState<{ readonly from?: IsoDate; readonly to?: IsoDate }>({});
  const [done, setDone] = useState<{ readonly key: string; readonly count: number } | null>(null);
  const isDone = done !== null && fixer.canUndo(done.key);
  const keptFocus = useFocusInFix(!isDone);
  const among = (day: IsoDate | undefined) => (day !== undefined && days.includes(day) ? day : undefined);
  const from = among(chosen.from) ?? days[0];
  const to = among(chosen.to) ?? days.at(-1);

  if (isDone)
    return (
      <div className={classes.span} {...keptFocus}>
        <span className="inline-row text-small gap-6 text-success">
          <Icon of={check} />
          {t('monthClose:span.done', { count: done.count })}
        </span>
        <Button
          look="ghost"
          size="sm"
          label={t('common:actions.undo')}
          aria-disabled={fixer.isBusy(done.key)}
          onClick={() => void fixer.undo(done.key)}
        />
      </div>
    );
  if (from === undefined || to === undefined || days.length < 2) return null;

  const span = gaps.filter(({ date }) => isWithin(date, { from, to }));

  async function handleFree() {
    const key = await fixer.freeSpan(span);
    if (key !== null) setDone({ key, count: span.length });
  }

  return (
    <div className={classes.span} {...keptFocus}>
      <Day
        label={t('monthClose:span.from')}
        value={from}
        days={days.filter((day) => day <= to)}
        {...{ words }}
        onChange={(day) => setChosen({ ...chosen, from: day })}
      />
      <Day
        label={t('monthClose:span.to')}
        value={to}
        days={days.filter((day) => day >= from)}
        {...{ words }}
        onChange={(day) => setChosen({ ...chosen, to: day })}
      />
      <Button
        size="sm"
        label={t('monthClose:span.free', { count: span.length })}
        onClick={() => void handleFree()}
      />
    </div>
  );
}

interface DayProps {
  readonly label: string;
  readonly value: IsoDate;
  readonly days: readonly IsoDate[];
  readonly words: MonthWords;
  readonly onChange: (day: IsoDate) => void;
}

function Day({ label, value, days, words: { formats }, onChange }: DayProps) {
  return (
    <label className={classes.day}>
      <span>{label}</span>
      <select
        className="form-select form-select-sm"
        value={value}
        onChange={(event) => onChange(isoDate(event.target.value))}
      >
        {days.map((day) => (
          <option key={day} value={day}>
            {formats.day(day)}
          </option>
        ))}
      </select>
    </label>
  );
}
