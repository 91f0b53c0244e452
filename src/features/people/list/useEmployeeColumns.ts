import { useTranslation } from 'react-i18next';
import type { SkeletonColumn } from '@/shared/ui/messages/TableSkeleton';

/** The columns of the employee table (section 2) and of its skeleton. */
export function useEmployeeColumns(): readonly SkeletonColumn[] {
  const { t } = useTranslation('people');
  return [
    { title: t('columns.photo'), className: 'c-photo', titleHidden: true },
    { title: t('columns.givenName'), className: 'c-given' },
    { title: t('columns.surname'), className: 'c-surname' },
    { title: t('columns.phone'), className: 'c-phone' },
    { title: t('columns.mail') },
    { title: t('columns.action'), className: 'c-act', align: 'right' },
  ];
}
