import { useTranslation } from 'react-i18next';
import type { SkeletonColumn } from '@/shared/ui/messages/TableSkeleton';
import classes from './customerTable.module.scss';

/** The columns of the customer table and of its skeleton. */
export function useCustomerColumns(): readonly SkeletonColumn[] {
  const { t } = useTranslation('customers');
  return [
    { title: t('columns.name') },
    { title: t('columns.number'), className: classes.number },
    { title: t('columns.location'), className: classes.place },
    { title: t('columns.projects'), className: 'column-number', align: 'right' },
    { title: t('columns.status'), className: classes.status },
    { title: t('columns.members'), className: classes.team },
    { title: t('columns.action'), className: 'column-actions', align: 'right' },
  ];
}
