import type { ColumnId } from '@/domain/report/tableColumns';
import classes from './reportTable.module.scss';

/** The classes of the columns' cells. The total looks different from columns of time. */
export const columnClass: Readonly<Partial<Record<ColumnId, string | undefined>>> = {
  total: classes.isTotal,
  measure: classes.isTotal,
  share: classes.share,
  before: classes.before,
  change: classes.change,
  used: classes.figure,
  revenue: classes.figure,
  unpaid: classes.figure,
};
