import { useTranslation } from 'react-i18next';
import type { ListColumn } from '@/shared/lists/TableHead';

/** The columns, for the table and its skeleton. */
export function useWorkRecordColumns(): readonly ListColumn[] {
  const { t } = useTranslation('workRecords');
  return [
    { title: t('columns.date'), sort: 'date', className: 'column-date' },
    { title: t('columns.customer'), sort: 'customer', className: 'column-customer' },
    { title: t('columns.project'), sort: 'project', className: 'column-project' },
    { title: t('columns.description'), sort: 'description' },
    { title: t('columns.hours'), sort: 'hours', className: 'column-number', align: 'right' },
    { title: t('columns.action'), className: 'column-five-actions', align: 'right' },
  ];
}
