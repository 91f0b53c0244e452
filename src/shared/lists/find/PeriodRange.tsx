import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { periodOf } from '@/domain/find/findQuery';
import { isIsoDate } from '@/domain/time/period';
import { DateField } from '../../ui/fields/dates/DateField';
import { useToday } from '../../ui/timing/useClock';
import type { Find, ShownFilter } from './find';
import classes from './periodRange.module.scss';

interface PeriodRangeProps {
  readonly find: Find;
  readonly filter: ShownFilter;
  /** Enter or Escape was pressed in a field. */
  readonly onDone?: () => void;
}

interface Days {
  readonly from: string;
  readonly to: string;
}

const isDayOrEmpty = (text: string) => text === '' || isIsoDate(text);

/** The period as the query's value; null while it is none. */
function valueOf({ from, to }: Days): string | null {
  if (!isDayOrEmpty(from) || !isDayOrEmpty(to)) return null;
  if (from === '' && to === '') return '';
  return from !== '' && to !== '' && from > to ? null : `${from}..${to}`;
}

/** A period of one's own: its first and last day, of which one may be open. It begins with the days of the chosen one. */
export function PeriodRange({ find, filter, onDone }: PeriodRangeProps) {
  const { t } = useTranslation('find');
  const today = useToday();
  const chosen = filter.chosen[0]?.value ?? '';
  const period = periodOf(find.query, today);
  const ofQuery: Days = { from: period?.from ?? '', to: period?.to ?? '' };
  /** The typed days, the value that was chosen when they were typed, and the value that they ask for. */
  const [typed, setTyped] = useState({ days: ofQuery, seen: chosen, asked: chosen });
  // Another period was chosen, which was not typed here.
  const isOther = typed.seen !== chosen && typed.asked !== chosen;
  const days = isOther ? ofQuery : typed.days;
  if (typed.seen !== chosen) setTyped({ days, seen: chosen, asked: chosen });

  function type(next: Days) {
    const value = valueOf(next);
    setTyped({ days: next, seen: chosen, asked: value ?? chosen });
    if (value !== null && value !== chosen) filter.choose(value === '' ? [] : [value]);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const isInField = event.target instanceof HTMLInputElement;
    if (!onDone || (event.key !== 'Escape' && !(event.key === 'Enter' && isInField))) return;
    event.preventDefault();
    event.stopPropagation();
    onDone();
  }

  const isBackwards = isIsoDate(days.from) && isIsoDate(days.to) && days.from > days.to;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears the keys of its fields
    <div className={classes.range} onKeyDown={handleKeyDown}>
      <DateField
        dayOf="work"
        label={t('period.from')}
        size="sm"
        value={days.from}
        onValue={(from) => type({ ...days, from })}
      />
      <DateField
        dayOf="work"
        label={t('period.to')}
        size="sm"
        value={days.to}
        error={isBackwards && t('period.order')}
        onValue={(to) => type({ ...days, to })}
      />
    </div>
  );
}
