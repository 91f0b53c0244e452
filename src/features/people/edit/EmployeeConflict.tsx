import { type AskedConflict, EditConflict } from '@/shared/edit/EditConflict';
import type { EmployeeEdit } from '../employeeWire';
import { usePersonWords } from '../usePersonWords';

/** Two people changed the same fields of a profile: which version stays? */
export function EmployeeConflict(props: AskedConflict<EmployeeEdit>) {
  return <EditConflict {...props} {...usePersonWords()} />;
}
