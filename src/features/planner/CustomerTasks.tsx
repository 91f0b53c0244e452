import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { Id } from '@/domain/id';
import { groupByPriority } from '@/domain/planner/kanban';
import { hasNoRows } from '@/shared/api/readableRows';
import { UnreadableRows } from '@/shared/lists/UnreadableRows';
import { Icon } from '@/shared/ui/buttons/Icon';
import { QueryView } from '@/shared/ui/messages/QueryView';
import classes from './customerTasks.module.scss';
import { TaskCard } from './TaskCard';
import card from './taskCard.module.scss';
import { useListCustomerTasksQuery } from './api/tasksApi';
import { useShownTasks } from './outbox/waitingTasks';
import { useTaskDialog } from './task/useTaskDialog';
import { lookOfPriority, useTaskWords } from './taskLooks';
import looks from './taskLooks.module.scss';

/** The tasks of a customer's board, grouped by priority. */
export function CustomerTasks({ customerId }: { customerId: Id }) {
  const { t } = useTranslation('planner');
  const { priorityName } = useTaskWords();
  const query = useShownTasks(useListCustomerTasksQuery(customerId));
  const { open, dialog } = useTaskDialog({
    tasks: query.data?.rows,
    placeOf: () => '',
    hasFullControl: false,
  });
  return (
    <section className="tw-block" aria-labelledby="customer-tasks">
      <div className="tw-section-head">
        <h2 id="customer-tasks">{t('byPriority')}</h2>
      </div>
      <QueryView
        query={query}
        skeleton={<div className={clsx('is-skeleton', card.card)} />}
        isEmpty={hasNoRows}
        empty={<p className="text-faint mb-3">{t('customerTasks.none')}</p>}
        failedTitle={t('customerTasks.failed')}
      >
        {({ rows, unreadable }) => (
          <>
            <UnreadableRows rows={unreadable} />
            <div className={classes.priorities}>
              {groupByPriority(rows).map(({ priority, tasks: members }) => {
                const { className, icon } = lookOfPriority(priority);
                return (
                  <section key={priority} className="stack-start">
                    <div className={clsx('split', classes.heading)}>
                      <h3 className={clsx(looks.priority, className)}>
                        <Icon of={icon} />
                        {priorityName(priority)}
                      </h3>
                      <span className="text-faint figures">{members.length}</span>
                    </div>
                    {members.map((task) => (
                      <TaskCard key={task.id} task={task} onOpen={open} />
                    ))}
                  </section>
                );
              })}
            </div>
          </>
        )}
      </QueryView>
      {dialog}
    </section>
  );
}
