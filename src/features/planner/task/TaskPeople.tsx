import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task } from '@/domain/planner/kanban';
import { AvatarStack } from '@/shared/ui/people/AvatarStack';
import { MembersPopover } from './lazyControls';

interface TaskPeopleProps {
  readonly task: Task;
  readonly hasFullControl: boolean;
}

/** The members of a task; full control adds and removes them (section 2, Kanban task dialog). */
export function TaskPeople({ task: { id, members }, hasFullControl }: TaskPeopleProps) {
  const { t } = useTranslation('planner');
  return (
    <div>
      <p className="form-label">{t('members.label')}</p>
      <div className="people">
        <AvatarStack label={t('members.label')} people={members} size={32} />
        {hasFullControl && (
          <Suspense>
            <MembersPopover of={{ kind: 'task', id }} members={members} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
