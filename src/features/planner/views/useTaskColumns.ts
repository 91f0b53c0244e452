import { useTranslation } from 'react-i18next';
import type { ListColumn } from '@/shared/lists/TableHead';
import classes from './taskTable.module.scss';

/** The columns of a board's list. */
export function useTaskColumns(): readonly ListColumn[] {
  const { t } = useTranslation(['planner', 'common']);
  return [
    { title: t('planner:task.title'), sort: 'title' },
    { title: t('planner:task.fields.priority'), className: classes.priority, sort: 'priority' },
    { title: t('planner:members.label'), className: classes.members },
    { title: t('planner:views.due'), className: classes.due, align: 'right', sort: 'due' },
    { title: t('common:actions.actions'), titleHidden: true, className: classes.actions },
  ];
}
