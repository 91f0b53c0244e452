import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { groupings } from '@/domain/planner/lanes';
import { ListSearch } from '@/shared/lists/ListSearch';
import type { ListColumn } from '@/shared/lists/TableHead';
import { SwitchField } from '@/shared/ui/fields/SwitchField';
import type { TasksFind } from '../useTasksFind';
import classes from './boardLine.module.scss';
import { type BoardParts, boardViews } from '../views/useBoardParts';
import calendarWeek from 'bootstrap-icons/icons/calendar-week.svg?icon';
import kanban from 'bootstrap-icons/icons/kanban.svg?icon';
import listUl from 'bootstrap-icons/icons/list-ul.svg?icon';
import { Segmented } from '@/shared/ui/buttons/Segmented';
import { useMediaQuery } from '@/shared/ui/window/useMediaQuery';

interface BoardLineProps {
  readonly search: TasksFind;
  readonly parts: BoardParts;
  /** Whether the shown view can be grouped by person or priority. */
  readonly hasGroups: boolean;
  /** The columns by which the shown view can be sorted. */
  readonly columns: readonly ListColumn[];
}

/** The line above a board: the field of its tasks, the groups, and whether completed tasks are shown. */
export function BoardLine({ search, parts, hasGroups, columns }: BoardLineProps) {
  const { t } = useTranslation('planner');
  return (
    <div className={classes.line}>
      <BoardViewSwitch parts={parts} />
      <ListSearch find={{ ...search, columns, field: { size: 'sm' } }} className={classes.find} />
      <div className={classes.end}>
        {hasGroups && <GroupSelect parts={parts} />}
        <SwitchField
          label={t('board.showCompleted')}
          checked={parts.showsCompleted}
          onChange={({ target }) => parts.setShowsCompleted(target.checked)}
        />
      </div>
    </div>
  );
}

/** Chooses by what the tasks are grouped. */
function GroupSelect({ parts }: Pick<BoardLineProps, 'parts'>) {
  const { t } = useTranslation('planner');
  const id = useId();
  return (
    <div className={classes.lanes}>
      <label className="text-faint" htmlFor={id}>
        {t('board.by')}
      </label>
      <select
        id={id}
        className="form-select form-select-sm"
        value={parts.grouping}
        onChange={({ target }) =>
          parts.setGrouping(groupings.find((one) => one === target.value) ?? 'bucket')
        }
      >
        {groupings.map((one) => (
          <option key={one} value={one}>
            {t(`board.groupings.${one}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

const icons = { board: kanban, list: listUl, week: calendarWeek };

/** Switches between the views of a board: its columns, a list, and a week. */
function BoardViewSwitch({ parts }: Pick<BoardLineProps, 'parts'>) {
  const { t } = useTranslation('planner');
  const isWide = useMediaQuery('(min-width: 1200px)');
  return (
    <Segmented
      label={t('views.label')}
      value={parts.view}
      options={boardViews.map((value) => ({
        value,
        label: t(`views.${value}`),
        icon: icons[value],
        hasText: isWide,
      }))}
      onChange={parts.setView}
    />
  );
}
