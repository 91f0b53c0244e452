import arrowDown from 'bootstrap-icons/icons/arrow-down.svg?icon';
import arrowUp from 'bootstrap-icons/icons/arrow-up.svg?icon';
import chevron from 'bootstrap-icons/icons/chevron-down.svg?icon';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/buttons/Icon';
import { RowMenu } from '../../../ui/menus/RowMenu';
import type { ColumnSorting, ListColumn } from '../../TableHead';
import classes from './toolMenus.module.scss';

interface SortMenuProps {
  /** The columns of the same list as a table, whose heads sort it there. */
  readonly columns: readonly ListColumn[];
  readonly sorting: ColumnSorting;
}

/** Sorts by a column; the chosen one turns, and then ends the order, like the head of a table. */
export function SortMenu({ columns, sorting: { current, onSort } }: SortMenuProps) {
  const { t } = useTranslation('find');
  const sorted = columns.find(({ sort }) => sort !== undefined && sort === current?.by);
  const arrow = current?.isDown ? arrowDown : arrowUp;
  const direction = t(current?.isDown ? 'sheet.down' : 'sheet.up');
  const items = columns.flatMap(({ title, sort }) => {
    if (sort === undefined) return [];
    const isChosen = sort === current?.by;
    return [
      {
        label: title,
        isChosen,
        ...(isChosen && { icon: arrow, detail: direction }),
        onSelect: () => onSort(sort),
      },
    ];
  });
  return (
    <RowMenu
      label={t('sheet.sort')}
      about={sorted && `${sorted.title}, ${direction}`}
      items={items}
      face={{
        className: clsx('btn btn-ghost', classes.tool, classes.isLast),
        content: (
          <>
            {sorted && <Icon of={arrow} />}
            {sorted?.title ?? t('sheet.sort')}
            <Icon of={chevron} className="size-11" />
          </>
        ),
      }}
    />
  );
}
