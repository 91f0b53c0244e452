import { useTranslation } from 'react-i18next';
import type { SkeletonColumn } from '@/shared/ui/messages/TableSkeleton';

/** The columns, for the table and its skeleton. */
export function useWorkRecordColumns(): readonly SkeletonColumn[] {
  const { t } = useTranslation('workRecords');
  return [
    { title: t('columns.date'), className: 'column-date' },
    { title: t('columns.customer'), className: 'column-customer' },
    { title: t('columns.project'), className: 'column-project' },
    { title: t('columns.description') },
    { title: t('columns.hours'), className: 'column-number', align: 'right' },
    { title: t('columns.action'), className: 'column-five-actions', align: 'right' },
  ];
}
