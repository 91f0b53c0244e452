import { useTranslation } from 'react-i18next';
import type { Task } from '@/domain/planner/kanban';
import { useListCommentsQuery } from '../api/commentsApi';
import { CommentBox } from './CommentBox';
import { CommentList } from './CommentList';

interface TaskTalkProps {
  readonly task: Task;
  /** What is typed and not sent. */
  readonly text: string;
  readonly onText: (change: (text: string) => string) => void;
  readonly isUnsent: boolean;
}

/** The comments of a task, and the box for another one. */
export function TaskTalk({ task: { id }, ...box }: TaskTalkProps) {
  const { t } = useTranslation('planner');
  const query = useListCommentsQuery(String(id));
  return (
    <section aria-label={t('task.comments')}>
      <h3>
        {t('task.comments')} <span className="cnt">{query.data?.rows.length}</span>
      </h3>
      <CommentBox taskId={id} {...box} />
      <CommentList query={query} />
    </section>
  );
}
