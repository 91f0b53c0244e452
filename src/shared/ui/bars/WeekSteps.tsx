import { clsx } from 'clsx';
import chevronLeft from 'bootstrap-icons/icons/chevron-left.svg?icon';
import chevronRight from 'bootstrap-icons/icons/chevron-right.svg?icon';
import type { ReactNode } from 'react';
import type { CalendarWeek, IsoDate } from '@/domain/time/period';
import { useFormats } from '../../i18n/useFormats';
import { Icon } from '../buttons/Icon';
import classes from './weekSteps.module.scss';

interface WeekStepsProps {
  /** The week that is shown, or other days. */
  readonly week: Pick<CalendarWeek, 'monday' | 'sunday'>;
  /** Whether its first and last day are shown beside its name. */
  readonly hasDates?: boolean;
  readonly today: IsoDate;
  /** The words, which each feature has in its own texts. */
  readonly words: {
    /** "Week 47". */
    readonly week: string;
    readonly previous: string;
    readonly next: string;
    /** The button between the arrows, and what it does. */
    readonly current: string;
    readonly toCurrent: string;
  };
  /** Goes to the week before or after. */
  readonly onStep: (direction: -1 | 1) => void;
  /** Goes to the week of today. */
  readonly onCurrent: () => void;
  /** Class of the buttons, where they look different. */
  readonly className?: string | undefined;
  /** At the end of the line, such as the sum of the week. */
  readonly children?: ReactNode;
}

/** The number and days of a week, with buttons to its neighbours and to the week of today. */
export function WeekSteps(props: WeekStepsProps) {
  const { week, hasDates = true, today, words, onStep, onCurrent, className, children } = props;
  const formats = useFormats();
  const isCurrent = today >= week.monday && today <= week.sunday;
  const step = (label: string, direction: -1 | 1) => (
    <button type="button" aria-label={label} title={label} onClick={() => onStep(direction)}>
      <Icon of={direction < 0 ? chevronLeft : chevronRight} />
    </button>
  );
  return (
    <div className={classes.head}>
      <h2 className={classes.heading}>
        {words.week}{' '}
        {hasDates && (
          <span className="text-faint figures">{formats.dayRange(week.monday, week.sunday, today)}</span>
        )}
      </h2>
      <div className={clsx('tw-date-stepper', classes.steps, className)}>
        {step(words.previous, -1)}
        <button
          type="button"
          className={classes.current}
          aria-disabled={isCurrent}
          title={words.toCurrent}
          onClick={onCurrent}
        >
          {words.current}
        </button>
        {step(words.next, 1)}
      </div>
      {children}
    </div>
  );
}
