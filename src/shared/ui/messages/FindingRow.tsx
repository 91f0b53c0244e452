import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import classes from './findingRow.module.scss';

interface FindingRowProps extends ComponentProps<'div'> {
  /** The day or the days, in words. */
  readonly when: string;
  readonly buttons: ReactNode;
  readonly isDense?: boolean;
  readonly isHidden?: boolean;
}

/** A finding: its day, its text as children, and its fixes. */
export function FindingRow({ when, children, buttons, isDense, isHidden, ...props }: FindingRowProps) {
  return (
    <div className={clsx(classes.row, isDense && classes.isDense, isHidden && classes.isHidden)} {...props}>
      <span className={classes.day}>{when}</span>
      <span className={classes.text}>{children}</span>
      <span className={classes.buttons}>{buttons}</span>
    </div>
  );
}
