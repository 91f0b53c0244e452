import { useTranslation } from 'react-i18next';
import type { SkeletonColumn } from '@/shared/ui/messages/TableSkeleton';
import classes from './timeSheetTable.module.scss';

/** The columns of the list, for the table and its skeleton. */
export function useTimeSheetColumns(): readonly SkeletonColumn[] {
  const { t } = useTranslation('timeSheets');
  return [
    { title: t('columns.period'), className: classes.period },
    { title: t('columns.path') },
    { title: t('columns.next'), className: classes.next, align: 'right' },
    { title: t('columns.action'), className: classes.actions, align: 'right' },
  ];
}
