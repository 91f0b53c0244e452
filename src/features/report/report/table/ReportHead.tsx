import caretDown from 'bootstrap-icons/icons/caret-down-fill.svg?icon';
import caretUp from 'bootstrap-icons/icons/caret-up-fill.svg?icon';
import { useTranslation } from 'react-i18next';
import type { RowKind } from '@/domain/report/pivot';
import { USUAL_ORDER, orderOf } from '@/domain/report/sortedRows';
import { Icon } from '@/shared/ui/buttons/Icon';
import { useReportSettings } from '../../useReportSettings';
import type { ReportTableColumn } from '../../useReportTable';
import { STOP } from './useTableStops';
import classes from './reportTable.module.scss';
import type { ColumnId } from '@/domain/report/tableColumns';

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

interface ReportHeadProps {
  readonly columns: readonly ReportTableColumn[];
  readonly kind: RowKind;
}

/** The heads of the columns. A press sorts by a column; another press reverses the order. */
export function ReportHead({ columns, kind }: ReportHeadProps) {
  const { t } = useTranslation('report');
  const { settings, change } = useReportSettings();
  const current = orderOf(columns, settings.sort);

  function sortBy(by: string) {
    const isDown = current.by === by ? !current.isDown : by !== 'name';
    const isUsual = by === USUAL_ORDER.by && isDown === USUAL_ORDER.isDown;
    change({ sort: isUsual ? null : { by, isDown } });
  }

  const head = (sort: string, title: string, days: string | null, className: string | undefined) => {
    const isSorted = sort !== '' && current.by === sort;
    return (
      <th
        key={`${sort} ${title}`}
        scope="col"
        className={className}
        aria-sort={isSorted ? (current.isDown ? 'descending' : 'ascending') : undefined}
      >
        {sort === '' ? (
          <span className={classes.head}>{title}</span>
        ) : (
          <button type="button" className={classes.head} {...STOP} onClick={() => sortBy(sort)}>
            <span>
              {title}
              {days !== null && <small>{days}</small>}
            </span>
            {isSorted && <Icon of={current.isDown ? caretDown : caretUp} />}
          </button>
        )}
      </th>
    );
  };

  return (
    <thead>
      <tr>
        {head('name', t(`report.rowKinds.${kind}`), null, classes.name)}
        {columns.map((column) => head(column.key, column.title, column.days, columnClass[column.id]))}
      </tr>
    </thead>
  );
}
