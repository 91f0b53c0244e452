import { useTranslation } from 'react-i18next';
import type { SkeletonColumn } from '@/shared/ui/messages/TableSkeleton';

/** The columns of the customer table and of its skeleton. */
export function useCustomerColumns(): readonly SkeletonColumn[] {
  const { t } = useTranslation('customers');
  return [
    { title: t('columns.name') },
    { title: t('columns.number'), className: 'c-number' },
    { title: t('columns.location'), className: 'c-place' },
    { title: t('columns.projects'), className: 'c-num', align: 'right' },
    { title: t('columns.status'), className: 'c-status' },
    { title: t('columns.members'), className: 'c-team' },
    { title: t('columns.action'), className: 'c-act', align: 'right' },
  ];
}
