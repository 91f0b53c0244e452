import arrowRight from 'bootstrap-icons/icons/arrow-right.svg?icon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Customer } from '@/domain/customers/customer';
import { countByState } from '@/domain/customers/project';
import { boardPath, paths } from '@/shared/paths';
import { Icon } from '@/shared/ui/Icon';
import { Stat } from '../Stat';
import { useProjectStateWords } from '../useProjectStateWords';

interface CustomerStatsProps {
  readonly customer: Customer;
  /** The tile of the hours. */
  readonly hours: ReactNode;
}

/** The cards of a customer (section 2): projects per state, hours worked, planner tasks. */
export function CustomerStats({ customer, hours }: CustomerStatsProps) {
  const { t } = useTranslation('customers');
  const { stateCount } = useProjectStateWords();
  const { projects, projectsCount, boardId, openTasks } = customer;
  const counts = countByState(projects).map(({ state, count }) => stateCount(state, count));
  return (
    <div className="tw-stats">
      <Stat
        label={t('cards.projects')}
        value={projectsCount}
        detail={counts.length > 0 ? counts.join(', ') : t('cards.none')}
      />
      {hours}
      <Stat
        label={t('cards.tasks')}
        action={
          <Link className="btn btn-ghost btn-sm" to={boardId === null ? paths.planner : boardPath(boardId)}>
            {t(boardId === null ? 'cards.activatePlanner' : 'cards.openPlanner')}
            <Icon of={arrowRight} />
          </Link>
        }
        value={boardId === null ? '–' : openTasks}
        detail={t(boardId === null ? 'cards.noBoard' : 'cards.open')}
      />
    </div>
  );
}
