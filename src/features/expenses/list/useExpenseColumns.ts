import { useTranslation } from 'react-i18next';
import type { ListColumn } from '@/shared/lists/TableHead';
import classes from './expenseTable.module.scss';

/** The columns, for the table and for its skeleton. */
export function useExpenseColumns(): readonly ListColumn[] {
  const { t } = useTranslation('expenses');
  return [
    { title: t('columns.number'), sort: 'number', className: classes.number },
    { title: t('columns.date'), sort: 'date', className: classes.date },
    { title: t('columns.cost'), sort: 'cost', className: classes.cost, align: 'right' },
    { title: t('columns.type'), sort: 'type', className: classes.type },
    { title: t('columns.description'), sort: 'description' },
    { title: t('columns.action'), className: classes.actions, align: 'right' },
  ];
}
