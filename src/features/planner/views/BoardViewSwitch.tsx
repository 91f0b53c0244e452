import calendarWeek from 'bootstrap-icons/icons/calendar-week.svg?icon';
import kanban from 'bootstrap-icons/icons/kanban.svg?icon';
import listUl from 'bootstrap-icons/icons/list-ul.svg?icon';
import { useTranslation } from 'react-i18next';
import { Segmented } from '@/shared/ui/buttons/Segmented';
import { useMediaQuery } from '@/shared/ui/window/useMediaQuery';
import { boardViews, useShownView } from './useShownView';

const icons = { board: kanban, list: listUl, week: calendarWeek };

/** Switches between the views of a board: its columns, a list, and a week. */
export function BoardViewSwitch() {
  const { t } = useTranslation('planner');
  const { view, choose } = useShownView();
  const isWide = useMediaQuery('(min-width: 1200px)');
  return (
    <Segmented
      label={t('views.label')}
      value={view}
      options={boardViews.map((value) => ({
        value,
        label: t(`views.${value}`),
        icon: icons[value],
        hasText: isWide,
      }))}
      onChange={choose}
    />
  );
}
