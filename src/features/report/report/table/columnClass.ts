import { clsx } from 'clsx';
import type { ReportTableColumn } from '../../useReportTable';
import classes from './reportTable.module.scss';

/** The class of a column's cells. */
export function columnClass({ kind, isTotal }: ReportTableColumn): string {
  return clsx(
    isTotal && classes.isTotal,
    kind === 'share' && classes.share,
    kind === 'before' && classes.before,
    kind === 'change' && classes.change,
    kind === 'figure' && classes.figure,
  );
}
