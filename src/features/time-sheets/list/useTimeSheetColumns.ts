import { useTranslation } from 'react-i18next';
import type { SkeletonColumn } from '@/shared/ui/messages/TableSkeleton';

/** The columns of the list, for the table and its skeleton. */
export function useTimeSheetColumns(): readonly SkeletonColumn[] {
  const { t } = useTranslation('timeSheets');
  return [
    { title: t('columns.period'), className: 'c-sheet' },
    { title: t('columns.path') },
    { title: t('columns.next'), className: 'c-next', align: 'right' },
    { title: t('columns.action'), className: 'c-act3', align: 'right' },
  ];
}
