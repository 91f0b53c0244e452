import { fullName } from '@/domain/people/person';
import type { ConflictProps } from '@/shared/outbox/OutboxPartOf';
import { WaitingConflict } from '@/shared/outbox/WaitingConflict';
import { employeeFields } from '../employeeEdit';
import { personKind } from './personKind';
import { usePersonWords } from '../usePersonWords';
import type { EmployeeEdit } from '../employeeWire';

/** Asks which of two versions of a profile with a waiting change to keep. */
export function WaitingPersonConflict(props: ConflictProps<EmployeeEdit>) {
  const { labelOf, inWords } = usePersonWords();
  return (
    <WaitingConflict
      {...props}
      kind={personKind}
      fields={employeeFields}
      isOnlyChanged
      nameOf={fullName}
      labelOf={labelOf}
      textOf={(part, person) => inWords(part, person[part])}
    />
  );
}
