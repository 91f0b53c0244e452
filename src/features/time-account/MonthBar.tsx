import { clsx } from 'clsx';
import { hoursOfHundredths } from '@/domain/hundredths';
import type { AccountFigures } from '@/domain/account/accountMonths';
import classes from './monthBar.module.scss';

/** The hours that a bar has room for. */
const SCALE = 200;

interface MonthBarProps {
  readonly figures: Pick<AccountFigures, 'worked' | 'credit' | 'target'>;
  /** The bar of the running month is solid; others are lighter. */
  readonly isRunning?: boolean;
  readonly className?: string | undefined;
}

/**
 * The hours of a month as a ploughed strip: a furrow for each 8 hours of work, then absences in a lighter colour, and a notch
 * at the target. It is decoration only, because the same hours are shown as text beside it.
 */
export function MonthBar({ figures: { worked, credit, target }, isRunning, className }: MonthBarProps) {
  const percent = (hundredths: number) => `${(hoursOfHundredths(hundredths) / SCALE) * 100}%`;
  return (
    <span
      className={clsx(
        classes.bar,
        isRunning && classes.isRunning,
        target > 0 && classes.hasTarget,
        className,
      )}
      style={{
        '--worked': percent(worked),
        '--credit': percent(credit),
        '--target': percent(target),
        '--hours': hoursOfHundredths(worked),
      }}
      aria-hidden="true"
    >
      {worked > 0 && <i />}
      {credit > 0 && <u />}
    </span>
  );
}
