import { employeeFields } from '../employeeEdit';
import type { EmployeeEdit } from '../employeeWire';
import { usePersonWords } from '../usePersonWords';
import type { ConflictProps } from '@/shared/outbox/OutboxPartOf';
import { WaitingConflict } from '@/shared/outbox/WaitingConflict';
import { personKind } from './personKind';

/** Asks which of two versions of a profile to keep. */
export function PersonConflict(props: ConflictProps<EmployeeEdit>) {
  const { aboutOf, labelOf, inWords } = usePersonWords();
  return (
    <WaitingConflict
      {...props}
      kind={personKind}
      fields={employeeFields}
      isOnlyChanged
      nameOf={aboutOf}
      labelOf={labelOf}
      textOf={(part, person) => inWords(part, person[part])}
    />
  );
}
