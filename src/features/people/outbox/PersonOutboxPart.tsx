import { isSameId } from '@/domain/id';
import { fullName } from '@/domain/people/person';
import { useTranslation } from 'react-i18next';
import { OutboxPartOf } from '@/shared/outbox/OutboxPartOf';
import type { OutboxPartProps } from '@/shared/outbox/useOutboxPart';
import { employeePath, paths } from '@/shared/paths';
import { useUser } from '@/shared/store/hooks';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { employeeFields } from '../employeeEdit';
import { usePersonWords } from '../personWords';
import { personKind } from './personKind';

const PersonConflict = lazyComponent(async () => {
  const { editConflict } = await import('@/shared/outbox/WaitingConflict');
  return editConflict(personKind, employeeFields, usePersonWords);
}, ['people', 'edit']);

/** Waiting changes of people in the header's outbox. */
export function PersonOutboxPart(props: OutboxPartProps) {
  const { t } = useTranslation('outbox');
  const guid = useUser()?.guid ?? null;
  return (
    <OutboxPartOf
      {...props}
      kind={personKind}
      aboutOf={(person) => t('person', { name: fullName(person) })}
      pathOf={({ id }) =>
        id === null ? null : isSameId(id, guid) ? paths.profile : employeePath(String(id))
      }
      Conflict={PersonConflict}
    />
  );
}
