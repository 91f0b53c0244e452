import { useTranslation } from 'react-i18next';
import type { SkeletonColumn } from '@/shared/ui/messages/TableSkeleton';

/** The columns, for the table and its skeleton. */
export function useWorkRecordColumns(): readonly SkeletonColumn[] {
  const { t } = useTranslation('workRecords');
  return [
    { title: t('columns.date'), className: 'c-date' },
    { title: t('columns.customer'), className: 'c-customer' },
    { title: t('columns.project'), className: 'c-project' },
    { title: t('columns.description') },
    { title: t('columns.hours'), className: 'c-num', align: 'right' },
    { title: t('columns.action'), className: 'c-act5', align: 'right' },
  ];
}
