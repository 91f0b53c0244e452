import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { BoardColumn, TaskMember } from '@/domain/planner/kanban';
import { type Lane, NOBODY_LANE, personLanes, priorityLanes } from '@/domain/planner/lanes';
import { Icon } from '@/shared/ui/buttons/Icon';
import { PersonAvatar } from '@/shared/ui/people/PersonAvatar';
import { useToday } from '@/shared/ui/timing/useClock';
import { lookOfPriority, useTaskWords } from './taskLooks';
import looks from './taskLooks.module.scss';

interface LanesOptions {
  /** Whether the lanes are people; otherwise they are priorities. */
  readonly isByPerson: boolean;
  readonly columns: readonly BoardColumn[];
  /** The people of the board. */
  readonly members: readonly TaskMember[];
}

/** The tasks of a board by person or priority, and the names of these groups. */
export function useLanes({ isByPerson, columns, members }: LanesOptions) {
  const { t } = useTranslation('planner');
  const { priorityName } = useTaskWords();
  const today = useToday();
  return {
    lanes: isByPerson ? personLanes(columns, members, today) : priorityLanes(columns, today),
    nameOf: ({ key, person }: Lane) => {
      if (!isByPerson) return priorityName(key);
      return key === NOBODY_LANE ? t('board.nobody') : (person?.name ?? '');
    },
  };
}

interface LaneNameProps {
  readonly lane: Lane;
  readonly name: string;
  readonly isByPerson: boolean;
}

/** The name of a lane, or of such a group in the list: with the person's photo or the priority's icon, and its counts. */
export function LaneName({ lane, name, isByPerson }: LaneNameProps) {
  const { t } = useTranslation('planner');
  return (
    <>
      <LaneMark lane={lane} isByPerson={isByPerson} />
      <b className="ellipsis weight-580">{name}</b>
      <span className="figures text-faint text-small weight-420">{lane.count}</span>
      {lane.overdue > 0 && (
        <span className="figures text-danger text-small weight-540">
          {t('find.overdue', { count: lane.overdue })}
        </span>
      )}
    </>
  );
}

function LaneMark({ lane: { key, person }, isByPerson }: Omit<LaneNameProps, 'name'>) {
  if (person) return <PersonAvatar guid={person.guid} name={person.name} size={28} />;
  if (isByPerson) return null;
  const { className, icon } = lookOfPriority(key);
  return (
    <span className={clsx(looks.priority, className)}>
      <Icon of={icon} />
    </span>
  );
}
