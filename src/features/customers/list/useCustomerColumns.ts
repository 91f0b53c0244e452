import { useTranslation } from 'react-i18next';
import type { ListColumn } from '@/shared/lists/TableHead';
import classes from './customerTable.module.scss';

/** The columns of the customer table and of its skeleton. */
export function useCustomerColumns(): readonly ListColumn[] {
  const { t } = useTranslation('customers');
  return [
    { title: t('columns.name'), sort: 'name' },
    { title: t('columns.number'), sort: 'number', className: classes.number },
    { title: t('columns.location'), sort: 'place', className: classes.place },
    { title: t('columns.projects'), sort: 'projects', className: 'column-number', align: 'right' },
    { title: t('columns.status'), sort: 'state', className: classes.status },
    { title: t('columns.members'), sort: 'members', className: classes.team },
    { title: t('columns.action'), className: 'column-actions', align: 'right' },
  ];
}
