import { useTranslation } from 'react-i18next';
import type { SkeletonColumn } from '@/shared/ui/messages/TableSkeleton';

/** The columns of section 2, for the table and for its skeleton. */
export function useExpenseColumns(): readonly SkeletonColumn[] {
  const { t } = useTranslation('expenses');
  return [
    { title: t('columns.number'), className: 'c-voucher' },
    { title: t('columns.date'), className: 'c-day' },
    { title: t('columns.cost'), className: 'c-cost', align: 'right' },
    { title: t('columns.type'), className: 'c-type' },
    { title: t('columns.description') },
    { title: t('columns.action'), className: 'c-act2', align: 'right' },
  ];
}
