import { useTranslation } from 'react-i18next';
import type { SkeletonColumn } from '@/shared/ui/messages/TableSkeleton';
import classes from './employeeColumns.module.scss';

/** The columns of the employee table and of its skeleton. */
export function useEmployeeColumns(): readonly SkeletonColumn[] {
  const { t } = useTranslation('people');
  return [
    { title: t('columns.photo'), className: classes.photo, titleHidden: true },
    { title: t('columns.givenName'), className: classes.givenName },
    { title: t('columns.surname'), className: classes.surname },
    { title: t('columns.phone'), className: classes.phone },
    { title: t('columns.mail') },
    { title: t('columns.action'), className: 'column-actions', align: 'right' },
  ];
}
