import play from 'bootstrap-icons/icons/play-fill.svg?icon';
import { useTranslation } from 'react-i18next';
import type { Task } from '@/domain/planner/kanban';
import { useTimer } from '@/shared/timer/useTimer';
import { Icon } from '@/shared/ui/Icon';

/** Starts the timer for a task, or says for what it runs: there is one at a time. */
export function TaskTimer({ task: { title } }: { readonly task: Pick<Task, 'title'> }) {
  const { t } = useTranslation(['planner', 'common']);
  const { timer, start } = useTimer();
  if (timer === undefined) return null;
  if (timer !== null) {
    const work = timer.work.title || timer.work.description;
    return (
      <p className="t3 fs13 m-0" role="status">
        {work === '' ? t('planner:task.timerRuns') : t('planner:task.timerRunsFor', { work })}
      </p>
    );
  }
  return (
    <div>
      <button
        className="btn btn-quiet btn-sm"
        type="button"
        onClick={() => start({ title, description: title })}
      >
        <Icon of={play} />
        {t('common:actions.startTimer')}
      </button>
    </div>
  );
}
