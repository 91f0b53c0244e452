import { useTranslation } from 'react-i18next';
import type { ListColumn } from '@/shared/lists/TableHead';
import classes from './employeeColumns.module.scss';

/** The columns of the employee table and of its skeleton. */
export function useEmployeeColumns(): readonly ListColumn[] {
  const { t } = useTranslation('people');
  return [
    { title: t('columns.photo'), className: classes.photo, titleHidden: true },
    { title: t('columns.givenName'), sort: 'givenName', className: classes.givenName },
    { title: t('columns.surname'), sort: 'surname', className: classes.surname },
    { title: t('columns.phone'), sort: 'phone', className: classes.phone },
    { title: t('columns.mail'), sort: 'mail' },
    { title: t('columns.action'), className: 'column-actions', align: 'right' },
  ];
}
