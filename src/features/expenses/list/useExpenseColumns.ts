import { useTranslation } from 'react-i18next';
import type { SkeletonColumn } from '@/shared/ui/messages/TableSkeleton';
import classes from './expenseTable.module.scss';

/** The columns, for the table and for its skeleton. */
export function useExpenseColumns(): readonly SkeletonColumn[] {
  const { t } = useTranslation('expenses');
  return [
    { title: t('columns.number'), className: classes.number },
    { title: t('columns.date'), className: classes.date },
    { title: t('columns.cost'), className: classes.cost, align: 'right' },
    { title: t('columns.type'), className: classes.type },
    { title: t('columns.description') },
    { title: t('columns.action'), className: classes.actions, align: 'right' },
  ];
}
