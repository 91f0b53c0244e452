import { useTranslation } from 'react-i18next';
import type { ListColumn } from '@/shared/lists/TableHead';
import classes from './timeSheetTable.module.scss';

/** The columns of the list, for the table and its skeleton. */
export function useTimeSheetColumns(): readonly ListColumn[] {
  const { t } = useTranslation('timeSheets');
  return [
    { title: t('columns.period'), className: classes.period, sort: 'period' },
    { title: t('columns.path') },
    { title: t('columns.next'), className: classes.next, align: 'right' },
    { title: t('columns.action'), className: classes.actions, align: 'right' },
  ];
}
