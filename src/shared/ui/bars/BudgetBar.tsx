import { clsx } from 'clsx';
import classes from './budgetBar.module.scss';

interface BudgetBarProps {
  /** The used part of the budget, 0.5 for half of it; null without a budget. */
  readonly share: number | null;
  /** Only little of the budget is left. */
  readonly isFew?: boolean;
  /** One of many below each other, which are finer and lighter. */
  readonly isInList?: boolean;
}

/**
 * The used part of a budget as furrows. When the budget is exceeded, its part of the bar is full and the excess follows
 * in another colour. It is decoration only, because the same is said as text.
 */
export function BudgetBar({ share, isFew = false, isInList = false }: BudgetBarProps) {
  if (share === null) return <span className={classes.none} aria-hidden="true" />;
  return (
    <span
      className={clsx(classes.bar, isInList && classes.isInList, isFew && classes.isFew)}
      aria-hidden="true"
    >
      <span
        className={classes.share}
        style={{ width: `${Math.min(share, 1 / Math.max(share, 1)) * 100}%` }}
      />
      {share > 1 && <span className={classes.excess} />}
    </span>
  );
}
